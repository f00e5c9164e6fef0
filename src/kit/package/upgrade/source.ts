/** Edits of source files that leave every character alone which they do not mean. */
import { parse } from '@babel/parser';
import type { ImportDeclaration, ImportSpecifier, JSXAttribute, JSXOpeningElement, Node } from '@babel/types';
import MagicString from 'magic-string';
import { kitName } from '../command/packageFolder.ts';

/** A source file that is being edited. */
export interface Source {
  readonly code: MagicString;
  readonly imports: readonly KitImport[];
  /** Elements of the kit's components, with the names that the kit has for them. */
  readonly elements: readonly { readonly component: string; readonly element: JSXOpeningElement }[];
}

/** An import of something by name from the kit. */
export interface KitImport {
  readonly declaration: ImportDeclaration;
  readonly specifiers: readonly ImportSpecifier[];
}

function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node as unknown[]) yield* nodesIn(each);
  else if (typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string') {
    yield node as Node;
    for (const [name, member] of Object.entries(node)) if (!/^(?:loc|.*[cC]omments|extra|tokens)$/u.test(name)) yield* nodesIn(member);
  }
}

/** The name of an import in the module that it comes from. */
export const nameOf = ({ imported }: ImportSpecifier): string => (imported.type === 'Identifier' ? imported.name : imported.value);

const isOfKit = (address: string): boolean => address === kitName || address.startsWith(`${kitName}/`);

/**
 * Edits a file in which something of the kit is imported; others stay as they are. Throws when it cannot be parsed.
 *
 * @returns the new text
 */
export function editSource(text: string, edit: (source: Source) => void): string {
  if (!text.includes(kitName)) return text;
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx', 'importAttributes'] });
  const imports = program.body
    .filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration' && isOfKit(node.source.value))
    .map((declaration) => ({
      declaration,
      specifiers: declaration.specifiers.filter((specifier): specifier is ImportSpecifier => specifier.type === 'ImportSpecifier'),
    }));
  const components = new Map(imports.flatMap(({ specifiers }) => specifiers.map((specifier) => [specifier.local.name, nameOf(specifier)])));
  const elements = [...nodesIn(program.body)].flatMap((node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return [];
    const component = components.get(node.name.name);
    return component === undefined ? [] : [{ component, element: node }];
  });
  const code = new MagicString(text);
  edit({ code, imports, elements });
  return code.toString();
}

/** The props of an element that have a name. */
export const propsOf = (element: JSXOpeningElement, name: string): JSXAttribute[] =>
  element.attributes.filter(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === name,
  );
