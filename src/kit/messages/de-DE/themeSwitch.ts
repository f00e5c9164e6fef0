import type { KitMessages } from '../en-GB.ts';

export const themeSwitch: KitMessages['themeSwitch'] = {
  legend: 'Farben',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
};
