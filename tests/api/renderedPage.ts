import type { RenderedPage } from '../../src/storefront/entry-server.tsx';

/** A minimal page, as the storefront renders it. */
export const renderedPage: RenderedPage = {
  status: 200,
  redirect: undefined,
  canonical: undefined,
  robots: undefined,
  structuredData: undefined,
  title: 'Shop',
  description: 'A shop',
  share: {
    title: 'Shop',
    siteName: 'Shop',
    kind: 'website',
    picture: { src: 'https://shop.example.co.uk/share.jpg', alt: 'A shop', width: 1200, height: 630 },
  },
  html: '<main>Hello</main>',
  preloads: '',
  styles: { key: 'css', rules: new Map() },
  state: { brand: 'tarnbrook', publicUrl: 'https://shop.example.co.uk', fallback: {} },
  theme: { stylesheet: '/assets/shop.css', fonts: [] },
  icon: '/icon.svg',
  headScript: '',
  modules: [],
};
