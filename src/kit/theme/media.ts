import { breakpoints, type Breakpoint } from './generated/token-names.ts';

/** From this breakpoint up: `[up('md')]: { … }`. Write the small screen first and add with `up`. */
export const up = <B extends Breakpoint>(breakpoint: B): `@media (min-width: ${(typeof breakpoints)[B]}px)` =>
  `@media (min-width: ${breakpoints[breakpoint]}px)`;

/** Below this breakpoint. 0.02 px less than the number, so that it never overlaps with `up` on fractional widths. */
export const down = (breakpoint: Breakpoint): string => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/** A screen lower than the `md` window is wide: too low for more than one part that stays in view. */
export const lowScreen = `@media (max-height: ${breakpoints.md - 0.02}px)`;

/** A window that enlarging to 400 % leaves a quarter of: what stands above the content takes half of it at most. */
export const lowestScreen = '@media (max-height: 20rem)';

/** The visitor asked for less movement. `base.css` already shortens transitions; use this for what moves in another way. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/**
 * The system paints in a few colours of the reader's choice: grounds, shadows and transparent borders no longer tell anything. Say it again with a system
 * colour (`Highlight`, `GrayText`), which is kept.
 */
export const forcedColors = '@media (forced-colors: active)';

/** Below `data-density="touch"`, for what `size.target` alone does not make large enough. */
export const touchDensity = '[data-density="touch"] &';

/** A pointer that can hover exactly (mouse, trackpad). Hover styles belong in here: a touch screen would leave them stuck. */
export const hover = '@media (hover: hover) and (pointer: fine)';

/** Not on paper. */
export const onScreen = '@media screen';
