/** The part of the theme that belongs in the first load. `MuiTheme` is imported from its own file by the parts that load lazily. */
export { denseSpace, token } from './token.ts';
export { down, forcedColors, hover, reducedMotion, touchDensity, up } from './media.ts';
export { styled } from './styled.ts';
export type { Breakpoint, TokenName } from './generated/token-names.ts';
export { breakpoints } from './generated/token-names.ts';
