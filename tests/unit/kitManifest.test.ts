/** Everything that assistants and programs are told of the kit's components is there, for each of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bases } from '../../stories/docs/bases.ts';
import { publishedFiles, readManifest, sectionsOf } from '../../tools/kit/manifest.ts';
import type { ComponentManifest, KitManifest } from '../../src/kit/package/manifest/manifest.ts';

let manifest: KitManifest;
beforeAll(() => {
  manifest = readManifest();
}, 60_000);

const found = (name: string): ComponentManifest => manifest.components.find((component) => component.name === name)!;

/** Components whose own source needs no token, or takes no prop. */
const without: Readonly<Record<string, readonly string[]>> = {
  // They look as the components do that they are made of, or have no looks.
  tokens: ['KitProvider', 'SubmitButton'],
  props: ['SpinnerRing'],
};

/** Everything that a component's entry must say. */
const parts = ['description', 'props', 'whenToUse', 'whenNotToUse', 'accessibility', 'advice', 'related', 'tokens', 'examples'] as const;

describe('The list of components for assistants and programs', () => {
  it('holds every component that the kit exports', () => {
    expect(manifest.components.map(({ name }) => name)).toEqual(Object.keys(bases).toSorted());
  });

  it.each(Object.keys(bases))('says everything of %s', (name) => {
    const component = found(name);
    expect(parts.filter((part) => component[part].length === 0 && !without[part]?.includes(name))).toEqual([]);
    expect(component.kB).toBeGreaterThan(0);
    expect(component.props.filter(({ type, description }) => type === '' || description === '')).toEqual([]);
    expect(component.keyboard.filter(({ key, action }) => key === '' || action === '')).toEqual([]);
  });

  it.each(Object.keys(bases))('has an example in which %s stands, as a whole file', (name) => {
    for (const { code } of found(name).examples) {
      expect(code).toMatch(new RegExp(String.raw`<${name}\b|\bstyled\(${name}\)`, 'u'));
      expect(code).toMatch(/^import [\s\S]+^export function \w+Example\(\)/mu);
    }
  });

  it('has words only, nothing that Storybook draws', () => {
    const drawn = manifest.components.filter((component) =>
      [component.whenToUse, component.whenNotToUse, component.accessibility, component.advice].some((text) =>
        /^<|<Canvas|<Anatomy|Stories\./mu.test(text),
      ),
    );
    expect(drawn.map(({ name }) => name)).toEqual([]);
  });

  it('reads defaults, requirements and keys as the pages say them', () => {
    expect(found('Alert').props).toContainEqual(expect.objectContaining({ name: 'tone', default: 'info', required: false }));
    expect(found('Pagination').props).toContainEqual(expect.objectContaining({ name: 'total', required: true }));
    expect(found('FileUpload').keyboard).toContainEqual({
      key: 'Space, Enter',
      action: "Opens the browser's picker; on Remove file, removes it.",
    });
    expect(found('SearchSuggestions')).toMatchObject({ import: "import { SearchSuggestions } from '@tarnbrook/kit/SearchSuggestions';" });
  });

  it('says where a key does what, when a page tells places apart', () => {
    expect(found('SortMenu').keyboard).toContainEqual({ key: 'Home, End', action: 'In the menu: First, last' });
  });

  it('leads from page to page, and to nothing that only the repository has', () => {
    const files = publishedFiles(manifest);
    for (const [name, text] of Object.entries(files).filter(([file]) => file.startsWith('llms'))) {
      const folder = name.startsWith('llms/') ? 'llms/' : '';
      const targets = [...text.matchAll(/\]\(([^)\s#]+\.md)\)/gu)].map(([, target]) => `${folder}${target}`);
      expect(targets.filter((target) => !(target in files))).toEqual([]);
      expect(text).not.toMatch(/\?path=|\.\.\/(?:pictures|fixtures)/u);
    }
  });

  it('lists every token with what it is for, and every icon', () => {
    const { 'llms/tokens.md': tokens, 'llms/icons.md': icons } = publishedFiles(manifest);
    expect(tokens).toContain('| `color.control.checked` | `--tk-color-control-checked` | Ticked boxes, on switches. | Checkbox');
    expect(icons).toContain('- `PhoneIcon`');
  });

  it('has the words of a component that stands on the page of another', () => {
    expect(found('FieldGrid').whenToUse).toMatch(/side by side/u);
  });

  it('leaves out the blocks of a page, and keeps its words', () => {
    const sections = sectionsOf(
      '# A\n\n## When to use\n\nFor `<A />`.\n\n<Canvas of={Stories.B} />\n\n## Anatomy\n\n<Anatomy\n  of={Stories.B}\n/>\n',
    );
    expect([...sections]).toEqual([
      ['When to use', 'For `<A />`.'],
      ['Anatomy', ''],
    ]);
  });
});
