import { token } from '../theme/token.ts';

/** A `<progress>` in the kit's looks, in a row with its number. */
export const progressStyles = {
  flex: 1,
  appearance: 'none',
  blockSize: token('space.2'),
  border: 0,
  borderRadius: token('radius.full'),
  overflow: 'hidden',
  background: token('color.surface.sunken'),
  '&::-webkit-progress-bar': { background: token('color.surface.sunken') },
  '&::-webkit-progress-value': { background: token('color.control.checked') },
  '&::-moz-progress-bar': { background: token('color.control.checked') },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
