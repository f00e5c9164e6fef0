/**
 * Stands in the place of `src/kit/theme/appTheme.ts` in builds of the shop (`withoutAppTheme` in `vite.config.ts`): everything that module does for an application with
 * a theme of MUI's, left out.
 */
import type * as appTheme from '../src/kit/theme/appTheme.ts';

const none = () => undefined;

export const tokensOfApp: typeof appTheme.tokensOfApp = none;
export const themed: typeof appTheme.themed = () => none;
export const isGiven: typeof appTheme.isGiven = ({ components }) => components !== undefined;
export const forFunctions: Partial<typeof appTheme.forFunctions> = {};
