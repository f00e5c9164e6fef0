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

/** The type of a part's `component`, in place of the names of all elements. */
export const elementType = 'ElementType';
const elementRow = { type: { name: 'other', value: elementType }, table: { type: { summary: elementType, detail: '' } } } as const;
const literal = /^(?:-?\d+|true|false|"[^"]*")$/u;

/** Sizes by size. The compiler gives the values of a union in no particular order. */
const sizes = "'false' 'short' 'small' 'medium' 'large' 'full' 'sm' 'md' 'lg' 'xl' '2xl' '3xl' '4xl'";

/** The values of a prop that has only a few: numbers and sizes by size, others in the order in which its type is declared, or its description names them. */
function valuesOf({ type, description }: InputType, declarations: Readonly<Record<string, string>>): unknown[] {
  const { name, value, raw = '' } = (type ?? {}) as { name?: string; value?: unknown; raw?: string };
  const written = typeof value === 'string' && name === 'other' ? value.replace('boolean', 'true | false').split(' | ') : [];
  const values =
    name === 'enum' ? (value as unknown[]) : written.every((each) => literal.test(each)) ? written.map((each) => JSON.parse(each)) : [];
  const named = `${declaredIn(raw, declarations)} ${sizes} ${description}`.replaceAll(/[`"]/gu, "'");
  const placeOf = (each: unknown): number => (typeof each === 'number' ? each : named.indexOf(`'${String(each)}'`));
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The control of a prop for which Storybook knows no better one than its editor for objects; undefined for all others. */
function controlOf({ type }: InputType, value: unknown): InputType['control'] {
  const { name = '', value: written } = (type ?? {}) as { name?: string; value?: unknown };
  if (written === 'ReactNode') return value === undefined || typeof value === 'string' ? { type: 'text' } : { disable: true };
  return name === 'function' || (/^(?:other|object|array)$/u.test(name) && !isData(value)) ? { disable: true } : undefined;
}

/** The rows of a props table: Storybook's and one for each attribute that a story passes, with the default in its own column, the declarations of the types that they name and controls for what can be set by one. */
export function rowsOf(
  argTypes: StrictArgTypes,
  args: Readonly<Record<string, unknown>>,
  declarations: Readonly<Record<string, string>>,
): StrictArgTypes {
  const row = (name: string): StrictInputType => {
    const passed = { name, description: name === 'children' ? 'The content.' : 'An attribute of the element, passed on as it is.' };
    const { table, description, ...own } = { ...passed, ...argTypes[name], ...(name === 'component' && elementRow) };
    const [sentence = '', found = ''] = /\s*\bDefault: ([\s\S]+?)(?:\.(?=\s|$)|$)/u.exec(description) ?? [];
    const standard = found.replaceAll(/^(?:none|nothing)$|`/gu, '');
    const { summary: written = name === 'children' ? 'ReactNode' : typeof args[name], detail = '' } = table?.type ?? {};
    const declared = [detail, declaredIn(`${written} ${detail}`, declarations)].filter(Boolean).join('\n\n');
    const options = valuesOf({ ...own, description }, declarations);
    const type = options.length > 0 ? options.map((value) => JSON.stringify(value)).join(' | ') : written.replaceAll(' | undefined', '');
    const control = options.length > 0 ? ({ type: options.length > 5 ? 'select' : 'inline-radio' } as const) : controlOf(own, args[name]);
    return {
      ...(control && { control }),
      ...(options.length > 0 && { options }),
      ...own,
      description: description.replace(sentence, ''),
      table: {
        ...table,
        ...(standard && { defaultValue: { summary: standard } }),
        type: { summary: type, ...(declared && options.length === 0 && { detail: declared }) },
      },
    };
  };
  return Object.fromEntries(Object.keys({ ...argTypes, ...args }).map((name) => [name, row(name)]));
}

/** The defaults that can be chosen in a control, so that it shows what is drawn. */
export const defaultsOf = (argTypes: StrictArgTypes): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { options = [], type, table }]) =>
      [...options, ...(type?.name === 'boolean' ? [true, false] : [])]
        .filter((value) => String(value) === table?.defaultValue?.summary)
        .map((value) => [name, value] as const),
    ),
  );
