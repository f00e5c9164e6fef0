import { anchor, line } from '../theme/boxes.ts';
import { token } from '../theme/token.ts';

/**
 * A part that hangs on a control – a menu, a panel, a list of suggestions – stands below it, or above it where the window ends, and keeps to its other edge
 * where that fits better. Where it fits on neither side it is as high as the room on the first side that has about half the window, and scrolls. The browser does
 * it (CSS anchor positioning, and a rule in base.css); one that cannot leaves the part where the rules outside put it: below.
 */

/** The surface of a part that hangs. */
export const hangingLook = {
  border: line('color.border.strong'),
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  boxShadow: token('shadow.overlay'),
} as const;

const sides = ['flip-block', 'flip-inline', 'flip-block flip-inline'];

/**
 * For the part that hangs, after the rules for browsers without anchors.
 *
 * @param styles - its insets by `anchor()`, its sizes by `anchor-size()`
 */
export const hanging = <Styles extends object>(styles: Styles) =>
  ({
    '@supports (anchor-scope: --a) and (position-try-fallbacks: flip-block)': {
      position: 'fixed',
      positionAnchor: anchor.anchorName,
      positionTryFallbacks: [...sides, ...['', ...sides].map((side) => `--tk-scrolling ${side}`)].join(),
      ...styles,
    },
  }) as const;
