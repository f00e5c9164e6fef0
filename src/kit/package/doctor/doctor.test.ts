import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examine, isInRange, type Needs } from './checks.ts';
import { readProject } from './project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const install = (name: string, version: string, below = 'node_modules'): void =>
  write(`${below}/${name}/package.json`, JSON.stringify({ name, version }));

const needs: Needs = {
  name: '@tarnbrook/kit',
  peerDependencies: { react: '^19.2.0', '@mui/material': '^7.3.11 || ^9.0.0', 'final-form': '^5.0.0' },
  peerDependenciesMeta: { 'final-form': { optional: true } },
};

/** An application in which nothing is wrong. */
function sound(): void {
  install('react', '19.3.1');
  install('@mui/material', '9.5.0');
  write('src/main.tsx', "import '@tarnbrook/kit/theme/base.css';\nimport '@tarnbrook/kit/theme/tarnbrook.css';\n");
  write('tsconfig.json', '{\n  // As Vite makes it.\n  "compilerOptions": { "moduleResolution": "bundler", },\n}\n');
}

const found = (): string[] => examine(readProject(folder), needs).map(({ what }) => what);

describe('doctor', () => {
  test('finds nothing in an application that is as the kit needs it', () => {
    sound();
    expect(found()).toEqual([]);
  });

  test.for<[what: string, spoil: () => void, sentence: string]>([
    [
      'a package that is missing',
      () => rmSync(path.join(folder, 'node_modules/@mui'), { recursive: true }),
      '@mui/material is not installed.',
    ],
    ['a version that is too old', () => install('react', '18.3.1'), 'react is 18.3.1; the kit is tested with ^19.2.0.'],
    [
      'a version between two that are tested',
      () => install('@mui/material', '8.0.0'),
      '@mui/material is 8.0.0; the kit is tested with ^7.3.11 || ^9.0.0.',
    ],
    [
      'a package that is there twice',
      () => install('react', '19.2.0', 'node_modules/other/node_modules'),
      'react is installed 2 times: 19.2.0 in node_modules/other/node_modules/react, 19.3.1 in node_modules/react.',
    ],
    [
      'form parts without their library',
      () => write('src/Form.tsx', "import { Form } from '@tarnbrook/kit/forms';"),
      'final-form is not installed.',
    ],
    ['no style sheet', () => write('src/main.tsx', "import '@tarnbrook/kit/theme/tarnbrook.css';"), 'No file imports theme/base.css.'],
    ['no brand', () => write('src/main.tsx', "import '@tarnbrook/kit/theme/base.css';"), 'No file imports the style sheet of a brand.'],
    [
      'a compiler that reads no exports',
      () => write('tsconfig.json', '{ "compilerOptions": { "moduleResolution": "Node10" } }'),
      'tsconfig.json has "moduleResolution": "Node10".',
    ],
    [
      'a router that the kit does not know of',
      () => install('react-router-dom', '7.18.5'),
      'react-router-dom is installed, and no file has a KitProvider.',
    ],
    [
      'a logo that is gone in production',
      () => {
        install('vite', '8.1.5');
        write('src/Top.tsx', "import logo from './logo.svg';\nexport const src = `${logo}#logo`;");
      },
      'src/Top.tsx takes an element out of ./logo.svg, which Vite builds into the script if it is small.',
    ],
    [
      'such a logo between double quotes',
      () => {
        install('vite', '8.1.5');
        write('src/Top.tsx', 'import logo from "./logo.svg";\nexport const src = `${logo}#logo`;');
      },
      'src/Top.tsx takes an element out of ./logo.svg, which Vite builds into the script if it is small.',
    ],
  ])('says so of %s', ([, spoil, sentence]) => {
    sound();
    spoil();
    expect(found().map((what) => what.split(', ').toSorted().join(', '))).toEqual([sentence.split(', ').toSorted().join(', ')]);
  });

  test.for([
    ['./logo.svg?no-inline', '{}'],
    ['./logo.svg', '{ build: { assetsInlineLimit: 0 } }'],
  ] as const)('says nothing of a logo that stays a file: %s, %s', ([address, config]) => {
    sound();
    install('vite', '8.1.5');
    write('vite.config.ts', `export default ${config};`);
    write('src/Top.tsx', `import logo from '${address}';\nexport const src = \`\${logo}#logo\`;`);
    expect(found()).toEqual([]);
  });

  test('says why and how of each', () => {
    write('package.json', '{}');
    for (const { why, how } of examine(readProject(folder), needs)) expect([why, how].every((text) => text.length > 10)).toBe(true);
  });

  test.for([
    ['9.5.0', '^7.3.11 || ^9.0.0', true],
    ['7.3.10', '^7.3.11 || ^9.0.0', false],
    ['19.10.0', '^19.2.0', true],
    ['20.0.0', '^19.2.0', false],
    ['9.0.0-beta.1', '^9.0.0', true],
  ] as const)('knows whether %s is in %s', ([version, range, isIn]) => {
    expect(isInRange(version, range)).toBe(isIn);
  });
});
