import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Brand, Mode } from '../tools/tokens/brands.ts';
import { storybookTheme } from './theme.ts';

const systemMode = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const themeOf = ({ brand = 'tarnbrook', mode = systemMode }: { brand?: Brand; mode?: Mode }) => storybookTheme(brand, mode);

addons.setConfig({
  theme: themeOf({ mode: /mode:(dark|light)/u.exec(decodeURIComponent(location.search))?.[1] as Mode | undefined }),
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.replace(/ \(also .+\)$/u, '') },
});

// The frame around the stories is in the brand and mode of the toolbar, as the stories are.
addons.register('kit/frame', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: { brand?: Brand; mode?: Mode } }) => api.setOptions({ theme: themeOf(globals) }));
});
