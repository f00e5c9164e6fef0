import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { asFarAsItComes, withoutAxe } from '../surroundings/changes.ts';
import { unknownTexts } from './texts.ts';

// A story's play function looks for English names, which are not there: it need not wait for them.
configure({ asyncUtilTimeout: 50 });

// Axe wants a visible label to be part of the accessible name. The pseudo-locale pads each text by itself, so axe is switched off.
changeStories(preview, (annotations) => asFarAsItComes(withoutAxe(annotations)));

const sources = import.meta.glob<string>(['../../stories/Kit/**/*.tsx', '../../stories/fixtures/*.ts', '../../stories/docs/looks.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** With the captions of the looks. */
const fixtures = Object.entries(sources)
  .filter(([file]) => !file.includes('/Kit/'))
  .map(([, source]) => source);

beforeEach(({ task, skip }) => {
  skip(/^edge/iu.test(task.name), 'Its texts are put together out of pieces, and say nothing that other stories do not.');
  skip(/^large text/iu.test(task.name), 'It has a language of its own.');
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  // The story and the examples beside it.
  const folder = task.file.filepath.slice(0, task.file.filepath.lastIndexOf('/') + 1);
  const own = Object.entries(sources)
    .filter(([file]) => `/${file.replaceAll('../', '')}`.includes(folder.slice(folder.indexOf('/stories/'))))
    .map(([, source]) => source);
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
  expect(
    unknownTexts([...own, ...fixtures]),
    'Neither from a messages file nor given by the story: put it into src/kit/messages/en-GB and take it from useMessages',
  ).toEqual([]);
});
