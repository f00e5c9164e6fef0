import type { Job } from '../../contract/careers.ts';
import { bulletLines } from '../../contract/bulletLines.ts';
import { words } from './words.ts';

/** The text lists of a job under their headings, split into lines; empty ones are left out. On the page and for search engines alike. */
export function jobLists({ task, requirements, extraRequirements }: Job): { heading: string; lines: string[] }[] {
  return [
    { heading: words.task, lines: bulletLines(task) },
    { heading: words.requirements, lines: bulletLines(requirements) },
    { heading: words.extraRequirements, lines: bulletLines(extraRequirements) },
  ].filter(({ lines }) => lines.length > 0);
}
