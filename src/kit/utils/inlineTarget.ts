import { token, touchDensity } from '../part.ts';

/** Makes a link in text a target for fingers where the density is touch. Space above and below inline text moves no line. */
export const inlineTarget = { [touchDensity]: { paddingBlock: `calc((${token('size.target')} - 1em) / 2)` } } as const;
