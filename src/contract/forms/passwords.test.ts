import { describe, expect, it } from 'vitest';
import {
  guessedFirstMessage,
  isPasswordRefusal,
  newPasswordRules,
  refusalHint,
  stillMissing,
  tokenExpired,
  weakPasswordMessage,
} from './passwords.ts';

const judge = newPasswordRules.pwd!;

describe('a new password', () => {
  it('has at least 8 characters, letters and digits only, with at least one of each', () => {
    expect(judge('kitchen7')).toBeUndefined();
    for (const weak of ['kitche7', 'kitchenette', '12345678', 'kitchen-7', 'küchen77', 'a-b'])
      expect(judge(weak), weak).toBe('Password must be at least 8 characters with a letter and a number');
  });

  it.each([
    ['kitchen-7', 'Only letters from A to Z and digits, not “-”'],
    ['p@ss-w@rd-7', 'Only letters from A to Z and digits, not “@” or “-”'],
    ['a!b@c#d$e%7', 'Only letters from A to Z and digits, not “!”, “@” or “#”'],
    ['küchen77', 'Only letters from A to Z and digits, not “ü”'],
    ['cafe\u0301s777', 'Only letters from A to Z and digits, not “e\u0301”'],
    ['kitchen👍🏽7', 'Only letters from A to Z and digits, not “👍🏽”'],
    ['kitchen\u202e77', 'Only letters from A to Z and digits, not signs that cannot be seen'],
  ])('%s is refused, and a hint names the signs that it may not hold', (typed, hint) => {
    expect(judge(typed)).toBe(weakPasswordMessage);
    expect(refusalHint(typed)).toBe(hint);
  });

  it('needs no hint while it only lacks something', () => {
    for (const begun of ['', 'k', 'kitchen', '1234', 'kitchen7']) expect(refusalHint(begun), begun).toBeUndefined();
  });

  it.each([
    ['pass', '4 more characters and a digit'],
    ['kitchen', 'a digit'],
    ['kitche7', '1 more character'],
    ['12345678', 'a letter'],
    ['kitchens', 'a digit'],
    ['1', '7 more characters and a letter'],
  ])('%s is told what it still lacks', (typed, missing) => expect(stillMissing(typed)).toBe(`Still missing: ${missing}`));

  it('lacks nothing when it is empty or accepted', () => {
    for (const typed of ['', 'kitchen7']) expect(stillMissing(typed), typed).toBeUndefined();
  });

  it('is judged as typed: with a space at an end it would not be the one that is meant', () => {
    for (const typed of ['kitchen77 ', ' kitchen77', 'kitchen77\t', 'kitchen 77']) {
      expect(judge(typed), typed).toBe(weakPasswordMessage);
      expect(refusalHint(typed), typed).toBe('Only letters from A to Z and digits, not a space');
    }
  });

  it('is told when it is longer than is taken', () => {
    expect(judge('a1'.repeat(64))).toBeUndefined();
    expect(judge('a1'.repeat(65))).toBe(weakPasswordMessage);
    expect(refusalHint('a1'.repeat(65))).toBe('At most 128 characters');
  });

  it('is required', () => expect(judge('')).toBe('Password is required'));

  it('has refusals that can be told from other answers of the call', () => {
    for (const refused of ['short1', 'kitchen-7', 'a1'.repeat(65)]) expect(isPasswordRefusal(judge(refused)), refused).toBe(true);
    expect(isPasswordRefusal(guessedFirstMessage)).toBe(true);
    for (const other of [tokenExpired, undefined, '']) expect(isPasswordRefusal(other)).toBe(false);
  });
});
