import type { JobApplicationContent } from '../pages.ts';
import sharePicture from './pictures/share-round.jpg';
import { roundAlt } from './round.ts';

/** Gullwing's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Tell us who you are and how to reach you, and add your CV. We would rather meet you than read a long letter.',
  sharePicture: { src: sharePicture, alt: roundAlt },
  needs: {
    heading: 'Have these ready',
    points: ['Your CV as PDF or Word file, 5 MB at most', 'A mobile number on which we can ring you'],
  },
  next: {
    heading: 'Then it is our turn',
    steps: [
      'A mail tells you that your application has come in.',
      'We read it, those who work at the bench among us.',
      'We get in touch with you about how it goes on.',
    ],
  },
};
