import { token } from '../theme/token.ts';

/** The name of a token's CSS variable, to give it another value below an element. */
export const tokenVariable = (name: Parameters<typeof token>[0]): string => token(name).slice('var('.length, -1);

/** For a ground that stays dark (or light) in both modes: the focus ring in the text's colour, its gap in the ground's. */
export const focusOnGround = (ground: string, text: string): Record<string, string> => ({
  [tokenVariable('color.focus.ring')]: text,
  [tokenVariable('color.focus.gap')]: ground,
});

/** For elements that touch their neighbours or clip: the focus ring is inside. */
export const focusInside = { '--tk-focus-offset': `calc(-1 * ${token('border-width.focus')})` } as const;
