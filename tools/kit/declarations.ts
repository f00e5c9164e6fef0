import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The types that the kit exports, by name, as they are written: for tables of props, which name them. */
export function kitDeclarations(): Record<string, string> {
  const declared = globSync('src/kit/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/package/**'] }).flatMap((file) =>
    ts
      .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
      .statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node.getText()] as const),
  );
  return Object.fromEntries(
    declared.filter(([, text]) => text.startsWith('export ')).map(([name, text]) => [name, text.slice('export '.length)]),
  );
}
