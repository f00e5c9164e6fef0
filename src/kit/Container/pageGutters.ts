import { token, up } from '../part.ts';

const gutter = (space: string): string => `max(${space}, (100% - ${token('size.page')}) / 2)`;

/** The gutters from `md` up, for a box that changes more there: `[up('md')]: { ...wideGutters, … }`. */
export const wideGutters = { paddingInline: gutter(token('space.gutter-wide')) };

/** A box as wide as the screen whose content stands at the page's width: its ground can run to the edges. */
export const pageGutters = { paddingInline: gutter(token('space.gutter')), [up('md')]: wideGutters } as const;
