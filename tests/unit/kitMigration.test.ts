import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrationsOf } from '../../stories/docs/changelog.ts';

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
