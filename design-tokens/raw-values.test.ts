import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Colours and lengths come from the tokens: a raw value in a component would be right in one brand and mode only.
 * Tests and generated files may name values, and so may the places below.
 */
const exceptions: readonly { file: RegExp; line: RegExp; why: string }[] = [
  { file: /src\/storefront\/pictureSizes\.ts$/, line: /width/, why: '`sizes` of pictures: the browser reads them before any style sheet' },
  { file: /\.tsx$/, line: /sizes="/, why: 'the same, in place' },
  { file: /deferredPart\.tsx$/, line: /margin/, why: 'an IntersectionObserver takes px only' },
];

const color = /#[\da-f]{3,8}\b(?!['"\s]*\))|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from \$)/i;
const length = /(?<![\w.])(?!0px)\d*\.?\d+px\b/;
const comment = /^\s*(?:\/?\*|\/\/)/;

const files = globSync('src/{kit,storefront}/**/*.{ts,tsx,css}').filter((file) => !/generated|\.test\.|fixtures/.test(file));

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.for([
  ['colour', color],
  ['length in px', length],
] as const)('no raw %s outside the tokens', ([, pattern]) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ text, place: `${file}:${index + 1}` }))
      .filter(({ text }) => pattern.test(text) && !comment.test(text))
      .filter(({ text }) => !exceptions.some((exception) => exception.file.test(file) && exception.line.test(text)))
      .map(({ text, place }) => `${place}: ${text.trim()}`),
  );
  expect(found, 'Use a token (src/kit/theme/token.ts), or add one to design-tokens/').toEqual([]);
});
