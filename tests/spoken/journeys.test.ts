/** The main journeys have transcripts, which are reviewed like pictures. */
import { expect, it } from 'vitest';
import { journeys } from './journeys.ts';
import { written } from './transcript.ts';

it.each(Object.keys(journeys))('What is spoken when somebody wants to %s', async (name) => {
  const text = written(await journeys[name]!());
  await expect(text).toMatchFileSnapshot(`transcripts/journeys/${name.replaceAll(' ', '-')}.txt`);
});
