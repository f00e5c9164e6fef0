/** After each story in unusual surroundings (read from the right, in German, the reader's text twice as large, rows dense or made for fingers): nothing is cut off or hangs over, and fingers find targets that are large enough. */
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { asFarAsItComes } from './changes.ts';
import { expectRoom } from './expectRoom.ts';
import { smallTargets } from './targets.ts';

configure({ asyncUtilTimeout: 200 });
changeStories(preview, asFarAsItComes);

beforeEach(({ task, skip }) => {
  skip(!/^(?:matrix|default|edge.*)$/iu.test(task.name), 'The stories that show all of a component, and its longest texts, are enough.');
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expectRoom();
  if (document.documentElement.dataset.density !== 'touch') return;
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
  expect(smallTargets(44), 'These targets are smaller than a finger needs').toEqual([]);
});
