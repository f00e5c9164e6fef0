import { describe, expect, it } from 'vitest';
import { wordsClaimed } from './claims.ts';

const own = new Set(['milk', 'pudding', 'glove', 'latex']);
const claimedIn = (text: string) => wordsClaimed(text, own).flatMap(({ absent, plain }) => (absent === undefined ? [] : [plain]));

describe('A description or a tag', () => {
  it.each([
    'We cannot guarantee gluten free.',
    'Not suitable for a gluten free diet.',
    'Also available gluten free.',
    'For a gluten free alternative see our oat bar.',
    'Gluten free: No',
    'Gluten free?',
    'Gluten free – no',
    'Gluten free (no)',
    'Gluten free ✗',
    'Gluten free option',
    'Pair with gluten free crackers.',
    'Neither gluten free nor vegan',
    'Isn’t gluten free',
    'Store apart from gluten free goods',
    'Try our lactose free pudding as well.',
    'There is a lactose free pudding in the shop',
    'For a latex free glove see our nitrile range.',
    'Switch to powder free gloves',
    'Gluten free pudding is sold separately',
    'Gluten free to order',
  ])('claims nothing of its own goods: %s', (text) => {
    expect(claimedIn(text)).toEqual([]);
  });

  it.each([
    ['Gluten free', ['gluten free']],
    ['Gluten free: yes', ['gluten free']],
    ['Naturally gluten free and vegan.', ['gluten free']],
    ['This pudding is gluten free', ['gluten free']],
    ['A gluten free milk pudding with vanilla', ['gluten free']],
    ['Free from gluten, soya and eggs.', ['gluten free', 'soya free', 'egg free']],
    ['Gluten, soya and egg free', ['gluten free', 'soya free', 'egg free']],
    ['Suitable for a gluten free diet', ['gluten free']],
    ['Large gloves (powder free latex) for kitchens', ['powder free']],
    ['3 ply, absorbent and lint free, 300 m', ['lint free']],
  ])('claims what is absent in words of its own: %s', (text, things) => {
    expect(claimedIn(text)).toEqual(things);
  });
});
