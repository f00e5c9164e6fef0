import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPasswordRules } from '../../contract/forms/passwords.ts';
import { isCommonPassword } from './commonPasswords.ts';

const context = ['Tarnbrook', 'Tarnbrook Wholesale Ltd', 'TB100017', 'Golden Fryer'];

describe('the published list of common passwords', () => {
  const { 'passwords-common': published } = dictionary;

  it('is refused as a whole, in capitals too, as far as the rule for passwords lets it through', () => {
    const allowed = published.filter((password) => newPasswordRules.pwd?.(password) === undefined);
    expect(allowed.length).toBeGreaterThan(3000);
    expect(allowed.filter((password) => !isCommonPassword(password, []) || !isCommonPassword(password.toUpperCase(), []))).toEqual([]);
  });
});

describe('a password that guessers try first', () => {
  it.each([
    'password1',
    'Password123',
    'P4ssw0rd1',
    'passw0rd99',
    'letmein2026',
    'iloveyou2',
    'Sunshine2024',
    'sunshinedragon7',
    'Liverpool08',
    'qwerty123',
    'qwertyuiop1',
    'qwer1234',
    'asdf1234',
    '1q2w3e4r',
    'q1w2e3r4t5',
    'zaq12wsx',
    'abc12345',
    'a1b2c3d4',
    'abcd1234',
    'aaaaaaa1',
    'aaaa1111',
    'abcabc123',
    'a1234567',
    '12345678a',
    '11111111a',
    'michael31121999',
    'dragon20011231',
    'Manchester1',
    'wholesale2026',
    'Tarnbrook1',
    'tarnbrookwholesale1',
    'tb100017a',
    'TB100017',
    'GoldenFryer1',
    'Fryer2026',
  ])('%s is recognised', (password) => {
    expect(newPasswordRules.pwd!(password)).toBeUndefined();
    expect(isCommonPassword(password, context)).toBe(true);
  });

  it.each(['Halibut7Gravel', 'k8Rz2mWq', 'trawlerNet4719Oat', 'password83920174651', 'greywhelk55kelp', 'Xk29fjw0q', 'fourCandles4u2buy'])(
    '%s is none of them',
    (password) => {
      expect(isCommonPassword(password, context)).toBe(false);
    },
  );

  it('is almost never a password drawn at random', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
    const password = fc
      .tuple(fc.array(letter, { minLength: 9, maxLength: 9 }), fc.nat(9))
      .map(([letters, digit]) => letters.join('') + digit);
    const found = fc.sample(password, { numRuns: 2_000, seed: 7 }).filter((each) => isCommonPassword(each, context));
    expect(found.length).toBeLessThanOrEqual(2);
  });

  it('is judged in no time, however long it is', () => {
    const started = performance.now();
    isCommonPassword('ab'.repeat(63) + '12', context);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
