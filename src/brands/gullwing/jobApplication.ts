import type { JobApplicationContent } from '../pages.ts';

/** Gullwing's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Your name, your number, your CV: that is all. We would rather meet you than read a long letter.',
  needs: {
    heading: 'Have these ready',
    points: ['Your CV as PDF or Word file, up to 5 MB', 'A mobile number, and patience with early calls', 'Three minutes'],
  },
  next: {
    heading: 'Then it is our turn',
    steps: [
      'A mail tells you that your application has come in.',
      'We read it within a few days.',
      'We ring you, most likely before seven, and ask you to come for a shift.',
    ],
  },
};
