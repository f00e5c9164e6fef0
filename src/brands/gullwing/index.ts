import { mainNavigation } from '../parts.ts';
import { paths } from '../../contract/pages.ts';
import type { Brand } from '../types.ts';
import { facts } from './facts.ts';
import headingFont from '../../kit/theme/fonts/fraunces.woff2';
import textFont from '../../kit/theme/fonts/nunito-sans.woff2';
import logo from './logo.svg';
import icon from './mark.svg?inline';
import notFoundPicture from './pictures/no-products.webp';
import sharePicture from './pictures/share.jpg';
import { crew, quay, quayAlt } from './drawings.ts';
import stylesheet from './theme.css?url';

/** Gullwing Seafoods: the proof that a brand is tokens and content only. */
export const brand: Brand = {
  ...facts,
  description:
    'Gullwing Seafoods supplies UK restaurants, fishmongers and fryers with fish and seafood, and with batter, oil, drinks, packaging and cleaning supplies beside them.',
  listDescription:
    '{list} from Gullwing Seafoods, for restaurants, fishmongers and fryers: what is in the ice house, in which packs, and how it is kept.',
  navigation: mainNavigation,
  navigationPlace: 'beside-logo',
  arrangement: {
    opening: 'picture-first',
    filters: 'end',
    productPicture: 'end',
    cards: 'plain',
    facts: 'panel',
    formNotes: 'above',
    origin: 'cards',
  },
  banner: {
    text: 'Pricing and orders are coming soon, for registered kitchens and counters.',
    action: 'Register your business',
    short: 'Pricing and orders are coming soon. Register',
    place: 'bottom',
  },
  footerLinks: [
    {
      heading: 'At the counter',
      links: [
        { label: 'The whole range', href: paths.productList },
        { label: 'Register your business', href: paths.accountForm },
        { label: 'Log in', href: paths.login },
      ],
    },
    {
      heading: 'Gullwing',
      links: [
        { label: 'Who we are', href: paths.aboutUs },
        { label: 'Work with us', href: paths.careers },
        { label: 'Contact', href: paths.contactUs },
        { label: 'Terms', href: paths.terms },
        { label: 'Privacy', href: paths.privacy },
      ],
    },
  ],
  theme: { stylesheet, fonts: [headingFont, textFont] },
  logo: { src: `${logo}#logo`, width: 461.8, height: 108 },
  icon,
  sharePicture: { src: sharePicture, alt: quayAlt },
  notFoundPicture,
  notFood: ['Packaging & Disposables', 'Cleaning & Hygiene'],
  facets: {
    type: 'Type',
    species: 'Species',
    cut: 'Cut',
    storage: 'Storage',
    size: 'Size',
    'free-from': 'Free from',
    diet: 'Diet',
    material: 'Material',
    colour: 'Colour',
    ply: 'Ply',
    pack: 'Pack',
    container: 'Container',
    tag: 'Tags',
  },
  home: {
    statement: 'Fish first, and all that goes with it',
    lead: 'Fish and seafood from people who know them, and the batter, oil, drinks, packaging and cleaning supplies that a fish kitchen runs on.',
    picture: quay,
    sections: ['categories', 'bestSellers', 'guide', 'benefits', 'blurb'],
    categoriesHeading: 'The range',
    blurb: {
      heading: 'Fish people with a full store',
      paragraphs: [
        'Fish is what we know best: white, oily and smoked, whole, filleted or battered, and everything that comes in a shell.',
        'But no kitchen runs on fish alone. So the ice house has grown a larder, a drinks store and shelves of boxes and blue roll: one address for all of it.',
      ],
      points: ['Fish and seafood, frozen and chilled', 'Over 10K items in store', 'Delivery within the United Kingdom'],
      picture: crew,
      action: { label: 'Who we are', href: paths.aboutUs },
    },
    bestSellersHeading: 'Best sellers',
    bestSellersColumns: 3,
    benefitsHeading: 'Our promise',
    benefitsVariant: 'plain',
    benefits: [
      { kind: 'guarantee', title: 'Guarantee', text: 'Refunds for faulty goods are made within 14 days, by the method you paid with.' },
      { kind: 'support', title: 'Support', text: 'Ring the wharf, write, or come and see us at the ice house.' },
      { kind: 'payments', title: 'Payments', text: 'Card or bank transfer, in advance. Prices are stated ex-VAT and inc-VAT.' },
      { kind: 'discount', title: 'Discount', text: 'Trade prices for registered businesses, coming soon.' },
    ],
  },
  pages: {
    about: async () => (await import('./about.ts')).about,
    careers: async () => (await import('./careers.ts')).careers,
    contact: async () => (await import('./contact.ts')).contact,
    accountForm: async () => (await import('./accountForm.ts')).accountForm,
    jobApplication: async () => (await import('./jobApplication.ts')).jobApplication,
    terms: async () => (await import('./terms.ts')).terms(brand),
    privacy: async () => (await import('./privacy.ts')).privacy(brand),
    access: async () => (await import('./access.ts')).access,
  },
  extras: async () => (await import('./extras.ts')).extras,
  price: {
    short: 'Prices soon, on registration',
    title: 'Prices soon, on registration',
    register: 'Register your business',
    notify: facts.priceNotice,
  },
  customer: {
    banner: { text: 'Your kitchen is registered. Your prices open soon: we will write to you.', action: 'See your account' },
    account: 'Your account',
    discount: 'Trade prices of your own for your kitchen. They open soon.',
    price: {
      short: 'Price opens soon',
      title: 'Your prices open soon',
      explanation: 'We will write to you when they do',
      ask: 'Ask the wharf about this',
    },
  },
};
