import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** The icons of MUI, whose modules the builds take in instead of leaving them to Node or to a bundle of libraries. */
export const iconPackage = '@mui/icons-material';

/**
 * Has Vite resolve what each icon of `@mui/icons-material` imports, its `./utils/createSvgIcon.mjs`, to the kit's: an icon then costs its path,
 * and no theme. No other library imports a module by this address.
 */
export const lightIcons: Alias = {
  find: /^\.\/utils\/createSvgIcon\.mjs$/u,
  replacement: fileURLToPath(new URL('../src/kit/icons/createSvgIcon.tsx', import.meta.url)),
};
