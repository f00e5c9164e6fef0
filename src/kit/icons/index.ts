export type { IconComponent } from './icon.tsx';
export type { IconProps } from './IconsContext.ts';
export type { IconName, ProvidedIcons } from './names.ts';
export * from './icons.ts';
