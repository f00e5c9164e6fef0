import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories, withoutAxe, type Annotations } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { unknownTexts } from './texts.ts';

// What a story looks for by its English name is not there: not worth waiting for.
configure({ asyncUtilTimeout: 50 });

type Interaction = NonNullable<Annotations['play']>;

/** As far as it comes: an interaction finds the kit's own texts by their English names. */
const asFarAsItComes =
  (play: Interaction): Interaction =>
  async (context) => {
    try {
      await play(context);
    } catch {
      // How far it came is looked at all the same.
    }
  };

// Texts that are longer each for itself are no longer part of one another, which axe wants of labels and names: it has no say here.
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
