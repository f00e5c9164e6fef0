import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessedFirstMessage, newPasswordRules } from './passwords.ts';
import { judgePassword } from './passwordStrength.ts';
import { cpuTimeOf } from '../../../tests/setup/cpuTime.ts';

const names = ['Tarnbrook', 'Tarnbrook Wholesale Ltd', 'TB100017', 'Golden Fryer'];

describe('a new password that holds to the rule', () => {
  it.each(
    `Password1 Test1234 abc12345 Summer2026 Wholesale2026 Manchester1 Liverpool7 Audit1234
     Sunshine2024 Tarnbrook1 GoldenFryer1 Halibut7Gravel k8Rz2mWq kitchen7`.split(/\s+/u),
  )('%s is accepted, however weak the meter finds it', (password) => {
    expect(newPasswordRules.pwd!(password)).toBeUndefined();
    const { level, refusal } = judgePassword(password, names);
    expect(refusal).toBeUndefined();
    expect(level).toBeGreaterThan(0);
  });

  it.each(['password1', 'abcd1234', 'qwerty123', '1qaz2wsx', '1q2w3e4r', 'trustno1', 'passw0rd', 'TB100017', 'tb100017'])(
    '%s is one that people guess first, and told so',
    (password) => {
      expect(newPasswordRules.pwd!(password)).toBeUndefined();
      expect(judgePassword(password, names)).toEqual({ level: 0, refusal: guessedFirstMessage });
    },
  );

  it.each([
    ['Summer2026', 1],
    ['k8Rz2mWq', 2],
    ['haddock4tea', 3],
    ['Halibut7Gravel', 4],
  ] as const)('%s has the level %i', (password, level) => {
    expect(judgePassword(password, names).level).toBe(level);
  });

  it('is never refused when it was drawn at random', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
    const password = fc
      .tuple(fc.array(letter, { minLength: 7, maxLength: 7 }), fc.nat(9))
      .map(([letters, digit]) => letters.join('') + digit);
    for (const each of fc.sample(password, { numRuns: 300, seed: 7 })) expect(judgePassword(each, names).refusal).toBeUndefined();
  });

  it('is judged in no time, however long it is', () => {
    judgePassword('warm4start', names);
    const taken = cpuTimeOf(() => {
      for (const pair of ['ab', '4a', '1l']) judgePassword(pair.repeat(64), names);
    });
    expect(taken).toBeLessThan(1_000);
  });
});
