import { forcedColors, token } from '../part.ts';

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
  [forcedColors]: {
    border: `${token('border-width.hairline')} solid CanvasText`,
    background: 'Canvas',
    '&::-webkit-progress-bar': { background: 'Canvas' },
    '&::-webkit-progress-value': { background: 'Highlight' },
    '&::-moz-progress-bar': { background: 'Highlight' },
  },
} as const;
