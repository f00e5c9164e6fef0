import { describe, expect, it } from 'vitest';
import { pseudoMessages, pseudoText } from '../../.storybook/pseudoLocale.ts';
import { givenBy, isGiven, outsideBrackets } from '../pseudoLocale/texts.ts';

describe('The pseudo-locale', () => {
  it('puts every text between brackets, with accents and longer', () => {
    expect(pseudoText('Search')).toBe('⟦Šéàřçħ one⟧');
    expect(pseudoText('1,240')).toBe('1,240');
  });
  it('reaches texts that are made of numbers, and texts in groups', () => {
    expect(pseudoMessages.pagination.page(3)).toMatch(/^⟦.*3.*⟧$/u);
    expect(pseudoMessages.alert.severities.info).toMatch(/^⟦.*⟧$/u);
  });
});

describe('A text on the page', () => {
  const story = `
import { Button } from '../Button.tsx';
/** Says Nonsense. */
export const Default = meta.story({
  args: { children: 'Open an account', size: 'large' },
  play: async ({ canvas }) => {
    canvas.getByText('Close');
  },
});`;

  it('may be in brackets, one inside another too', () => {
    expect(outsideBrackets('⟦Bŕàñd: ⟦Ardle⟧ one⟧ 3')).toEqual([]);
    expect(outsideBrackets('⟦one⟧: Ardle, 24 cases')).toEqual(['Ardle', 'cases']);
  });
  it('may come from the story, as it is or put together', () => {
    expect(isGiven('Open an account', givenBy(story))).toBe(true);
    expect(isGiven('Account, large', givenBy(story))).toBe(true);
  });
  it('may not be one that only the interaction, a comment or an import names', () => {
    for (const text of ['Close', 'Nonsense', 'Button', 'Large']) expect(isGiven(text, givenBy(story))).toBe(false);
  });
});
