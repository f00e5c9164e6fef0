import type { InputType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** The declarations of the names in a type. */
export function declaredIn(type: string, declarations: Readonly<Record<string, string>>): string {
  const names = [...new Set(type.match(/\b[A-Z]\w*/gu))].filter((name) => Object.hasOwn(declarations, name));
  return names.map((name) => declarations[name]).join('\n\n');
}

/** Whether a value is nothing but data, which Storybook's editor for objects can show and give back. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isData);
  return value === null || /^(?:string|number|boolean)$/u.test(typeof value);
}

/** The control of a prop for which Storybook knows no better one than its editor for objects; undefined for all others. */
function controlOf({ type }: InputType, value: unknown): InputType['control'] {
  const { name, value: written } = (type ?? {}) as { name?: string; value?: unknown };
  if (written === 'ReactNode' && (value === undefined || typeof value === 'string')) return 'text';
  return name === 'function' || (name === 'other' && !isData(value)) ? { disable: true } : undefined;
}

/** The rows of a props table: Storybook's and one for each attribute that a story passes, with the declarations of the types that they name and controls for what can be set by one. */
export function rowsOf(
  argTypes: StrictArgTypes,
  args: Readonly<Record<string, unknown>>,
  declarations: Readonly<Record<string, string>>,
): StrictArgTypes {
  const row = (name: string): StrictInputType => {
    const { table, ...own } = argTypes[name] ?? { name, description: 'An attribute of the element, passed on as it is.' };
    const control = controlOf(own, args[name]);
    const { summary = typeof args[name], detail = '', ...type } = table?.type ?? {};
    const declared = [detail, declaredIn(`${summary} ${detail}`, declarations)].filter(Boolean).join('\n\n');
    return { ...(control && { control }), ...own, table: { ...table, type: { ...type, summary, ...(declared && { detail: declared }) } } };
  };
  return Object.fromEntries(Object.keys({ ...argTypes, ...args }).map((name) => [name, row(name)]));
}
