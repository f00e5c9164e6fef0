import type { JobApplicationContent } from '../pages.ts';
import sharePicture from './pictures/share-ice-house.jpg';
import { iceHouseAlt } from './drawings.ts';

/** Gullwing's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Your details and your CV. We would rather meet you than read a letter.',
  sharePicture: { src: sharePicture, alt: iceHouseAlt },
  needs: {
    heading: 'Have these ready',
    points: ['Your CV, PDF or Word, up to 5 MB', 'A mobile number'],
  },
  next: {
    heading: 'What comes next',
    steps: ['We read it, the people at the bench included.', 'We get in touch with you.'],
  },
};
