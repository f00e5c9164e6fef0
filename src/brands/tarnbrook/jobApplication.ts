import type { JobApplicationContent } from '../pages.ts';
import sharePicture from './pictures/share-round.jpg';
import { roundAlt } from './round.ts';

/** Tarnbrook's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Your details and your CV. No cover letter needed.',
  sharePicture: { src: sharePicture, alt: roundAlt },
  needs: {
    heading: 'What you need',
    points: ['Your CV, PDF or Word, up to 5 MB', 'A mobile number'],
  },
  next: {
    heading: 'What happens next',
    steps: ['We read it against what the job asks for.', 'We get in touch with you.'],
  },
};
