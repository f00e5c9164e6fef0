import { describe, expect, it } from 'vitest';
import { newPasswordRules, weakPasswordMessage } from './passwords.ts';

const judge = newPasswordRules.pwd!;

describe('a new password', () => {
  it('has at least 8 characters, letters and digits only, with at least one of each', () => {
    expect(judge('kitchen7')).toBeUndefined();
    for (const weak of ['kitche7', 'kitchenette', '12345678', 'kitchen-7', 'küchen77']) expect(judge(weak), weak).toBe(weakPasswordMessage);
  });

  it('is judged as typed: with a space at an end it would not be the one that is meant', () => {
    for (const typed of ['kitchen77 ', ' kitchen77', 'kitchen77\t']) expect(judge(typed), typed).toBe(weakPasswordMessage);
  });

  it('is required', () => expect(judge('')).toBe('Password is required'));
});
