import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { oneColumn, styled, token, up, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';

/** Props of {@link SplitLayout}; every other prop of a `<div>` reaches it. */
export interface SplitLayoutProps extends ComponentProps<'div'>, Styled, Rooted {
  /** The first half. */
  media: ReactNode;
  /** The side on which the first half stands where there are two. Default: `start`. */
  mediaPlace?: 'start' | 'end';
  /** Goes on below the first half, beside a longer second one. Where there is one column it comes last. */
  belowMedia?: ReactNode;
}

const Root = styled('div', { name: 'TkSplitLayout' })<Owned>({
  ...oneColumn,
  gap: token('space.4'),
  alignItems: 'start',
  '& > [data-slot="media"]': { marginBlockEnd: token('space.2') },
  // In one column the page's heading comes before the picture: a phone shows at once what the page is about.
  '& > [data-slot="content"]': { display: 'contents' },
  '& > [data-slot="content"] > *': { minInlineSize: 0 },
  '& > [data-slot="content"] > h1:first-of-type': { order: -1 },
  [`${up('md')}, print`]: {
    '& > [data-slot="media"]': { marginBlockEnd: 0 },
    '& > [data-slot="content"]': { display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: token('space.8'),
    '& > [data-slot="below-media"]': { gridArea: '2 / 1' },
    '&:has(> [data-slot="below-media"])': { gridTemplateRows: 'auto 1fr' },
    '&:has(> [data-slot="below-media"]) > [data-slot="content"]': { gridArea: '1 / 2 / span 2' },
    '&[data-media-place="end"] > [data-slot="media"]': { gridArea: '1 / 2' },
    '&[data-media-place="end"] > [data-slot="below-media"]': { gridArea: '2 / 2' },
    '&[data-media-place="end"] > [data-slot="content"]': { gridArea: '1 / 1 / span 2' },
  },
  [up('lg')]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', columnGap: token('space.12') },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '&[data-media-place="end"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** A picture and what is said of it, side by side where there is room. In one column a heading of level 1 comes before the picture. */
export function SplitLayout<Root extends ElementType = ElementType>(given: Overridden<SplitLayoutProps, Root>): JSX.Element {
  const { media, mediaPlace, belowMedia, children, ...rest } = useThemedProps('TkSplitLayout', given, { mediaPlace: 'start' });
  return (
    <Root {...rest} data-media-place={mediaPlace}>
      <div data-slot="media">{media}</div>
      <div data-slot="content">{children}</div>
      {belowMedia ? <div data-slot="below-media">{belowMedia}</div> : null}
    </Root>
  );
}
