export { applyMode, readMode, themeInitScript, useMode, type Mode } from './mode.ts';
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
