import type { JobApplicationContent } from '../pages.ts';
import { sampleShare } from './samplePicture.ts';

/** Sample Brand's page Job application. */
export const jobApplication: JobApplicationContent = {
  lead: 'Sample text: what you want to know of those who apply.',
  sharePicture: sampleShare,
  needs: { heading: 'Have these ready', points: ['Your CV as PDF or Word file, 5 MB at most', 'Your mobile number'] },
  next: {
    heading: 'What happens next',
    steps: ['A mail tells you that your application has come in.', 'Sample text: who reads it, and how you hear from them.'],
  },
};
