import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkHours, linkLifetime, type LinkPurpose } from './limits.ts';

test('how long a link lasts is said in hours', () => {
  expect(linkLifetime('verify')).toBe('24 hours');
  expect(linkLifetime('setPassword')).toBe('72 hours');
  expect(linkLifetime('reset')).toBe('one hour');
});

test('no sentence about a link has its hours in words of its own', () => {
  const said = new RegExp((Object.keys(linkHours) as LinkPurpose[]).map((purpose) => `\\b${linkLifetime(purpose)}\\b`).join('|'), 'u');
  const files = globSync('src/{brands,cli,contract,server,storefront}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(300);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => said.test(line) && /link|mail/iu.test(line.slice(line.indexOf(': '))))).toEqual([]);
});
