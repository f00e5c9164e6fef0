/** The props tables of the docs pages describe every prop. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { argTypesOf, rowsOfStory } from '../../.storybook/argTypes.ts';
import { folderOf } from '../../stories/docs/components.ts';
import { readKitProps, type KitComponent, type KitProp } from '../../tools/kit/props.ts';

const pages = globSync('stories/Kit/*/*.stories.tsx').filter((file) => !file.includes('/Testing/'));

/** The components of a docs page: the main one first, then its subcomponents. */
function componentsOn(page: string): string[] {
  const source = readFileSync(page, 'utf8');
  const beside = /^ {2}subcomponents: \{(?<names>[^}]*)\}/mu.exec(source)?.groups?.names ?? '';
  return [/\bcomponent: (\w+)/u.exec(source)![1]!, ...(beside.match(/\b[A-Z]\w+(?=\s*(?:,|$))/gu) ?? [])];
}

let all: ReadonlyMap<string, KitComponent>;
const propOf = (component: string, name: string): KitProp | undefined => all.get(component)?.props.find((prop) => prop.name === name);

beforeAll(() => {
  all = new Map(readKitProps().map((component) => [component.name, component]));
}, 60_000);

describe('The props of the kit', () => {
  it.each(pages)('have a type and a description each: %s', (page) => {
    const wanting = componentsOn(page).flatMap((name) => {
      const props = all.get(name)?.props ?? [];
      expect(props, name).not.toEqual([]);
      return props.filter(({ type, description }) => type === '' || description === '').map((prop) => `${name}.${prop.name}`);
    });
    expect(wanting, 'Write a docstring, and the type where it cannot be read').toEqual([]);
  });

  it('stand on a page for every component that can be imported', () => {
    const shown = new Set(pages.flatMap(componentsOn));
    // These are parts of other components, which the kit does not export by themselves.
    const inner = new Set(['Anchor', 'SpinnerRing']);
    const hidden = pages.flatMap((page) => {
      const folder = path.basename(path.dirname(page));
      const index = readFileSync(`src/kit/${folderOf(folder)}/index.ts`, 'utf8').replaceAll(/^export type .*$/gmu, '');
      return (index.match(/(?<=[{,] )[A-Z]\w+/gu) ?? []).filter((name) => all.has(name) && !shown.has(name) && !inner.has(name));
    });
    expect(hidden, 'Name it in the `subcomponents` of the stories').toEqual([]);
  });

  it('are those of the types, the inherited ones included', () => {
    expect(propOf('Accordion', 'items')).toMatchObject({
      type: 'readonly AccordionItem[]',
      detail: expect.stringContaining('title: ReactNode;') as unknown,
      required: true,
    });
    expect(propOf('Alert', 'tone')).toMatchObject({ type: "'info' | 'success' | 'warning' | 'danger'", kind: 'choice' });
    expect(propOf('Pagination', 'siblingCount')).toMatchObject({ type: 'number', kind: 'number', default: expect.any(String) as unknown });
    expect(propOf('Accordion', 'messages')?.detail).toContain('showAll?: string;');
    for (const name of ['nodes', 'getHref', 'onSelect', 'onExpandedChange', 'selectedId'])
      expect(propOf('CategoryTree', name)).toBeDefined();
    for (const name of ['name', 'validate', 'required', 'onChange', 'hint', 'disabled'])
      expect(propOf('PasswordField', name)).toBeDefined();
    // `multiple` is in two types of a union: its type is what it may be in either.
    expect(propOf('FileUpload', 'multiple')).toMatchObject({ type: 'boolean', kind: 'boolean' });
  });

  it('say the default that the code has', () => {
    const wrong = [...all.values()].flatMap(({ name, props }) =>
      props.flatMap((prop) => {
        const said = /\bDefault: (?:`([^`]+)`|(\d[\d.]*|true|false)\.)/u.exec(prop.description);
        const value = said?.[1] ?? said?.[2];
        return value === undefined || prop.default === undefined || value.replaceAll("'", '') === prop.default
          ? []
          : [`${name}.${prop.name}: ${value}, ${prop.default}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('A row of a props table', () => {
  const prop = (some: Partial<KitProp>): KitProp => ({
    name: 'it',
    description: 'It.',
    type: 'string',
    required: false,
    kind: 'text',
    ...some,
  });
  const control = (some: Partial<KitProp>, value?: unknown): unknown =>
    rowsOfStory(argTypesOf({ __kitProps: [prop(some)] }), { it: value }).it?.control;

  it('has the control that fits the prop and what the story passes', () => {
    expect(control({ kind: 'number' })).toBe('number');
    expect(control({ kind: 'choice', options: ['a', 'b'] })).toEqual({ type: 'radio' });
    expect(control({ kind: 'node' }, 'Text')).toBe('text');
    expect(control({ kind: 'node' }, { $$typeof: Symbol.for('react.element') })).toEqual({ disable: true });
    expect(control({ kind: 'object' }, [{ id: 1 }])).toBe('object');
    expect(control({ kind: 'object' }, [{ title: { $$typeof: 1 } }])).toEqual({ disable: true });
    expect(control({ kind: 'object' })).toEqual({ disable: true });
    expect(control({ kind: 'function' }, () => undefined)).toEqual({ disable: true });
  });

  it('says of what is no own prop that it is an attribute', () => {
    const rows = rowsOfStory(argTypesOf({ __kitProps: [prop({})] }), { title: 'Fish', children: 'Chips' });
    expect(rows.title).toMatchObject({
      description: 'An attribute of the element, passed on as it is.',
      table: { type: { summary: 'string' } },
    });
    expect(rows.children).toMatchObject({ description: 'What stands in it.', control: 'text', table: { type: { summary: 'ReactNode' } } });
  });

  it('keeps the control that a story wants', () => {
    expect(rowsOfStory({ it: { kind: 'number', control: 'range' } }, {}).it?.control).toBe('range');
  });

  it('is left alone where no component of the kit is shown', () => {
    expect(rowsOfStory({}, { address: '/' })).toEqual({});
  });
});
