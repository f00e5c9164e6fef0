import { token } from '../theme/token.ts';

/** For what is spoken and not seen, where the class `tk-visually-hidden` will not do: at some widths only, or although it takes the focus. */
export const unseen = {
  position: 'absolute',
  inlineSize: token('space.px'),
  blockSize: token('space.px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
