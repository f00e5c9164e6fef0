import { square } from '../theme/boxes.ts';

/** For what is spoken and not seen, where the class `tk-visually-hidden` will not do: at some widths only, or although it takes the focus. */
export const unseen = {
  position: 'absolute',
  ...square('space.px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
