import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { chosenLook, denseSpace, down, forcedColors, hover, inHeadingType, sized, styled, token, up, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled } from '../part.ts';
import type { PictureProps } from '../Picture/index.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import { Anchor } from '../Link/index.ts';
import { cardFrame } from '../utils/card.ts';

/** Props of {@link CategoryTile}; every other prop of an `<a>` reaches it. */
export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'style'>, Styled, Rooted {
  /** Where the category is. */
  href: string;
  /** Its name. */
  children: ReactNode;
  /** Its picture; decoration, since the name says it (`alt` may be given all the same). Without one the tile is a name only. */
  picture?: Omit<PictureProps, 'alt' | 'sx'> & { alt?: string };
  /** `outlined` a card in a frame, `plain` a round picture above the name, which is in its middle. Default: `outlined`. */
  variant?: 'outlined' | 'plain';
  /** It is the category shown now. Default: `false`. */
  current?: boolean;
}

const Root = styled('a', { name: 'TkCategoryTile' })<Owned>({
  ...cardFrame,
  textDecoration: 'none',
  color: token('color.text.default'),
  '& > [data-ratio]': pictureStyles,
  '& > span:last-of-type:not([data-ratio])': {
    flex: 1,
    padding: `${denseSpace('space.2')} ${token('space.3')}`,
    ...inHeadingType('font.weight.heading'),
    ...sized('font.size.md', 'font.line-height.snug'),
    overflowWrap: 'anywhere',
    // Five in a row of a tablet.
    [up('md')]: { fontSize: token('font.size.sm') },
    // Two columns of a narrow phone hold the longest word of a category.
    [down('sm')]: { paddingInline: token('space.2') },
  },
  '&[data-variant="plain"]:has(> [data-ratio])': {
    overflow: 'visible',
    alignItems: 'center',
    borderColor: 'transparent',
    background: 'none',
    textAlign: 'center',
    '& > [data-ratio]': { inlineSize: '70%', aspectRatio: '1 / 1', borderRadius: token('radius.full'), objectFit: 'cover' },
    '& > span:last-of-type:not([data-ratio])': { paddingInline: 0, fontSize: token('font.size.sm') },
  },
  '&[aria-current]': {
    borderColor: token('color.border.strong'),
    ...chosenLook,
    [forcedColors]: { borderColor: 'Highlight' },
  },
  [hover]: { '&:hover': { borderColor: token('color.border.strong'), textDecoration: 'underline' } },
});

/** A category as a picture with its name: one link. */
export function CategoryTile<Root extends ElementType = ElementType>(given: Overridden<CategoryTileProps, Root>): JSX.Element {
  const { picture, variant, current, children, ...rest } = useThemedProps('TkCategoryTile', given, { variant: 'outlined' });
  return (
    <Root as={Anchor} aria-current={current ? 'page' : undefined} {...rest} data-variant={variant}>
      {picture ? <BarePicture late ratio="4/3" {...picture} alt={picture.alt ?? ''} /> : null}
      <span>{children}</span>
    </Root>
  );
}
