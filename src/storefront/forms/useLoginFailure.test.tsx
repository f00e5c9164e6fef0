import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../data/client.ts';
import { useLoginFailure } from './useLoginFailure.ts';

vi.mock('../navigation/useErrorPage.ts', () => ({ useErrorPage: () => vi.fn() }));

/** The sentences of a form whose call has failed. */
const saidOf = (error: ApiError, sentenceFirst: boolean) =>
  Object.values(renderHook(() => useLoginFailure(sentenceFirst)).result.current(error));

test.each([true, false])('an answer of 200 that is none has the specified sentence first, in the login and the reset: %s', (isLogin) => {
  const said = saidOf(new ApiError('No JSON', 200), isLogin);
  expect(said[0]).toBe('Incorrect User name or password');
  expect(said).toHaveLength(2);
});

test.each([true, false])('without an answer nothing was checked: %s', (isLogin) => {
  expect(saidOf(new ApiError('Network Error'), isLogin)).not.toContain('Incorrect User name or password');
});
