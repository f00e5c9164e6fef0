export type { IconComponent } from './icon.tsx';
export type { IconName, IconProps, ProvidedIcons } from './IconsContext.ts';
export * from './icons.ts';
