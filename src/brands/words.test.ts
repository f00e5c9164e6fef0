import { expect, test } from 'vitest';
import { linkLifetime } from '../contract/limits.ts';
import { brandNames, loadBrand } from './index.ts';

/**
 * Figures, with their units, of the specification (sections 1, 5 and 9) and the contract (how long links work), and the duration of a review, which
 * only the account form states.
 */
const given = ['3 to 5 working days', '10K items', '7 days', '14 days', linkLifetime('verify'), '5 MB', '8 characters', 'Unit 7'];

/** Every text in a value, however deep, except names of files and addresses. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|data:|https?:|tel:|mailto:|#)|\.(?:webp|jpg|svg|css|woff2)/u.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

test.for(brandNames)('no page of %s promises a figure that nobody has given', async (name) => {
  const { banner, description, listDescription, home, price, customer, pages } = await loadBrand(name);
  const { about, careers, contact, accountForm, jobApplication, access } = pages;
  const own = await Promise.all([about, careers, contact, accountForm, jobApplication, access].map((load) => load()));
  const texts = textsOf([banner, description, listDescription, home, price, customer, own]);
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) {
    const rest = given.reduce((left, figure) => left.replaceAll(figure, ''), text);
    expect(rest, text).not.toMatch(/\d/u);
  }
});

test.for(brandNames)('%s has what the sections of its home page need', async (name) => {
  const { home, extras } = await loadBrand(name);
  const own = await extras?.();
  expect(home.sections.includes('guide')).toBe(own?.guide !== undefined);
});

test.for(brandNames)('%s says e-mail, with a hyphen', async (name) => {
  const { banner, customer, home, price, pages } = await loadBrand(name);
  const own = await Promise.all(Object.values(pages).map((load) => load()));
  for (const text of textsOf([banner, customer, home, price, own])) expect(text).not.toMatch(/\bemail|(?<!e-)\bmails?\b/iu);
});

test.for(brandNames)('the banner of %s says that pricing and orders are coming soon and need registration', async (name) => {
  expect((await loadBrand(name)).banner.text).toMatch(/pricing and orders are coming soon, for registered/iu);
});

test('the start page of the reference brand claims over 10K items and 7 days a week', async () => {
  expect(textsOf((await loadBrand('tarnbrook')).home).join(' ')).toMatch(/over 10K items in store, open 7 days a week/u);
});
