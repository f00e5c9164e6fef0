import { describe, expect, it } from 'vitest';
import { privacyOf } from './privacy.ts';
import { brandNames, loadBrand } from '../index.ts';
import type { LegalDocument } from '../pages.ts';
import type { Company } from '../types.ts';
import { longDate, withOwnClauses } from './clauses.ts';

const [tarnbrook, gullwing] = await Promise.all([loadBrand('tarnbrook'), loadBrand('gullwing')]);
const [terms, privacy] = await Promise.all([tarnbrook.pages.terms(), tarnbrook.pages.privacy()]);
const [gullwingTerms, gullwingPrivacy] = await Promise.all([gullwing.pages.terms(), gullwing.pages.privacy()]);

const wordsOf = (text: LegalDocument): string =>
  text.sections.flatMap(({ clauses }) => clauses.flatMap((clause) => [clause.text, ...(clause.points ?? [])])).join('\n');

/** Figures of the specification (sections 5 and 9): no other promise or limit may be in a legal text. */
const specified = ['2%', '£500', '100%', '7 days', '14 days', '30 days', '8 characters', '18 years'];

/** The figures of a text that are neither part of a company's address and numbers nor the year of a law. */
function figuresOf(text: LegalDocument, { phones, address, registrationNumber, vatNumber }: Company): string[] {
  const known = [...phones.map(({ label }) => label), ...address, registrationNumber, vatNumber, longDate(text.version)];
  const words = known.reduce((left, fact) => left.replaceAll(fact, ''), wordsOf(text)).replaceAll(/(?:Act|Regulations) \d{4}/gu, '');
  return [...words.matchAll(/£\d[\d,]*|\d+%|\d[\d.,]*(?:\s\p{L}+)?/gu)].map(([figure]) => figure);
}

const texts: [name: string, text: LegalDocument, company: Company][] = [];
for (const name of brandNames) {
  const { company, pages } = await loadBrand(name);
  const [brandTerms, brandPrivacy] = [await pages.terms(), await pages.privacy()];
  texts.push([`the terms of ${name}`, brandTerms, company], [`the privacy policy of ${name}`, brandPrivacy, company]);
}

describe.each(texts)('In %s', (_name, text, company) => {
  it('each section and each clause has an address of its own', () => {
    const ids = text.sections.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => `${id}.${clause.id}`)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)?$/u);
  });

  it('links to places of the same text lead somewhere', () => {
    const ids = new Set(text.sections.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => `${id}.${clause.id}`)]));
    for (const [, id] of wordsOf(text).matchAll(/\]\(#([^)]+)\)/gu)) expect(ids).toContain(id);
  });

  it('every figure is one of the specification', () => {
    for (const figure of figuresOf(text, company)) expect(specified).toContain(figure);
  });

  it('no place is left unfilled', () => expect(wordsOf(text)).not.toMatch(/undefined|\[object|\$\{/u));

  it('the version is the one that consent records', () => expect(wordsOf(text)).toContain(longDate(text.version)));
});

describe('The terms', () => {
  it('have the sections of the specification', () => {
    expect(terms.sections.map(({ id }) => id)).toEqual([
      'overview',
      'about-us',
      'definitions',
      'business-customers',
      'goods',
      'orders',
      'payment',
      'delivery',
      'faulty-goods',
      'liability',
      'force-majeure',
      'site-access',
      'site-accounts',
      'site-ip',
      'site-content',
      'site-scraping',
      'site-links',
      'site-liability',
      'site-security',
      'site-acceptable-use',
      'privacy-and-cookies',
      'contact',
      'changes',
      'law',
      'attribution',
      'acceptance',
    ]);
  });

  it.each([
    ['goods may vary by 2%', /vary by up to 2% in size, weight or dimensions/u],
    ['refunds within 14 days by the original method', /within 14 days .* by the method with which you paid/u],
    ['delivery within 30 days of confirmation', /within 30 days of the order’s confirmation/u],
    ['uncollected goods are cancelled after 7 days', /not been collected within 7 days are cancelled/u],
    ['either party cancels after 30 days of force majeure', /more than 30 days, either of us may cancel/u],
    ['liability is capped', /£500 or 100% of the order’s value, whichever is greater/u],
    ['prices both ways', /ex-VAT and inc-VAT/u],
    ['payment in advance by card or bank transfer', /in advance, by card or by bank transfer/u],
    ['business customers only', /only to businesses/u],
    ['the United Kingdom only', /only within the United Kingdom/u],
    ['18 or over', /18 years of age or over/u],
    ['a strong password', /strong password/u],
    ['no scraping', /automated means \(scraping/u],
    ['no AI training', /train, test or feed machine learning or artificial intelligence/u],
  ])('say: %s', (_figure, words) => {
    expect(wordsOf(terms)).toMatch(words);
    expect(wordsOf(gullwingTerms)).toMatch(words);
  });

  it('name the company with number, office and VAT number', () => {
    const { legalName, registrationNumber, vatNumber, address } = tarnbrook.company;
    for (const fact of [legalName, registrationNumber, vatNumber, ...address]) expect(wordsOf(terms)).toContain(fact);
  });

  it('of another brand have its names and its own clauses', () => {
    expect(wordsOf(gullwingTerms)).not.toContain('Tarnbrook');
    expect(wordsOf(gullwingTerms)).toContain('has begun to thaw');
    expect(wordsOf(terms)).not.toContain('seafood must');
  });
});

describe('The privacy policy', () => {
  it('has the sections of the specification', () => {
    expect(privacy.sections.map(({ id }) => id)).toEqual([
      'overview',
      'definitions',
      'about',
      'scope',
      'personal-data',
      'rights',
      'collection',
      'use',
      'retention',
      'storage',
      'sharing',
      'control',
      'withholding',
      'access',
      'cookies',
      'contact',
      'changes',
      'attribution',
      'acceptance',
    ]);
  });

  it.each([
    ['access requests are answered in a month, at most three', /within one month.* three months in all/u],
    ['data is retained indefinitely', /We retain data indefinitely, since [^.,]*, recalls and claims can reach far back\./u],
    [
      'what nobody confirms is not',
      /once its e-mail address is confirmed\. .* what nobody confirms is erased after 7 days, with its files/u,
    ],
  ])('says: %s', (_figure, words) => expect(wordsOf(privacy)).toMatch(words));

  it('names every period that a brand keeps data for, and no other', () => {
    const [facts, periods] = [tarnbrook, { rejectedAccounts: 1, applications: 2, messages: 3, mails: 4 }];
    const words = wordsOf(privacyOf({ ...facts, retention: periods }));
    for (const said of [
      /not accept is erased 1 days after/u,
      /applications are erased after 2/u,
      /messages to us are erased after 3/u,
      /that we sent are erased after 4/u,
    ])
      expect([said.test(words), said.test(wordsOf(privacy))]).toEqual([true, false]);
    expect(words).not.toMatch(/nobody confirms/u);
  });

  it('says plainly what “Remember me” keeps', () => {
    expect(wordsOf(privacy)).toMatch(/your password, unencrypted/u);
    expect(wordsOf(gullwingPrivacy)).not.toMatch(/your password, unencrypted/u);
  });
});

it('a clause for a section that does not exist is an error', () => {
  expect(() => withOwnClauses([{ id: 'here', title: 'Here', clauses: [] }], { there: { a: 'A' } })).toThrow('There is no section "there"');
});
