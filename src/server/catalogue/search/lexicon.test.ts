import { describe, expect, it } from 'vitest';
import { synonymGroups, synonymsOf, widerMeanings } from './lexicon.ts';

describe('the synonym groups', () => {
  it('are at least 80, of two phrases or more, or of one that is no single word', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(80);
    expect(synonymGroups.filter(([first = '', ...more]) => more.length === 0 && !first.includes(' '))).toEqual([]);
  });

  it('are written in lower case without punctuation', () => {
    expect(synonymGroups.flat().filter((phrase) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
  });

  it('hold each phrase once, so that no two groups run together', () => {
    const phrases = synonymGroups.flat();
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });
});

describe('the wider meanings', () => {
  it('are written as the groups are, and take in something else than themselves', () => {
    const phrases = Object.entries(widerMeanings).flatMap(([phrase, taken]) => [phrase, ...taken]);
    expect(phrases.filter((phrase) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
    expect(Object.entries(widerMeanings).filter(([phrase, taken]) => taken.length === 0 || taken.includes(phrase))).toEqual([]);
  });

  it('go one way only', () => {
    const synonyms = synonymsOf();
    expect(synonyms.alternatives('pasta')).toContainEqual(['penne']);
    expect(synonyms.alternatives('penne') ?? []).toEqual([]);
  });
});
