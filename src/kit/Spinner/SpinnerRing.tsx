import { keyframes } from '@emotion/react';
import type { JSX } from 'react';
import { forcedColors, reducedMotion, styled, token } from '../part.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

const Ring = styled('span')({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '0.16em solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: token('radius.full'),
  animation: `${turn} 0.8s linear infinite`,
  // The gap, which would be painted as the rest of the ring.
  [forcedColors]: { borderBlockStartColor: 'Canvas' },
  [reducedMotion]: { animation: `${pulse} 2s ease-in-out infinite` },
});

/** The turning ring alone, in the size and colour of the text; it only pulses for those who ask for less movement. `Spinner` says what it means. */
export function SpinnerRing(): JSX.Element {
  return <Ring data-motion="essential" />;
}
