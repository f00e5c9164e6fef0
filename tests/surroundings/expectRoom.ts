import { expect } from 'vitest';
import { cutOff, hangingOver } from './layout.ts';

/** Expects that a page has room for everything in it. */
export function expectRoom(): void {
  expect(hangingOver(), 'The page scrolls sideways because of this').toEqual([]);
  expect(cutOff(), 'This text is cut off, and nothing says that it goes on').toEqual([]);
}
