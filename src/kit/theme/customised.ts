import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType, HTMLAttributes } from 'react';

/** How every part is customised, as MUI's are. */
export interface Styled<Key extends string = never> {
  /** Further classes: by slot, `root` is the outermost element; and by the values of props, as the ends of MUI's classes. */
  classes?: { [Name in Key | 'root']?: string };
  /** Style overrides by the theme's grid, colours and breakpoints. */
  sx?: SxProps<Theme>;
}

/** How a part with slots is customised. */
export interface Slotted<Slot extends string> extends Styled {
  /** Further classes by slot; `root` is the outermost element. */
  classes?: { [Name in Slot | 'root']?: string };
  /** Other elements or components in the place of a slot's; each gets the slot's props. */
  slots?: { [Name in Slot]?: ElementType };
}

/** How a part is customised whose root can be another element. */
export interface Rooted {
  /** Another element or component in the place of the root's, with its looks and props. */
  component?: ElementType;
}

/** The names of a part's props that are its own, and not attributes that every element has. */
type OwnName<Props> = keyof {
  [
    Name in keyof Props as Name extends keyof HTMLAttributes<Element>
      ? [Props[Name], HTMLAttributes<Element>[Name]] extends [HTMLAttributes<Element>[Name], Props[Name]]
        ? never
        : Name
      : Name
  ]: 1;
};

/** The props of a part whose `component` is `Root`, as MUI's `OverrideProps`: its own and those of `Root`. Without `component` its props as they are. */
export type Overridden<Props, Root extends ElementType> = { component?: Root } & (ElementType extends Root
  ? Props
  : Omit<Pick<Props, OwnName<Props>>, 'component'> & Omit<ComponentProps<Root>, OwnName<Props>>);

/** Props of each slot, or a function that makes them from the props of the part, `Props`. All but `Plain` ones, which are elements without styles, have `sx`. */
export type SlotProps<Slots, Props, Plain = never> = {
  [Slot in keyof Slots]: OfSlot<Slots[Slot], Slot, Plain> | ((ownerState: Props) => OfSlot<NonNullable<Slots[Slot]>, Slot, Plain>);
};
type OfSlot<Own, Slot, Plain> = Own extends object ? Own & (Slot extends Plain ? unknown : Pick<Styled, 'sx'>) : Own;

/** Props of a part as it reads them: the functions in `slotProps` have been called. */
export type Called<Props> = Props extends { slotProps?: infer Given }
  ? Omit<Props, 'slotProps'> & { slotProps?: { [Slot in keyof Given]: Exclude<Given[Slot], (ownerState: never) => unknown> } }
  : Props;

/** Values of a prop that an application may add its own to, as keys of an interface, or take away: `{ dashed: true; text: false }`. */
export type Extended<Value, Further> = Exclude<
  Value | keyof Further,
  { [Name in keyof Further]: Further[Name] extends true ? never : Name }[keyof Further]
>;
