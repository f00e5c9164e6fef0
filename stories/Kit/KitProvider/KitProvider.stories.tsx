import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Alert } from '../../../src/kit/Alert/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { Pagination } from '../../../src/kit/Pagination/index.ts';
import { KitProvider, type LinkComponentProps } from '../../../src/kit/provider/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

/** Stands for a router's link. */
function RouterLink({ replace: _replace, state: _state, children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

const meta = preview.meta({
  title: 'Kit/Page/KitProvider',
  id: 'kit-kitprovider',
  component: KitProvider,
  args: {
    messages: {
      pagination: {
        label: 'Seiten',
        previous: 'Zurück',
        previousLabel: 'Zurück zur vorigen Seite',
        next: 'Weiter',
        nextLabel: 'Weiter zur nächsten Seite',
      },
    },
    icons: { info: 'M12 2 22 20H2Z' },
    linkComponent: RouterLink,
    children: (
      <>
        <Alert>
          Orders by five are delivered the next day. <Link href="/delivery">Delivery</Link>
        </Alert>
        <Pagination page={2} count={5} getHref={(page) => `/notices/${page}`} />
      </>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Every link of the kit, in whichever component, is the application's. The texts that are named are said; the others stay English. */
export const OwnLinksAndTexts = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/delivery');
    await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toHaveTextContent('Weiter');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 400 }, KitProvider, {
    Variants: { 'As it comes': { messages: undefined, icons: undefined }, 'Texts and icons of your own': {} },
  }),
});

/** A provider inside another replaces what it names and leaves the rest. */
export const Edge = meta.story({
  render: ({ children, ...args }) => (
    <KitProvider {...args}>
      <KitProvider messages={{ pagination: { next: 'Mehr', nextLabel: 'Mehr Seiten' } }}>{children}</KitProvider>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Seiten' });
    await expect(pages).toHaveTextContent('Zurück');
    await expect(pages).toHaveTextContent('Mehr');
  },
});
