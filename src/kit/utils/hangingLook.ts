import { line } from '../theme/boxes.ts';
import { token } from '../theme/token.ts';

/** The surface of a part that hangs. */
export const hangingLook = {
  border: line('color.border.strong'),
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  boxShadow: token('shadow.overlay'),
} as const;
