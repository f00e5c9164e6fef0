import { expect, test } from 'vitest';
import { ApiError } from '../data/client.ts';
import { noAnswerMessage, retryMessage, waitInWords } from './retryMessages.ts';

test.for([
  [0, '1 second'],
  [1, '1 second'],
  [15, '15 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [7_200, '2 hours'],
  [86_400, '24 hours'],
] as const)('%i seconds are %s', ([seconds, words]) => {
  expect(waitInWords(seconds)).toBe(words);
});

const answered = (status: number, retryAfter?: string) => new ApiError('', status, undefined, undefined, retryAfter);

test('who came too soon is told when to try again', () => {
  expect(retryMessage(answered(429, '240'))).toBe('Too many attempts. Please try again in 4 minutes.');
});

test('so is who came while the shop is busy', () => {
  expect(retryMessage(answered(503, '60'))).toBe('The shop is very busy. Please try again in 60 seconds.');
});

test('a proxy may name the time by a date', () => {
  const later = new Date(Date.now() + 239_000).toUTCString();
  expect(retryMessage(answered(429, later))).toBe('Too many attempts. Please try again in 4 minutes.');
});

test.for([undefined, '', 'soon', '-1', '1.5'])('Retry-After "%s" gives no time', (retryAfter) => {
  expect(retryMessage(answered(429, retryAfter))).toBe('Too many attempts. Please try again in a few minutes.');
  expect(retryMessage(answered(503, retryAfter))).toBeUndefined();
});

test.for([400, 401, 404, 429, 500])('an answer of %i is an answer', (status) => {
  expect(noAnswerMessage(answered(status))).toBeUndefined();
});

test.for([502, 503, 504])('a proxy’s %i is none', (status) => {
  expect(noAnswerMessage(answered(status))).toMatch(/^We could not reach the shop/u);
});

test('neither is a success whose body is not the shop’s', () => {
  expect(noAnswerMessage(answered(200))).toMatch(/^We could not reach the shop/u);
});

test('neither is a call that brought nothing', () => {
  expect(noAnswerMessage(new ApiError('Network Error'))).toMatch(/What you typed is still here/u);
});
