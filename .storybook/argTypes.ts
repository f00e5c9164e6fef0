import type { ComponentType } from 'react';
import type { KitProp, PropKind } from '../tools/kit/props.ts';

/** A row of a props table, as far as it is made here. */
interface ArgType {
  name?: string;
  description?: string;
  type?: unknown;
  options?: readonly unknown[];
  control?: unknown;
  table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } };
  /** Kind of the prop, by which {@link withControls} chooses the control. */
  kind?: PropKind;
}

type ArgTypes = Record<string, ArgType>;

/** Storybook's names of the kinds, for args in its address. */
const storybookTypes: Readonly<Record<PropKind, string>> = {
  boolean: 'boolean',
  number: 'number',
  text: 'string',
  node: 'string',
  choice: 'enum',
  function: 'function',
  object: 'object',
};

/** The rows of a component's props table: the props it declares, with the types they are declared with. */
export function argTypesOf(component: unknown): ArgTypes {
  const props = (component as { __kitProps?: readonly KitProp[] } | undefined)?.__kitProps ?? [];
  return Object.fromEntries(
    props.map(({ name, description, type, detail, required, default: value, kind, options }): [string, ArgType] => [
      name,
      {
        name,
        description,
        type: { name: storybookTypes[kind], required, ...(options && { value: options }) },
        ...(options && { options }),
        table: { type: { summary: type, ...(detail && { detail }) }, ...(value !== undefined && { defaultValue: { summary: value } }) },
        kind,
      },
    ]),
  );
}

/**
 * Type of an object that is no component's props, as a table of its members beside that of the props: `subcomponents: { Toast: membersOf(Toaster, 'Toast') }`.
 *
 * @param component - a component whose file declares its type
 */
export function membersOf(component: ComponentType<never>, type: string): ComponentType {
  const { __kitTypes: types } = component as { __kitTypes?: Record<string, readonly KitProp[]> };
  return Object.assign(() => null, { displayName: type, __kitProps: types?.[type] ?? [] });
}

/** Whether a value is nothing but data, which Storybook's editor for objects can show and give back. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isData);
  return value === null || /^(?:string|number|boolean)$/u.test(typeof value);
}

/** With `false` Storybook would offer to set one up. */
const none = { disable: true };

function controlFor({ kind, options }: ArgType, value: unknown): unknown {
  if (kind === 'choice') return { type: (options?.length ?? 0) > 5 ? 'select' : 'radio' };
  if (kind === 'node') return value === undefined || typeof value === 'string' ? 'text' : none;
  if (kind === 'object') return isData(value) ? 'object' : none;
  return kind === 'function' ? none : kind;
}

const passedOn: Readonly<Record<string, string>> = { children: 'What stands in it.' };

/** The row of what a story passes beyond the component's own props. */
function attribute(name: string, value: unknown): ArgType {
  const isNode = name === 'children';
  return {
    name,
    description: passedOn[name] ?? 'An attribute of the element, passed on as it is.',
    table: { type: { summary: isNode ? 'ReactNode' : typeof value } },
    ...(isNode && { control: controlFor({ kind: 'node' }, value) }),
  };
}

/** The rows of a story of the kit: each with the control that fits what the story passes, unless it says which, and one for every attribute that it passes. */
export function rowsOfStory(argTypes: ArgTypes, args: Record<string, unknown>): ArgTypes {
  if (!Object.values(argTypes).some(({ kind }) => kind)) return argTypes;
  const own = Object.entries(argTypes).map(([name, row]): [string, ArgType] => {
    const complete = row.kind ? { control: controlFor(row, args[name]), ...row } : { ...attribute(name, args[name]), ...row };
    return [name, complete];
  });
  const others = Object.keys(args).filter((name) => !Object.hasOwn(argTypes, name));
  return Object.fromEntries([...own, ...others.map((name): [string, ArgType] => [name, attribute(name, args[name])])]);
}
