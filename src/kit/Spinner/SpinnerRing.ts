import { keyframes } from '@emotion/react';
import { reducedMotion } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** The turning ring alone, 1.25 em wide in the colour of the text; `Spinner` says what it means. */
export const SpinnerRing = styled('span')({
  display: 'inline-block',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '0.16em solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: token('radius.full'),
  animation: `${turn} 0.8s linear infinite`,
  [reducedMotion]: { animation: `${pulse} 2s ease-in-out infinite !important` },
});
