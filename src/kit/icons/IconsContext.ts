import { createContext, type ComponentType } from 'react';
import type { DrawingProps } from './createSvgIcon.tsx';
import type * as icons from './icons.ts';

/** Props of every icon; all others of an `<svg>` reach it. */
export type IconProps = Omit<DrawingProps, 'titleAccess' | 'fontSize'>;

/** Name of an icon by which it is replaced: `TruckIcon` is `truck`. */
export type IconName = {
  [Name in keyof typeof icons]: Name extends `${infer Base}Icon` ? Uncapitalize<Base> : never;
}[keyof typeof icons];

/** Icons of a brand's own by name: a component, or the path of a filled shape on a 24 × 24 grid. */
export type ProvidedIcons = Readonly<Partial<Record<IconName, ComponentType<IconProps> | string>>>;

/** Icons that take the place of the kit's. */
export const IconsContext = createContext<ProvidedIcons>({});
