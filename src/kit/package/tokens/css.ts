import type { Tokens } from './resolver.ts';
import { toCss } from './values.ts';

/** Light or dark surroundings. */
export type Mode = 'light' | 'dark';

const variable = (name: string): string => `--tk-${name.replaceAll('.', '-')}`;

/** Breakpoints cannot be CSS variables (media queries do not read them): they are exported as numbers instead. */
const isBreakpoint = (name: string): boolean => name.startsWith('breakpoint.');

/** The tokens that become CSS variables. */
export const cssNames = (tokens: Tokens): string[] => Object.keys(tokens).filter((name) => !isBreakpoint(name));

/** Tokens whose values are compiled into scripts as numbers, once for all brands: no brand can change them. */
export const isCompiled = (name: string): boolean => /^(?:breakpoint|motion\.duration|layer)\./u.test(name);

/**
 * Tokens as CSS variables, one a line.
 *
 * @param except - those that have the same value here are left out
 */
export function declarations(tokens: Tokens, indent: string, except?: Tokens): string {
  return cssNames(tokens)
    .map((name) => ({ name, value: toCss(tokens[name]!), same: except?.[name] ? toCss(except[name]) : undefined }))
    .filter(({ value, same }) => value !== same)
    .map(({ name, value }) => `${indent}${variable(name)}: ${value};\n`)
    .join('');
}

/** Tokens that stand in the place of others below `data-density`, by density. Touch makes small controls and the least of targets as large as a finger needs. */
export const densities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  compact: { 'density.factor': 'density.compact' },
  touch: { 'density.factor': 'density.touch', 'size.target': 'size.touch', 'size.control.small': 'size.touch' },
};

/**
 * Rules of each density, for a region or the whole page.
 *
 * @param scope - selector of further elements that they apply to: it must win over those of a brand's values
 */
export const densityCss = (scope?: string): string =>
  Object.entries(densities)
    .map(([density, instead]) => {
      const chosen = `[data-density='${density}']`;
      const values = Object.entries(instead).map(([name, other]) => `  ${variable(name)}: var(${variable(other)});\n`);
      return `${[chosen, ...(scope ? [scope + chosen] : [])].join(',\n')} {\n${values.join('')}}\n`;
    })
    .join('\n');

/**
 * One brand's style sheet: light on the root, dark where the system or the visitor's own choice asks for it. Paper is always light.
 *
 * @param head - the comment at its beginning
 * @param faces - its `@font-face` rules
 */
export function brandCss(head: string, faces: string, themes: Record<Mode, Tokens>): string {
  const dark = (indent: string): string => `${indent}color-scheme: dark;\n${declarations(themes.dark, indent, themes.light)}`;
  return [
    head,
    faces,
    `:root {\n  color-scheme: light;\n${declarations(themes.light, '  ')}}\n`,
    `@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-mode='light']) {\n${dark('    ')}  }\n}\n`,
    `@media screen {\n  [data-mode='dark'] {\n${dark('    ')}  }\n}\n`,
    densityCss(),
  ].join('\n');
}

/** Two names that become one CSS variable would silently overwrite each other. */
export function assertDistinct(tokens: Tokens): void {
  const seen = new Map<string, string>();
  for (const name of cssNames(tokens)) {
    const other = seen.get(variable(name));
    if (other) throw new Error(`Tokens ${other} and ${name} both become ${variable(name)}. Rename one.`);
    seen.set(variable(name), name);
  }
}
