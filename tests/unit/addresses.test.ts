import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { apiBase } from '../../src/contract/calls.ts';
import { mediaBase } from '../../src/contract/media.ts';
import { pagePatterns } from '../../src/contract/pages.ts';
import { staffPaths } from '../../src/server/staff/paths.ts';

/** Files that run or measure the product, without the homes of addresses, the demo's answers and the tests. */
const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tools/**/*.ts'], {
  exclude: ['**/*.test.*', 'src/contract/{pages,calls,media}.ts', 'src/server/staff/paths.ts', 'src/kit/**', 'scripts/sampleData.ts'],
});

/** The texts of a file that begin with a slash or are the rest of a template, and its regular expressions. */
function addressesIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replaceAll('\\', '').replace(/^\/\^/u, '').replaceAll('(?:', ''));
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** Whether an address is a base or below it. */
const startsAt = (address: string, base: string): boolean => address.startsWith(base) && !/^[\w-]/u.test(address.slice(base.length));

function writtenIn(where: readonly string[], bases: readonly string[]): string[] {
  return where.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    // Most files name none, and need not be parsed.
    if (!bases.some((base) => code.includes(base.slice(1)))) return [];
    return addressesIn(file, code)
      .filter((address) => bases.some((base) => startsAt(address, base)))
      .map((address) => `${file}: ${address}`);
  });
}

it('the address of a page stands in the contract alone', () => {
  const pages = Object.values(pagePatterns)
    .flat()
    .map((pattern) => pattern.replace(/\/:\w+$/u, ''))
    .filter((pattern) => pattern !== '/');
  expect(pages).toContain('/product');
  expect(writtenIn(files, [...new Set(pages)])).toEqual([]);
});

it('where the API and the pictures begin stands in the contract alone', () => {
  expect(writtenIn(files, [apiBase, mediaBase])).toEqual([]);
});

it('the path of a route for staff stands in its list alone', () => {
  const callers = globSync(['src/cli/**/*.ts', 'src/server/**/staff.ts'], { exclude: ['**/*.test.ts'] });
  const bases = [...new Set(Object.values(staffPaths).map((path) => path.replace(/(?<=\/\w+)\/.*$/u, '')))];
  expect(bases).toContain('/backup');
  expect(writtenIn(callers, bases)).toEqual([]);
});
