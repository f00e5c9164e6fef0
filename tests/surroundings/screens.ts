/** After each state of a screen that is read from the right: nothing is cut off or hangs over. */
import { afterEach } from 'vitest';
import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { asFarAsItComes } from './changes.ts';
import { expectRoom } from './expectRoom.ts';

changeStories(preview, asFarAsItComes);

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') expectRoom();
});
