import { durations } from './generated/token-names.ts';
import { token } from './token.ts';

/** Times and curves by MUI's names. */
export const transitions = {
  duration: {
    shortest: durations.fast,
    shorter: durations.fast,
    short: durations.medium,
    standard: durations.medium,
    complex: durations.slow,
    enteringScreen: durations.medium,
    leavingScreen: durations.fast,
  },
  easing: {
    easeInOut: token('motion.easing.standard'),
    easeOut: token('motion.easing.standard'),
    easeIn: token('motion.easing.exit'),
    sharp: token('motion.easing.exit'),
  },
};
