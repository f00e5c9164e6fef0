import values from '../../src/kit/theme/generated/themes.json' with { type: 'json' };
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import type { Brand, Mode } from './brands.ts';

/** Resolved values of every brand × mode, for stories and tests: colours as hex, dimensions in px, durations in ms, fluid sizes at their largest. */
export const themes: Readonly<Record<Brand, Readonly<Record<Mode, Readonly<Record<TokenName, string | number>>>>>> = values;
