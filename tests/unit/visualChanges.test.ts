import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedTokens, storiesAffectedBy } from '../../tools/visual/changes.ts';

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

  it('are of the screens those that open the page it is on', () => {
    expect(affectedBy('src/kit/Tag/Tag.tsx')).toEqual(['Kit/Tag/Tag', 'Screens/Product'].map((name) => `stories/${name}.stories.tsx`));
  });

  it('are for a word those that show it, though the catalogue of all words and the toolbar name its file', () => {
    const saying = affectedBy('src/kit/messages/en-GB/pagination.ts');
    expect(saying).toEqual(affectedBy('src/kit/Pagination/Pagination.tsx'));
    expect(saying).toContain('stories/Screens/ProductList.stories.tsx');
    expect(saying.length).toBeLessThan(10);
    expect(affectedBy('src/kit/messages/de-DE/index.ts')).toEqual([]);
  });

  it('are for a token those that use it', () => {
    const generatedFiles = [
      'design-tokens/semantics.tokens.json',
      'src/kit/theme/generated/scoped.css',
      'src/kit/theme/generated/themes.json',
    ];
    const using = storiesAffectedBy(generatedFiles, stories, ['size.thumbnail']);
    expect(using).toEqual(expect.arrayContaining(['stories/Kit/Gallery/Gallery.stories.tsx', 'stories/Screens/Product.stories.tsx']));
    expect(using).not.toContain('stories/Kit/Tag/Tag.stories.tsx');
    // A composed name: `size.control.${size}`.
    expect(storiesAffectedBy([], stories, ['size.control.large'])).toContain('stories/Kit/Button/Button.stories.tsx');
    expect(storiesAffectedBy([], stories, ['color.text.default'])).toEqual(stories);
    expect(storiesAffectedBy(generatedFiles, stories, [])).toEqual([]);
  });

  it('are all of them when it reaches everywhere, and none when nothing shows it', () => {
    expect(affectedBy('.storybook/preview.css')).toEqual(stories);
    expect(storiesAffectedBy([], stories, 'unknown')).toEqual(stories);
    expect(affectedBy('src/server/main.ts', 'README.md')).toEqual([]);
  });
});

describe('Tokens that changed', () => {
  const names = ['size.drawer', 'size.touch', 'size.target', 'size.control.small', 'density.factor'];
  const sheet = (rule: string, drawer: number, touch = 44) =>
    `${rule} {\n  --tk-size-drawer: ${drawer}px;\n  --tk-size-touch: ${touch}px;\n}\n`;

  it('are those with another value in any brand or mode', () => {
    const [light, dark] = [sheet(`[data-mode='light']`, 360), sheet(`[data-mode='dark']`, 360)];
    expect(changedTokens(light + dark, light + dark, names)).toEqual([]);
    expect(changedTokens(light + dark, light + sheet(`[data-mode='dark']`, 380), names)).toEqual(['size.drawer']);
  });

  it('are also those in whose place they stand in a density', () => {
    expect(changedTokens(sheet('a', 360), sheet('a', 360, 48), names)).toEqual(['size.touch', 'size.target', 'size.control.small']);
  });

  it('cannot be told where anything else of the sheet differs, such as a font', () => {
    expect(changedTokens(sheet('a', 360), `@font-face {\n}\n${sheet('a', 360)}`, names)).toBe('unknown');
  });
});
