import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories, withoutAxe, type Annotations } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { unknownTexts } from './texts.ts';

// A story's play function looks for English names, which are not there: it need not wait for them.
configure({ asyncUtilTimeout: 50 });

type Interaction = NonNullable<Annotations['play']>;

/** Runs a play function until it fails, which it does when it looks for one of the kit's own texts by its English name. */
const asFarAsItComes =
  (play: Interaction): Interaction =>
  async (context) => {
    try {
      await play(context);
    } catch {
      // The story is checked in the state it has reached.
    }
  };

// Axe wants a visible label to be part of the accessible name. The pseudo-locale pads each text by itself, so axe is switched off.
changeStories(preview, (annotations) => ({
  ...withoutAxe(annotations),
  ...(annotations.play && { play: asFarAsItComes(annotations.play) }),
}));

const sources = import.meta.glob<string>(['../../stories/Kit/**/*.tsx', '../../stories/fixtures/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fixtures = Object.entries(sources)
  .filter(([file]) => file.includes('/fixtures/'))
  .map(([, source]) => source);

beforeEach(({ task, skip }) => {
  skip(/^edge/iu.test(task.name), 'Its texts are put together out of pieces, and say nothing that other stories do not.');
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  const own = Object.entries(sources).find(([file]) => task.file.filepath.endsWith(file.replace('../../', '/')))?.[1];
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
  expect(
    unknownTexts([own ?? '', ...fixtures]),
    'Neither from a messages file nor given by the story: put it into src/kit/messages/en-GB and take it from useMessages',
  ).toEqual([]);
});
