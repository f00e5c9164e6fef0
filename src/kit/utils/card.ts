import { framed, line } from '../theme/boxes.ts';
import { token } from '../theme/token.ts';

/** The frame of a card in a grid: as high as its row, with a hairline around. */
export const cardFrame = {
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  // No scroll container, which would be the one that `base.css` tells a far picture by.
  overflow: 'clip',
  ...framed('large'),
} as const;

/** Stretches the one link of a card over all of it; the card has `position: relative` and has {@link cardFocus}. */
export const wholeCard = { content: '""', position: 'absolute', inset: 0 } as const;

/** Shows the focus of that link around the card; the link itself has `outline: 'none'`. */
export const cardFocus = {
  '&:has(a:focus-visible)': { outline: line('color.focus.ring', 'focus'), outlineOffset: token('space.0-5') },
} as const;
