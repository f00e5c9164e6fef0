import type { JobApplicationContent } from '../pages.ts';
import sharePicture from './pictures/share-round.jpg';
import { roundAlt } from './round.ts';

/** Tarnbrook's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Tell us who you are and how we reach you, and add your CV. No cover letter needed.',
  sharePicture: { src: sharePicture, alt: roundAlt },
  needs: {
    heading: 'What you need',
    points: ['Your CV as PDF or Word file, 5 MB at most', 'A mobile number on which we can ring you'],
  },
  next: {
    heading: 'What happens next',
    steps: [
      'You get a mail that says that your application is with us.',
      'We read it and compare it with what the job asks for.',
      'We get in touch with you about how it goes on.',
    ],
  },
};
