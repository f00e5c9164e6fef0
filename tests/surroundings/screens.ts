/** After each state of a screen that is read from the right: nothing is cut off or hangs over. */
import { afterEach } from 'vitest';
import { runAsFarAsItComes } from './asFarAsItComes.ts';
import { expectRoom } from './expectRoom.ts';

runAsFarAsItComes();

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') expectRoom();
});
