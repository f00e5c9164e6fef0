/** Changes that an application needs for a newer kit, as far as a program can make them. */
import type { JSXAttribute } from '@babel/types';
import type MagicString from 'magic-string';
import { kitName } from '../command/packageFolder.ts';
import { modulesOfOthers } from './exports.ts';
import { editSource, nameOf, propsOf, type KitImport } from './source.ts';

/** One change. */
export interface Codemod {
  /** Its effect, for people. */
  readonly does: string;
  /** The files that it looks into, by their names. */
  readonly files: RegExp;
  /** The text of a file after it; the same when there is nothing to do. */
  readonly apply: (text: string, peers: Readonly<Record<string, string>>) => string;
}

const scripts = /\.[cm]?[jt]sx?$/u;

/** Moves names of an import to the modules that have them now. */
function splitImport(code: MagicString, { declaration, specifiers }: KitImport, modules: ReadonlyMap<string, string>): void {
  const moved = specifiers.filter((specifier) => modules.has(nameOf(specifier)));
  if (moved.length === 0) return;
  const written = (some: typeof specifiers): string => some.map(({ start, end }) => code.original.slice(start!, end!)).join(', ');
  const kind = declaration.importKind === 'type' ? 'import type' : 'import';
  const quote = code.original[declaration.source.start!];
  const line = (some: typeof specifiers, module: string): string => `${kind} { ${written(some)} } from ${quote}${module}${quote};`;
  const rest = specifiers.filter((specifier) => !moved.includes(specifier));
  const groups = Map.groupBy(moved, (specifier) => modules.get(nameOf(specifier))!);
  const lines = [
    ...(rest.length > 0 ? [line(rest, kitName)] : []),
    ...[...groups].map(([module, some]) => line(some, `${kitName}/${module}`)),
  ];
  code.overwrite(declaration.start!, declaration.end!, lines.join('\n'));
}

/** Renames props of the kit's components. */
const renamesProp = (from: string, to: string, of: (component: string) => boolean = () => true): Codemod => ({
  does: `renames the prop \`${from}\` to \`${to}\``,
  files: scripts,
  apply: (text) =>
    editSource(text, ({ code, elements }) => {
      for (const { element } of elements.filter(({ component }) => of(component)))
        for (const { name } of propsOf(element, from)) code.overwrite(name.start!, name.end!, to);
    }),
});

/** Gives a handler the event as its first parameter. */
function takeEventFirst(code: MagicString, { value }: JSXAttribute): void {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return;
  const { expression } = value;
  if (expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression') {
    const [only, ...more] = expression.params;
    if (!only || more.length > 0) return;
    const isBare = expression.type === 'ArrowFunctionExpression' && code.original[expression.start! + (expression.async ? 6 : 0)] !== '(';
    code.appendLeft(only.start!, isBare ? '(_event, ' : '_event, ');
    if (isBare) code.appendRight(only.end!, ')');
  } else {
    code.appendLeft(expression.start!, '(_event, value) => (');
    code.appendRight(expression.end!, ')(value)');
  }
}

const eventFirst: Readonly<Record<string, string>> = { SearchField: 'onSearch', ErrorSummary: 'onFollow' };

const renamedIcons: Readonly<Record<string, string>> = { PostIcon: 'NewspaperIcon', NetworkIcon: 'PeopleIcon' };

/** Every codemod, by the name that `migrations.ts` and `tarnbrook-kit upgrade` have for it. */
export const codemods = {
  modules: {
    does: `imports drafts and form parts from the modules that have them now, \`${kitName}/forms\` for instance`,
    files: scripts,
    apply: (text) =>
      editSource(text, ({ code, imports }) => {
        const modules = modulesOfOthers();
        for (const each of imports) if (each.declaration.source.value === kitName) splitImport(code, each, modules);
      }),
  },
  peers: {
    does: 'adds packages that the kit stands on to `package.json`',
    files: /^package\.json$/u,
    apply: (text, peers) => {
      const content = JSON.parse(text) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
      const missing = Object.entries(peers).filter(([name]) => !content.dependencies?.[name] && !content.devDependencies?.[name]);
      if (!content.dependencies?.[kitName] || missing.length === 0) return text;
      const added = missing.map(([name, range]) => [name, range.split(' || ').at(-1)!] as const);
      const dependencies = Object.fromEntries(
        [...Object.entries(content.dependencies), ...added].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );
      return `${JSON.stringify({ ...content, dependencies }, null, /^\{\n(\s+)/u.exec(text)?.[1] ?? 2)}\n`;
    },
  },
  'heading-level': renamesProp('headingLevel', 'level'),
  'doubt-is-warning': renamesProp('doubt', 'warning', (component) => /^(?:FormField|\w+Input|\w+Field)$/u.test(component)),
  'event-first': {
    does: 'gives the event first to `onSearch` of `SearchField` and `onFollow` of `ErrorSummary`',
    files: scripts,
    apply: (text) =>
      editSource(text, ({ code, elements }) => {
        for (const { component, element } of elements)
          for (const handler of propsOf(element, eventFirst[component] ?? '')) takeEventFirst(code, handler);
      }),
  },
  'icon-names': {
    does: 'renames icons whose drawing has another name now',
    files: scripts,
    apply: (text) =>
      editSource(text, ({ code, imports }) => {
        for (const specifier of imports.flatMap(({ specifiers }) => specifiers)) {
          const [from, { imported, local }] = [nameOf(specifier), specifier];
          const to = renamedIcons[from];
          if (to === undefined) continue;
          // The file keeps its own name for it, so that nothing else in it has to change.
          code.overwrite(imported.start!, local.end!, `${to} as ${local.name}`);
        }
      }),
  },
} satisfies Readonly<Record<string, Codemod>>;

/** The name of a codemod. */
export type CodemodName = keyof typeof codemods;
