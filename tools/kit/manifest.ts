/**
 * The kit's components for people's assistants and programs. Storybook lists them with their props; the list gets from here the words and examples of the docs pages, and what is known of
 * each component besides. `npm run build-storybook` writes the files made of it. `docs/assistants.md` says where each goes.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatComponentManifest } from 'storybook/internal/toolsets-docs';
import type { ComponentManifest } from 'storybook/internal/types';
import { declaredIn, elementType } from '../../.storybook/argTypes.ts';
import { components as facts } from '../../stories/docs/components.ts';
import { purposeOfToken } from '../../stories/Foundations/purposes.ts';
import { kitName } from '../../src/kit/package/command/packageFolder.ts';
import { kitDeclarations } from './declarations.ts';

/** Components by the id of their docs page. */
export type Components = Record<string, ComponentManifest>;

const root = path.join(import.meta.dirname, '../..');

/** Where `npm run build-storybook` writes. */
export const storybookFolder = path.join(root, 'dist/storybook');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A docs page without imports and what Storybook draws, with links to the pages beside it, and without the sections that are empty then. */
export const wordsOf = (page: string): string =>
  page
    .replaceAll(/^(?:import .*|<[A-Z]\w*\b[\s\S]*?\/>)\n+/gmu, '')
    .replaceAll(/^## .+\n+(?=## |$(?![\s\S]))/gmu, '')
    .replaceAll(/\]\(\?path=\/docs\/kit-(\w+)--docs\)/gu, (_link, id: string) => {
      const name = Object.keys(facts).find((component) => component.toLowerCase() === id);
      if (name === undefined) throw new Error(`A docs page links to kit-${id}, which is no component.`);
      return `](${name}.md)`;
    })
    .trim();

/** The files that are both story and shown code. Pictures are not in the package: who copies an example has one of their own there. */
const examplesOf = (id: string, page: string) =>
  globSync(`stories/Kit/${page}/examples/*.tsx`, { cwd: root })
    .toSorted()
    .map((file) => {
      const name = path.basename(file, '.tsx');
      const snippet = read(file)
        .trim()
        .replaceAll(/from '(?:\.\.\/)+(?:pictures|fixtures)\/([\w.?-]+)';/gu, "from './$1'; // a picture of your own");
      return { id: `${id}--${name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()}`, name, snippet };
    });

/** The types that the props of a component and of those on its page name. `component` gets a short one, in place of the names of all elements. */
function typesOf(component: ComponentManifest, declarations: Readonly<Record<string, string>>): string {
  const all = [component, ...Object.values(component.subcomponents ?? {})] as {
    reactDocgenTypescript?: { props: Record<string, { type: { name: string; raw?: string } }> };
  }[];
  const props = all.flatMap(({ reactDocgenTypescript }) => Object.entries(reactDocgenTypescript?.props ?? {}));
  for (const [name, prop] of props) if (name === 'component') prop.type = { name: elementType };
  const types = props.map(([, { type }]) => type.raw ?? type.name);
  return declaredIn(types.join(' '), declarations);
}

/** Storybook's list without what is no component of the kit, and with all that is known of each. */
export function kitComponents(all: Components): Components {
  const declarations = kitDeclarations();
  const pages = Object.entries(all).map(([id, component]) => ({ id, component, page: path.basename(path.dirname(component.path)) }));
  return Object.fromEntries(
    pages
      .filter(({ page }) => Object.hasOwn(facts, page))
      .map(({ id, component: { import: _import, ...component }, page }) => {
        const { purpose, kB, laterKB, tokens } = facts[page]!;
        const types = typesOf(component, declarations);
        const place = { path: `./stories/Kit/${page}/${page}.mdx` };
        const docs = {
          words: { ...place, id: 'words', name: 'How to use it', title: page, content: wordsOf(read(place.path)) },
          ...(types && { types: { ...place, id: 'types', name: 'Types', title: page, content: ['```ts', types, '```'].join('\n') } }),
        };
        const jsDocTags = {
          purpose: [purpose],
          size: [`${kB} kB${laterKB > 0 ? `, and ${laterKB} kB when it is used` : ''}`],
          related: [/<ComponentFacts [^>]*related="([^"]+)"/u.exec(read(place.path))?.[1] ?? ''],
          ...(tokens.length > 0 && { tokens: [tokens.join(', ')] }),
        };
        return [id, { ...component, jsDocTags, stories: examplesOf(id, page), docs }];
      }),
  );
}

/** Every token of `semantics.tokens.json` by its purpose, with the components whose sources name it. */
function tokensPage(): string {
  const rows = Object.entries(purposeOfToken).map(([token, purpose]) => {
    const users = Object.entries(facts).flatMap(([component, { tokens }]) => (tokens.includes(token) ? [component] : []));
    return `| \`${token}\` | \`--tk-${token.replaceAll('.', '-')}\` | ${purpose.replaceAll('|', String.raw`\|`)} | ${users.join(', ')} |`;
  });
  return `# Tokens

A brand may decide all of these. Styles of an application name the variables (\`color: var(--tk-color-text-muted)\`); a brand changes the tokens in its token files. Styles that several components share, such as the edge of every field, are counted at none of them.

| Token | CSS variable | What it is for | Named by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function iconsPage(): string {
  const names = [...read('src/kit/icons/icons.ts').matchAll(/\b\w+Icon\b(?= \}| from)/gu)].map(([name]) => `- \`${name}\``);
  return `# Icons

Each is a component: \`import { PhoneIcon } from '${kitName}/icons'\`. \`KitProvider icons={{ phone: … }}\` replaces one everywhere, by its name without \`Icon\` and with a small first letter: with a component, or the path of a filled shape on a grid of 24 × 24.

${[...new Set(names)].toSorted().join('\n')}
`;
}

/** The page of a component. */
const fileOf = ({ path: stories }: ComponentManifest): string => `llms/${path.basename(path.dirname(stories))}.md`;

/** `llms.txt` (llmstxt.org): what the kit is, and a link to the page of each component. */
function indexOf(components: readonly ComponentManifest[], version: string): string {
  const lists = [...Map.groupBy(components, ({ jsDocTags }) => jsDocTags['purpose']?.[0])].map(([purpose, group]) => {
    const lines = group.map(({ name, description = '', subcomponents = {}, ...rest }) => {
      const others = Object.keys(subcomponents);
      const summary = /^.*?[.!?](?=\s|$)/su.exec(description)?.[0].replaceAll('\n', ' ') ?? description;
      return `- [${name}](${fileOf({ name, ...rest })})${others.length > 0 ? `, with ${others.join(', ')}` : ''}: ${summary}`;
    });
    return `## ${purpose}\n\n${lines.join('\n')}\n`;
  });
  return `# ${kitName}

> React components for a trade shop on MUI and Emotion, themed by design tokens; version ${version}. Each component has a module of its own: \`${kitName}/Alert\`.

Import \`theme/base.css\` and the style sheet of one brand once. Wrap the application in \`KitProvider\` for a router, another language or icons of a brand. The page of a component says what it is for, what not, its props, keys and examples.

Everything a brand can change, and the names for your own styles: [tokens](llms/tokens.md). All [icons](llms/icons.md).

${lists.join('\n')}`;
}

/** Writes `components.json`, `llms.txt` and the pages that it links to beside the built Storybook. */
function publish(): void {
  const { components } = JSON.parse(readFileSync(path.join(storybookFolder, 'manifests/components.json'), 'utf8')) as {
    components: Components;
  };
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const all = Object.values(components);
  const files = {
    'components.json': `${JSON.stringify({ name: kitName, version, components }, null, 2)}\n`,
    'llms.txt': indexOf(all, version),
    'llms/tokens.md': tokensPage(),
    'llms/icons.md': iconsPage(),
    ...Object.fromEntries(all.map((component) => [fileOf(component), `${formatComponentManifest(component as never)}\n`])),
  };
  mkdirSync(path.join(storybookFolder, 'llms'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(storybookFolder, file), content);
}

if (import.meta.main) publish();
