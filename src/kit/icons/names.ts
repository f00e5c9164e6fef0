import type * as icons from './icons.ts';
import type { OwnIcon } from './IconsContext.ts';

type NameOf<Icon> = Icon extends `${infer Name}Icon` ? Uncapitalize<Name> : never;

/** Name of an icon by which it is replaced: `TruckIcon` is `truck`. */
export type IconName = NameOf<keyof typeof icons>;

/** Icons of a brand's own by name. */
export type ProvidedIcons = Readonly<Partial<Record<IconName, OwnIcon>>>;
