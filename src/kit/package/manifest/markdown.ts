import type { ComponentManifest, KitManifest, PropManifest } from './manifest.ts';

/** A Markdown section; nothing where there is nothing to say. */
const section = (heading: string, text: string): string[] => (text === '' ? [] : [`## ${heading}`, text]);

const inCell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

const code = (text: string): string => `\`${inCell(text)}\``;

const rowOf = ({ name, type, required, default: value, description }: PropManifest): string =>
  `| ${[code(required ? name : `${name}?`), code(type), value === undefined ? '' : code(value), inCell(description)].join(' | ')} |`;

/** Declarations of the types that props name, each once. */
function typesOf(props: readonly PropManifest[]): string {
  const details = [
    ...new Set(
      props.flatMap(({ name, detail }) => (detail === undefined ? [] : [detail.startsWith('{') ? `// ${name}\n${detail}` : detail])),
    ),
  ];
  return details.length === 0 ? '' : ['```ts', details.join('\n\n'), '```'].join('\n');
}

function propsOf({ props }: ComponentManifest): string {
  if (props.length === 0) return 'None.';
  const table = ['| Prop | Type | Default | |', '| --- | --- | --- | --- |', ...props.map(rowOf)].join('\n');
  return [table, typesOf(props)].filter(Boolean).join('\n\n');
}

const keysOf = ({ keyboard }: ComponentManifest): string =>
  keyboard.length === 0
    ? ''
    : ['| Key | Effect |', '| --- | --- |', ...keyboard.map(({ key, action }) => `| ${key} | ${action} |`)].join('\n');

/** Everything that one must know of a component to use it, without its examples: its purpose, props, keys, and how it speaks. */
export const apiOf = (component: ComponentManifest): string =>
  [
    ...section('When to use', component.whenToUse),
    ...section('When not', component.whenNotToUse),
    ...section('Props', propsOf(component)),
    ...section('Keyboard', keysOf(component)),
    ...section('Screen readers', component.accessibility),
    ...section("Do and don't", component.advice),
    ...section('Tokens', component.tokens.map((token) => `\`${token}\``).join(', ')),
  ].join('\n\n');

const size = ({ kB, laterKB }: ComponentManifest): string => `${kB} kB${laterKB > 0 ? `, and ${laterKB} kB when it is used` : ''}`;

/** Everything that is known of a component, as a page of Markdown. */
export const pageOf = (component: ComponentManifest): string =>
  `${[
    `# ${component.name}`,
    component.description,
    ['```tsx', component.import, '```'].join('\n'),
    `${component.purpose} · ${component.status} · ${size(component)} · related: ${component.related.join(', ')}`,
    ...component.examples.flatMap(({ name, page, code: text }) => [
      `## Example: ${page === component.page ? name : `${page}, ${name}`}`,
      ['```tsx', text.trim(), '```'].join('\n'),
    ]),
    apiOf(component),
  ].join('\n\n')}\n`;

/** The first sentence of a text. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;

/**
 * `llms.txt` (llmstxt.org): what the kit is, and a link to the page of each component.
 *
 * @param linkTo - the address of a component's page
 */
export function indexOf({ name, version, components }: KitManifest, linkTo: (component: string) => string): string {
  const groups = Map.groupBy(components, ({ purpose }) => purpose);
  const lists = [...groups].flatMap(([purpose, group]) => [
    `## ${purpose}`,
    group.map((component) => `- [${component.name}](${linkTo(component.name)}): ${firstSentence(component.description)}`).join('\n'),
  ]);
  return `${[
    `# ${name}`,
    `> React components for a trade shop on MUI and Emotion, themed by design tokens; version ${version}. Each component has a module of its own: \`${name}/Alert\`.`,
    'Import `theme/base.css` and the style sheet of one brand once. Wrap the application in `KitProvider` for a router, another language or icons of a brand. The page of a component says what it is for, what not, its props, keys and examples.',
    `Everything a brand can change, and the names for your own styles: [tokens](${linkTo('tokens')}). All [icons](${linkTo('icons')}).`,
    ...lists,
  ].join('\n\n')}\n`;
}

/** `llms.txt` and the pages that it links to, by their path. */
export const textFiles = (manifest: KitManifest): Record<string, string> => ({
  'llms.txt': indexOf(manifest, (component) => `llms/${component}.md`),
  ...Object.fromEntries(manifest.components.map((component) => [`llms/${component.name}.md`, pageOf(component)])),
});
