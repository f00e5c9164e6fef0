import type { JSX } from 'react';
import { Section } from '../../kit/Section/index.ts';
import type { DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { stateWords } from '../../server/desk/answers.ts';
import { dayWords } from '../dayWords.ts';
import { timeOf } from '../time.ts';
import { words } from '../words.ts';
import { Text } from './RecordPage.tsx';

/** The state of something that came in, and who brought it about. */
export function decidedFacts({
  state,
  handledBy,
  handledAt,
}: {
  state: keyof typeof stateWords;
  handledBy: string | null;
  handledAt: string | null;
}): readonly DescriptionItem[] {
  const by = handledBy === null || handledAt === null ? '' : dayWords.by(handledBy, timeOf(handledAt));
  return [{ term: words.state, description: stateWords[state] + by }];
}

/** The letter that was sent. */
export function Letter({ text }: { text: string | null }): JSX.Element | null {
  if (text === null) return null;
  return (
    <Section flush heading={dayWords.letterSent} headingSize="md">
      <Text>{text}</Text>
    </Section>
  );
}
