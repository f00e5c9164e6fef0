import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme.ts';

const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({ theme: storybookTheme('tarnbrook', mode), sidebar: { showRoots: true } });
