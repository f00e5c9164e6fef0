import { createContext, type ComponentType } from 'react';
import type { DrawingProps } from './createSvgIcon.tsx';

/** Props of every icon; all others of an `<svg>` reach it. */
export type IconProps = Omit<DrawingProps, 'titleAccess' | 'fontSize'>;

/** An icon of a brand's own: a component, or the path of a filled shape on a 24 × 24 grid. */
export type OwnIcon = ComponentType<IconProps> | string;

/** Icons that take the place of the kit's, by name. */
export const IconsContext = createContext<Readonly<Record<string, OwnIcon | undefined>>>({});
