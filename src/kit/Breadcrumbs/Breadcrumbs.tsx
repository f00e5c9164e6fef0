import type { ComponentProps, ElementType, JSX } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import { breadcrumbs as breadcrumbsMessages } from '../messages/en-GB/breadcrumbs.ts';
import { down, hover, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** One place on the way. */
export interface Breadcrumb {
  /** Name of the place. */
  label: string;
  /** Its address. The last place, where the visitor is, needs none. */
  href?: string;
}

/** Props of {@link Breadcrumbs}; every other prop of a `<nav>` reaches it. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'style'>, Styled, Rooted, Worded<'breadcrumbs'> {
  /** From the start page to the place the visitor is at. */
  items: readonly Breadcrumb[];
}

const Root = styled('nav', { name: 'TkBreadcrumbs' })<Owned>({
  '@media print': { display: 'none' },
  ...sized('font.size.sm', 'font.line-height.snug'),
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li': { display: 'flex', alignItems: 'center', minInlineSize: 0, color: token('color.text.muted') },
  '& svg': { marginInline: token('space.1') },
  '& a, & span': { display: 'inline-block', paddingBlock: token('space.1'), overflowWrap: 'anywhere' },
  '& a': { color: token('color.text.muted'), textDecoration: 'none' },
  [hover]: { '& a:hover': { color: token('color.text.default'), textDecoration: 'underline' } },
  '& span': { color: token('color.text.default') },
  '& li > svg:first-of-type:not(:last-child)': { display: 'none' },
  // On a phone only the way back is left: the page's own heading says where the visitor is.
  [down('sm')]: {
    '& li:not(:nth-last-of-type(2)):not(:only-child)': { display: 'none' },
    '& li:nth-last-of-type(2)': {
      '& > svg': { display: 'none' },
      '& > svg:first-of-type': { display: 'block', marginInlineStart: 0 },
      '& > a': { minBlockSize: token('size.control.medium'), display: 'flex', alignItems: 'center' },
    },
  },
});

/** Where the visitor is and the way there. On phones it shrinks to the way one step back. */
export function Breadcrumbs<Root extends ElementType = ElementType>(given: Overridden<BreadcrumbsProps, Root>): JSX.Element {
  const { items, messages, ...rest } = useThemedProps('TkBreadcrumbs', given);
  const texts = useMessages('breadcrumbs', breadcrumbsMessages, messages);
  const last = items.length - 1;
  return (
    <Root aria-label={texts.label} {...rest}>
      <ol {...bareList}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {index < last ? <ChevronLeftIcon size="small" /> : null}
            {href === undefined ? (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            ) : (
              <Anchor href={href} aria-current={index === last ? 'page' : undefined}>
                {label}
              </Anchor>
            )}
            {index < last ? <ChevronRightIcon size="small" /> : null}
          </li>
        ))}
      </ol>
    </Root>
  );
}
