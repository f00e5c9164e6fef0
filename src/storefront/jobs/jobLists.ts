import type { Job } from '../../contract/careers.ts';
import { bulletLines } from './bulletLines.ts';

/** The text lists of a job under their headings, split into lines; empty ones are left out. On the page and for search engines alike. */
export function jobLists({ task, requirements, extraRequirements }: Job): { heading: string; lines: string[] }[] {
  return [
    { heading: 'What you will do', lines: bulletLines(task) },
    { heading: 'What you need', lines: bulletLines(requirements) },
    { heading: 'What would be a bonus', lines: bulletLines(extraRequirements) },
  ].filter(({ lines }) => lines.length > 0);
}
