import type { TokenName } from './generated/token-names.ts';

/**
 * A design token as a CSS value: `token('color.text.muted')` is `var(--tk-color-text-muted)`.
 * The variables come from the brand's static style sheet, so one component serves every brand and mode, and a change of mode
 * costs no rendering. For media queries, which cannot read variables, see `up` and `down`.
 */
export const token = (name: TokenName): string => `var(--tk-${name.replaceAll('.', '-')})`;

/** A space inside a part that repeats (a card, a row), as a CSS value: it follows the brand's density, and `data-density="compact"` on any element around it. */
export const denseSpace = (name: Extract<TokenName, `space.${string}`>): string => `calc(${token(name)} * ${token('density.factor')})`;
