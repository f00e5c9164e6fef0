import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseChanges } from '../../tools/release/changelog.ts';

describe('a release', () => {
  const before = '# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- First.\n';

  it('puts what is unreleased under its version and date', () => {
    expect(releaseChanges(before, '0.2.0', '2026-02-03')).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0 – 2026-02-03\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- First.\n',
    );
  });

  it('adds no version where nothing changed', () => {
    const released = releaseChanges(before, '0.2.0', '2026-02-03');
    expect(releaseChanges(released, '0.3.0', '2026-03-03')).toBe(released);
  });

  it('can be made of the changelogs that there are', () => {
    for (const file of ['CHANGELOG.md', 'src/kit/CHANGELOG.md'])
      expect(() => releaseChanges(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), '9.9.9', '2026-01-01')).not.toThrow();
  });
});
