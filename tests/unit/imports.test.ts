import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files of this repository that a file imports: values, types, dynamic imports, and the programs of threads and processes, which it names by `new URL`. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const imported = code.matchAll(/(?:from\s+|import\(\s*|import\s+)'(\.[^']+)'/gu);
  const started = code.matchAll(/new URL\('([^']+\.tsx?)', import\.meta\.url\)/gu);
  return [...imported, ...started].map(([, name]) => path.normalize(path.join(path.dirname(file), name!)));
}

/** The part of a root folder that a file belongs to: a folder directly in it, or the file itself; undefined for files elsewhere. */
function partOf(file: string, root: string): string | undefined {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/')[0] : undefined;
}

/** Imports between the parts of a root folder. Tests are left out: they may use whatever shows that a part works. */
function importsOfParts(root: string): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  for (const file of globSync(`${root}/**/*.{ts,tsx}`).filter((each) => !/\.test\.tsx?$/u.test(each))) {
    const part = partOf(file, root)!;
    const others = importsOf(file).flatMap((each) => partOf(each, root) ?? []);
    graph.set(part, [...(graph.get(part) ?? []), ...others.filter((each) => each !== part)]);
  }
  return graph;
}

/** Circles of imports (Tarjan's strongly connected components). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const next of graph.get(file)!) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) {
        visit(next);
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
      } else if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, order.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

it('imports go in no circle, not by types or what is fetched later either', () => {
  const files = globSync(['{src,scripts,tools,design-tokens}/**/*.{ts,tsx}']);
  expect(files.length).toBeGreaterThan(800);
  expect(circles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

it.for(['src', 'src/server', 'src/storefront', 'src/cli'])('the folders of %s import each other in no circle', (root) => {
  const graph = importsOfParts(root);
  expect(graph.size).toBeGreaterThan(8);
  expect(circles(graph)).toEqual([]);
});

it('the shop, and the kit of which it is made, lay out by `styled`: builds of the shop have no `sx`', () => {
  const files = globSync('src/{storefront,brands,kit}/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(files.filter((file) => /\bsx=\{\{|\bsx: \{/u.test(readFileSync(file, 'utf8')))).toEqual([]);
});
