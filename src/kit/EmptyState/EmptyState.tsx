import { createElement, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { oneColumn, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { bareList } from '../utils/bareList.ts';

/** Props of {@link EmptyState}; every other prop of a `<div>` reaches it. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'style'>, Styled, Rooted {
  /** Title of the empty state: "No products found". */
  title: ReactNode;
  /** Level of the title in the outline of the page. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** A drawing. Give `alt` only if it adds to the title. */
  picture?: { src: string; alt: string; width?: number; height?: number };
  /** Reason, and advice. */
  children?: ReactNode;
  /** Ways on, as links; the first is filled. */
  suggestions?: readonly { label: string; href: string }[];
}

const Root = styled('div', { name: 'TkEmptyState' })<Owned>({
  ...oneColumn,
  justifyItems: 'center',
  gap: token('space.4'),
  overflowWrap: 'anywhere',
  paddingBlock: token('space.8'),
  textAlign: 'center',
  '& > img': {
    maxInlineSize: `min(100%, calc(${token('size.sidebar')} * 0.7))`,
    blockSize: 'auto',
    borderRadius: token('radius.large'),
    filter: `brightness(${token('picture.brightness')})`,
  },
  '& > :is(h2, h3, h4, h5, h6)': { fontSize: token('font.size.2xl') },
  '& > div': {
    maxInlineSize: `calc(${token('size.text')} * 0.75)`,
    color: token('color.text.muted'),
    '& > :first-of-type': { marginBlockStart: 0 },
    '& > :last-of-type': { marginBlockEnd: 0 },
  },
  '& > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token('space.2') },
});

/** Nothing to show, said kindly, with ways on. */
export function EmptyState<Root extends ElementType = ElementType>(given: Overridden<EmptyStateProps, Root>): JSX.Element {
  const { title, level, picture, children, suggestions, ...rest } = useThemedProps('TkEmptyState', given, { level: 2 });
  return (
    <Root {...rest}>
      {picture ? <img {...picture} alt={picture.alt} /> : null}
      {createElement(`h${level}`, null, title)}
      {children ? <div>{children}</div> : null}
      {suggestions?.length ? (
        <ul {...bareList}>
          {suggestions.map(({ label, href }, index) => (
            <li key={href}>
              <Button variant={index === 0 ? 'contained' : 'outlined'} href={href}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  );
}
