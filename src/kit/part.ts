/** Everything that a part of the kit is written with: styles, the theme around it, its words. A part bundles only what it uses of it. */
export { styled } from './theme/styled.ts';
export { composed } from './theme/appTheme.ts';
export { anchor, besideIcon, chosenLook, framed, inCaps, inColumn, inGrid, inHeadingType, inRow } from './theme/boxes.ts';
export { line, oneColumn, sized, square, wrapping } from './theme/boxes.ts';
export { denseSpace, token } from './theme/token.ts';
export { placed } from './theme/placed.ts';
export { useThemedProps, type Owned } from './theme/useThemedProps.ts';
export { useMessages, type Worded } from './provider/index.ts';
export { down, forcedColors, hover, lowestScreen, lowScreen, reducedMotion, touchDensity, up } from './theme/media.ts';
export type { Called, Extended, Overridden, Rooted, Slotted, SlotProps, Styled } from './theme/customised.ts';
