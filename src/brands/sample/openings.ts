import type { Opening } from '../types.ts';

/** The openings that Sample Brand starts with; staff add and close openings later (`npm run shop -- jobs`). */
export const openings: readonly Opening[] = [
  {
    title: 'Sample job',
    description: 'Sample text: what the job is about.',
    task: 'Sample text: a first task. Sample text: a second task.',
    requirements: 'Sample text: what one must know.',
    extraRequirements: 'Sample text: what would help.',
    location: 'Sampletown',
    employmentType: 'full-time',
    salary: 'Sample text: what it pays',
  },
];
