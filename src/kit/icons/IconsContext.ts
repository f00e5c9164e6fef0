import { createContext, type ComponentType } from 'react';
import type { DrawingProps } from './createSvgIcon.tsx';

/** Props of every icon; all others of an `<svg>` reach it. */
export type IconProps = Omit<DrawingProps, 'titleAccess' | 'fontSize'>;

/** Name of an icon by which it is replaced: `TruckIcon` is `truck`. */
export type IconName =
  | 'arrowLeft'
  | 'arrowRight'
  | 'box'
  | 'camera'
  | 'card'
  | 'check'
  | 'chevronDown'
  | 'chevronLeft'
  | 'chevronRight'
  | 'chevronUp'
  | 'clock'
  | 'close'
  | 'errorCircle'
  | 'expand'
  | 'externalLink'
  | 'eye'
  | 'eyeOff'
  | 'file'
  | 'filter'
  | 'fish'
  | 'grid'
  | 'rows'
  | 'headset'
  | 'home'
  | 'image'
  | 'info'
  | 'leaf'
  | 'logOut'
  | 'mail'
  | 'mapPin'
  | 'menu'
  | 'message'
  | 'minus'
  | 'monitor'
  | 'moon'
  | 'newspaper'
  | 'people'
  | 'percent'
  | 'phone'
  | 'arrowUp'
  | 'arrowDown'
  | 'copy'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'shieldCheck'
  | 'snowflake'
  | 'sort'
  | 'star'
  | 'successCircle'
  | 'sun'
  | 'tag'
  | 'thermometer'
  | 'trash'
  | 'truck'
  | 'upload'
  | 'userCheck'
  | 'user'
  | 'video'
  | 'warning'
  | 'zoomIn'
  | 'zoomOut';

/** Icons of a brand's own by name: a component, or the path of a filled shape on a 24 × 24 grid. */
export type ProvidedIcons = Readonly<Partial<Record<IconName, ComponentType<IconProps> | string>>>;

/** Icons that take the place of the kit's. */
export const IconsContext = createContext<ProvidedIcons>({});
