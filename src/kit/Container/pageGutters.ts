import { up } from '../theme/media.ts';
import { token } from '../theme/token.ts';

const gutter = (space: string): string => `max(${space}, (100% - ${token('size.page')}) / 2)`;

/** A box as wide as the screen whose content stands at the page's width: its ground can run to the edges. */
export const pageGutters = {
  boxSizing: 'border-box',
  paddingInline: gutter(token('space.gutter')),
  [up('md')]: { paddingInline: gutter(token('space.gutter-wide')) },
} as const;
