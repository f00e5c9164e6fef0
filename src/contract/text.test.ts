import { describe, expect, it } from 'vitest';
import { cleanLine, descriptionOf, unbrokenSizes } from './text.ts';

describe('A size that is shown', () => {
  it.each([
    ['Cola 24 × 330 ml', 'Cola 24_×_330_ml'],
    ['Rapeseed Oil 20 L', 'Rapeseed Oil 20_L'],
    ['King Prawns 16/20 10 × 1 kg', 'King Prawns 16/20 10_×_1_kg'],
    ['Pizza Box 12 inch 100 pieces', 'Pizza Box 12_inch 100_pieces'],
    ['Centrefeed Rolls 2 Ply 6 rolls', 'Centrefeed Rolls 2_Ply 6_rolls'],
    ['Foil Container No 1 Lid', 'Foil Container No 1 Lid'],
    ['Cod Fillets Skinless 16–32 oz 10 kg', 'Cod Fillets Skinless 16–+32_oz 10_kg'],
    ['Salmon Sides 1.0–1.4 kg – Skin On', 'Salmon Sides 1.0–+1.4_kg – Skin On'],
  ])('is not broken across lines: %s', (text, shown) => {
    expect(unbrokenSizes(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')).toBe(shown);
  });

  it('finds the same when it is copied from the page into the search', () => {
    const name = 'Cod Fillets Skinless 16–32 oz 10 kg';
    expect(cleanLine(unbrokenSizes(name), 100)).toBe(name);
  });
});

describe('A description', () => {
  it('is the whole text when that is short enough', () => expect(descriptionOf(' A mix  for\nbatter. ', 20)).toBe('A mix for batter.'));

  it('ends with a whole word and an ellipsis when it is cut', () =>
    expect(descriptionOf('Boxes that stay crisp all the way', 20)).toBe('Boxes that stay…'));

  it('keeps the last word when it fits to the letter', () => expect(descriptionOf('Boxes that stay crisp', 16)).toBe('Boxes that stay…'));

  it('has no comma or dash before its ellipsis', () => expect(descriptionOf('Boxes, – that stay crisp', 12)).toBe('Boxes…'));

  it('ends after a sentence where that leaves little room unused', () =>
    expect(descriptionOf('Stays crisp for long. Then it does not any more.', 30)).toBe('Stays crisp for long.'));

  it('does not end after a first sentence that says too little', () =>
    expect(descriptionOf('Crisp. Boxes that stay so all the way home', 30)).toBe('Crisp. Boxes that stay so all…'));

  it('cuts a word that is too long for it, but no character', () => expect(descriptionOf('🐟🐟🐟🐟', 4)).toBe('🐟…'));

  it.each([20, 60, 155])('is never longer than asked for (%i)', (length) => {
    for (const text of ['word '.repeat(80), 'x'.repeat(300), `${'A sentence. '.repeat(40)}`])
      expect(descriptionOf(text, length).length).toBeLessThanOrEqual(length);
  });
});
