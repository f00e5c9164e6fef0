/**
 * Tells MUI's types the parts of the kit. An application imports it once, as MUI's own packages have it:
 *
 *     import type {} from '@tarnbrook/kit/themeAugmentation';
 */
import type { Interpolation, Theme } from '@mui/material/styles';
import type { JSX } from 'react';
import type * as forms from './forms.ts';
import type * as ready from './index.ts';

type Kit = typeof ready & typeof forms;

/** Styles for the props of a part, as MUI takes them: an object, with variants or not, a function, or a list of all three. */
type Styles<Props> = Interpolation<Props & { ownerState: Props; theme: Theme }>;

/** The values of a prop that are names. */
type Values<Props, Prop extends string> = Props extends { [Name in Prop]?: infer Value } ? Extract<Value, string> : never;

/** The slots of a part that are public, and the ends of its utility classes. */
type StyleKey<Props> =
  | 'root'
  | (Props extends { classes?: infer Classes } ? Extract<keyof NonNullable<Classes>, string> : never)
  | Values<Props, 'variant' | 'orientation' | 'shape'>
  | `color${Capitalize<Values<Props, 'color'> | Values<Props, 'severity'>>}`
  | `size${Capitalize<Values<Props, 'size'>>}`
  | `edge${Capitalize<Values<Props, 'edge'>>}`
  | Extract<keyof Props, 'disabled' | 'selected' | 'error' | 'readOnly' | 'fullWidth' | 'loading' | 'indeterminate' | 'multiline'>;

/** A part of the kit in a theme. */
interface ThemedPart<Props> {
  /** Props that are not given. */
  defaultProps?: Partial<Props>;
  /** Styles by slot; `root` is the outermost element. And by the values of props, as MUI names its classes. */
  styleOverrides?: { readonly [Key in StyleKey<Props>]?: Styles<Props> };
  /** Styles for some values of its props. */
  variants?: readonly { props: Partial<Props> | ((props: Props & { ownerState: Props }) => boolean); style: Styles<Props> }[];
}

/** Parts without an element of their own, and fields of a form, which are their inputs: a theme names these. */
type Unnamed =
  | 'Anchor'
  | 'KitProvider'
  | 'AddressFields'
  | 'CheckboxField'
  | 'DirectorFields'
  | 'DraftKeeper'
  | 'FieldArrayGroup'
  | 'FileField'
  | 'PasswordField'
  | 'TextField'
  | 'UnsavedChangesGuard';

/** All parts of the kit, as a theme's `components` names them: `TkButton`. */
type KitParts = {
  [
    Name in Exclude<keyof Kit, Unnamed> as Kit[Name] extends (props: never) => JSX.Element | null
      ? Name extends Capitalize<Name>
        ? `Tk${Name}`
        : never
      : never
  ]?: ThemedPart<Kit[Name] extends (props: infer Props) => unknown ? Props : never>;
};

declare module '@mui/material/styles' {
  // oxlint-disable-next-line no-empty-object-type, no-unused-vars -- an interface of MUI's is extended
  interface Components<Theme = unknown> extends KitParts {}
}
