import { describe, expect, it } from 'vitest';
import { declaredIn, defaultsOf, rowsOf } from '../../.storybook/argTypes.ts';
import { wordsOf } from '../../tools/kit/manifest.ts';

const declarations = { Item: 'interface Item {\n  id: string;\n}' };

describe('A row of a props table', () => {
  const row = (type: object, value?: unknown, own: object = {}) =>
    rowsOf({ it: { name: 'it', type: type as never, ...own } }, value === undefined ? {} : { it: value }, declarations)['it'];

  it('has a control where one can set the value', () => {
    const node = { name: 'other', value: 'ReactNode' };
    expect(row(node, 'Text')?.control).toEqual({ type: 'text' });
    expect(row(node, { $$typeof: Symbol.for('react.element') })?.control).toEqual({ disable: true });
    expect(row({ name: 'other', value: 'Item[]' }, [{ id: '1' }])?.control).toBeUndefined();
    expect(row({ name: 'other', value: 'Item[]' }, [{ title: { $$typeof: 1 } }])?.control).toEqual({ disable: true });
    expect(row({ name: 'other', value: 'Item[]' })?.control).toEqual({ disable: true });
    expect(row({ name: 'function' }, () => undefined)?.control).toEqual({ disable: true });
    expect(row({ name: 'number' }, 1)?.control).toBeUndefined();
  });

  it('keeps the control that a story wants', () => {
    expect(row({ name: 'function' }, undefined, { control: 'text' })?.control).toBe('text');
  });

  it('lets one choose among the few values of a union, in the order in which they are meant', () => {
    expect(row({ name: 'enum', value: [3, 2] })).toMatchObject({ options: [2, 3], control: { type: 'inline-radio' } });
    expect(row({ name: 'enum', value: ['large', 'small', 'medium'] })?.options).toEqual(['small', 'medium', 'large']);
    expect(row({ name: 'other', value: 'boolean | "lg"' })).toMatchObject({ control: { type: 'inline-radio' } });
    expect(row({ name: 'other', value: 'boolean | "lg"' })?.table?.type?.summary).toContain('"lg"');
  });

  it('has its default in a column of its own, and not in its description', () => {
    const it = row({ name: 'boolean' }, undefined, { description: 'As wide as its container. Default: `false`.' })!;
    expect(it).toMatchObject({ description: 'As wide as its container.', table: { defaultValue: { summary: 'false' } } });
    expect(defaultsOf({ it })).toEqual({ it: false });
    expect(row({ name: 'string' }, undefined, { description: 'A hint. Default: none.' })?.table?.defaultValue).toBeUndefined();
  });

  it('has the declarations of the types that it names', () => {
    const table = { type: { summary: 'readonly Item[] | Other' } };
    expect(row({ name: 'other' }, undefined, { table })?.table?.type?.detail).toBe(declarations.Item);
    expect(declaredIn('string', declarations)).toBe('');
  });

  it('says of what is no own prop that it is an attribute', () => {
    expect(rowsOf({}, { title: 'Fish' }, {})['title']).toMatchObject({
      description: 'An attribute of the element, passed on as it is.',
      table: { type: { summary: 'string' } },
    });
  });
});

describe('The words of a docs page', () => {
  it('are without imports, blocks and the sections that only hold these, and lead to the pages beside it', () => {
    const page = `import * as Stories from './A.stories.tsx';\n\n<Meta of={Stories} />\n\n# A\n\n## When to use\n\nFor \`<A />\`, [here](?path=/docs/kit-alert--docs).\n\n<Canvas of={Stories.B} />\n\n## Anatomy\n\n<Anatomy\n  of={Stories.B}\n/>\n\n## When not\n\nElse.\n\n## Tokens\n\n<TokensUsed of="A" />\n`;
    expect(wordsOf(page)).toBe('# A\n\n## When to use\n\nFor `<A />`, [here](Alert.md).\n\n## When not\n\nElse.');
  });
});
