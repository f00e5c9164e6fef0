import { createElement, type MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Link } from '../../../src/kit/Link/index.ts';
import { KitProvider, type LinkComponentProps } from '../../../src/kit/provider/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { OwnLookExample } from './examples/OwnLook.tsx';

const meta = preview.meta({
  title: 'Kit/Finding the way/Link',
  id: 'kit-link',
  component: Link,
  args: { href: '#soft-drinks', children: 'Soft drinks' },
});

export const Basic = meta.story(example(BasicExample));

export const OwnLook = meta.story(example(OwnLookExample));

export const Default = meta.story();

/** A link that opens a new tab says so, by an icon and in words. */
export const External = meta.story({
  args: { href: 'https://example.com/', external: true, children: 'Food standards' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Food standards (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const followed = fn();
function RouterLink({ replace, children, ...rest }: LinkComponentProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed(rest.href);
  };
  return createElement('a', { ...rest, 'data-router': replace ? 'replace' : 'push', onClick: follow }, children);
}

/** Places inside the application go through the router's link; telephone, mail, other sites and places on this page do not. */
export const InsideAnApplication = meta.story({
  render: () => (
    <KitProvider linkComponent={RouterLink}>
      <Stack>
        <Link href="/product-list" replace>
          All products
        </Link>
        <Link href="tel:+441614960321">0161 496 0321</Link>
        <Link href="#details">Details below</Link>
      </Stack>
    </KitProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All products' }));
    await expect(followed).toHaveBeenCalledWith('/product-list');
    await expect(canvas.getByRole('link', { name: 'All products' })).toHaveAttribute('data-router', 'replace');
    await expect(canvas.getByRole('link', { name: '0161 496 0321' })).not.toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Details below' })).not.toHaveAttribute('data-router');
  },
});

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true, inline: true }, Link, {
    Variants: { ...by('variant', ['text', 'quiet', 'inherit']), external: { href: 'https://example.com/', external: true } },
  }),
});

export const Edge = meta.story({
  args: { children: longName, external: true },
  decorators: [(Story) => <Stack sx={{ maxWidth: 280 }}>{Story()}</Stack>],
});
