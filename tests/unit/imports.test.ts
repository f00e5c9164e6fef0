import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files of this repository that a file imports: values, types, and dynamic imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return Array.from(code.matchAll(/(?:from\s+|import\(\s*|import\s+)'(\.[^']+)'/gu), ([, name]) =>
    path.normalize(path.join(path.dirname(file), name!)),
  );
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
