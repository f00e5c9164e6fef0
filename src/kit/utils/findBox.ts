import { line } from '../theme/boxes.ts';
import { token } from '../theme/token.ts';

/** A control of one line, outside a form. */
export const fieldLook = {
  paddingInline: token('space.2'),
  border: line('color.border.control'),
  borderRadius: token('radius.medium'),
  background: token('color.control.background'),
  color: token('color.text.default'),
} as const;

/** A box that narrows the list below it while one types: as wide as the list, a little lower than the field of a form. */
export const findBox = {
  ...fieldLook,
  inlineSize: '100%',
  minBlockSize: token('size.control.small'),
  marginBlock: `${token('space.1')} ${token('space.2')}`,
  // iOS zooms into anything smaller.
  fontSize: `max(1rem, ${token('font.size.sm')})`,
  '@media (pointer: coarse)': { minBlockSize: token('size.control.medium') },
} as const;
