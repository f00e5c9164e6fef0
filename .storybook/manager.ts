import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Brand, Mode } from '../tools/tokens/brands.ts';
import { storybookTheme } from './theme.ts';

const themeOf = ({ brand = 'tarnbrook', mode = 'light' }: { brand?: Brand; mode?: Mode }) => storybookTheme(brand, mode);

addons.setConfig({
  theme: themeOf({ mode: /mode:dark/u.test(decodeURIComponent(location.search)) ? 'dark' : 'light' }),
  sidebar: { showRoots: true },
});

// The frame around the stories is in the brand and mode of the toolbar, as the stories are.
addons.register('kit/frame', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: { brand?: Brand; mode?: Mode } }) => api.setOptions({ theme: themeOf(globals) }));
});
