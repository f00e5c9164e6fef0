import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codemods } from '../../src/kit/package/upgrade/codemods.ts';
import { wayFor, ways, waysFrom } from '../../src/kit/package/upgrade/migrations.ts';
import { migrationsOf } from '../../src/kit/package/upgrade/changelog.ts';

const changelog = readFileSync('src/kit/CHANGELOG.md', 'utf8');

describe('The page “Migrate”', () => {
  it('has each entry of the changelog that asks something of those who use the kit, whole and under its version', () => {
    const own = '# Changes\n\n## 2.0.0\n\n- New.\n- **Renamed:** `a` is\n  `b`.\n\n## 1.1.0\n\n- New.\n\n## 1.0.0\n\n- **Removed:** `c`.\n';
    expect(migrationsOf(own)).toEqual([
      { version: '2.0.0', steps: ['**Renamed:** `a` is\n  `b`.'] },
      { version: '1.0.0', steps: ['**Removed:** `c`.'] },
    ]);
  });

  it('leaves out none of the kit’s changelog', () => {
    const marked = changelog.match(/^- \*\*/gmu) ?? [];
    expect(migrationsOf(changelog).flatMap(({ steps }) => steps)).toHaveLength(marked.length);
    expect(marked.length).toBeGreaterThan(0);
  });

  it.each(['Changes', 'Migrate'])('and “Changes” have no source but the changelog that is in the package: %s', (page) => {
    const source = readFileSync(`stories/${page}.mdx`, 'utf8');
    expect(source).toContain("from '../src/kit/CHANGELOG.md?raw'");
    expect(source).not.toMatch(/\*\*(?:Changed|Renamed)/u);
  });
});

describe('The command `upgrade`', () => {
  const steps = migrationsOf(changelog).flatMap((migration) => migration.steps);

  it.each(steps)('has a codemod, or says what is left to do by hand: %s', (step) => {
    const { codemods: names, byHand } = wayFor(step);
    expect(names.length > 0 || byHand !== undefined).toBe(true);
  });

  it('has no way for what the changelog does not say, and no codemod that no way needs', () => {
    expect(ways.filter(({ entry }) => steps.filter((step) => step.includes(entry)).length !== 1)).toEqual([]);
    expect(new Set(ways.flatMap((way) => way.codemods))).toEqual(new Set(Object.keys(codemods)));
  });

  it('begins after the version that an application comes from', () => {
    const own =
      '# Changes\n\n## Unreleased\n\n- **Renamed:** `doubt` of `FormField`.\n\n## 0.10.0\n\n- **Renamed:** `headingLevel` is `level`.\n\n## 0.9.0\n\n- **Renamed:** `PostIcon` is `NewspaperIcon`.\n';
    const from = (version: string): string[] => waysFrom(version, own).flatMap((way) => way.codemods);
    expect(from('0.8.1')).toEqual(['icon-names', 'heading-level', 'event-first', 'doubt-is-warning']);
    expect(from('0.9.0')).toEqual(['heading-level', 'event-first', 'doubt-is-warning']);
    expect(from('0.10.0')).toEqual(['doubt-is-warning']);
  });
});
