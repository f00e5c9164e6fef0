import type { Job } from '../../contract/careers.ts';
import { Section } from '../../kit/Section/index.ts';
import { Openings } from './Openings.tsx';
import { words } from './words.ts';

/** All jobs, with the current one marked, for visitors whom it does not suit. Not printed. */
export function QuickHiring({ jobs, currentId }: { jobs: readonly Job[] | undefined; currentId?: number }) {
  if (!jobs) return null;
  return (
    <Section heading={words.quickHiring} tone="sunken" data-print="hide">
      <Openings jobs={jobs} brief currentId={currentId} />
    </Section>
  );
}
