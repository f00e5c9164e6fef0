import type { JobApplicationContent } from '../pages.ts';
import { sampleShare } from './samplePicture.ts';

/** Sample Brand's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Sample text: what you want to know of those who apply.',
  sharePicture: sampleShare,
  needs: { heading: 'Have these ready', points: ['Your CV, PDF or Word, up to 5 MB', 'Your mobile number'] },
  next: {
    heading: 'What happens next',
    steps: ['Sample text: who reads it, and how you hear from them.'],
  },
};
