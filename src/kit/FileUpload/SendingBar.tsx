import LinearProgress from '@mui/material/LinearProgress';
import type { JSX } from 'react';
import { forcedColors, inRow, styled, token } from '../part.ts';

const Progress = styled('div')({
  ...inRow('space.2'),
  fontSize: token('font.size.sm'),
  fontVariantNumeric: 'tabular-nums',
});

const Bar = styled(LinearProgress)({
  flex: 1,
  blockSize: token('space.2'),
  borderRadius: token('radius.full'),
  background: token('color.surface.sunken'),
  // MUI asks the theme for the direction, which does not know it: the page does.
  '&:dir(rtl)': { scale: '-1 1' },
  [forcedColors]: {
    border: `${token('border-width.hairline')} solid CanvasText`,
    background: 'Canvas',
    '& > .MuiLinearProgress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

interface SendingBarProps {
  /** How much is sent, 0 to 1. */
  share: number;
  label: string;
  text: string;
}

/** How far a file is on its way. */
export const SendingBar = ({ share, label, text }: SendingBarProps): JSX.Element => (
  <Progress>
    <Bar variant="determinate" value={share * 100} aria-label={label} />
    <span aria-hidden>{text}</span>
  </Progress>
);
