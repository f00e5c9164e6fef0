/** Every story as somebody sees it whose browser translates the page: what it does must still come true, and no words may stay that are no longer meant. */
import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { withoutAxe } from '../surroundings/changes.ts';
import { translate } from './translator.ts';

changeStories(preview, withoutAxe);
translate(true);

beforeEach(() => {
  window.takeStale?.();
});

afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
  expect(window.takeStale?.(), 'React changes this text in place: give it an element of its own (`kit/utils/WholeText.tsx`)').toEqual([]);
});
