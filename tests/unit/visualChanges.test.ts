import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storiesAffectedBy } from '../../tools/visual/changes.ts';

const stories = globSync('stories/{Kit,Screens,Mails}/**/*.stories.tsx').toSorted();
const affectedBy = (...changed: string[]): string[] => storiesAffectedBy(changed, stories);

describe('What a change can show in', () => {
  it('are the stories that import it, by whatever way', () => {
    expect(affectedBy('src/kit/Separator/Separator.tsx')).toContain('stories/Kit/Separator/Separator.stories.tsx');
    expect(affectedBy('src/kit/Separator/Separator.tsx')).not.toContain('stories/Kit/Gallery/Gallery.stories.tsx');
    expect(affectedBy('stories/Kit/Tag/Tag.stories.tsx')).toEqual(['stories/Kit/Tag/Tag.stories.tsx']);
  });

  it('are the mails and screens of a brand whose facts change, which mails read by a pattern', () => {
    const mails = stories.filter((file) => file.startsWith('stories/Mails/'));
    const screens = stories.filter((file) => file.startsWith('stories/Screens/'));
    const affected = affectedBy('src/brands/gullwing/facts.ts');
    expect(affected).toEqual(expect.arrayContaining([...mails, ...screens]));
    expect(affected).not.toContain('stories/Kit/Tag/Tag.stories.tsx');
  });

  it('are all of them when it reaches everywhere, and none when nothing shows it', () => {
    expect(affectedBy('design-tokens/brands/gullwing.json')).toEqual(stories);
    expect(affectedBy('src/server/main.ts', 'README.md')).toEqual([]);
  });
});
