import type { JobApplicationContent } from '../pages.ts';

/** Tarnbrook's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Tell us who you are and how we reach you, and add your CV. No cover letter needed.',
  needs: {
    heading: 'What you need',
    points: ['Your CV as PDF or Word file, up to 5 MB', 'A mobile number on which we can ring you', 'About three minutes'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      'You get a mail that says that your application is with us.',
      'A person reads it, usually within a week.',
      'If the job might suit you, we ring and invite you to spend an hour with the team.',
    ],
  },
};
