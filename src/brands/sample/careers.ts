import type { CareersContent } from '../pages.ts';
import { samplePicture, sampleShare } from './samplePicture.ts';

/** Sample Brand's page Careers. */
export const careers: CareersContent = {
  heading: 'Careers',
  lead: 'Sample text: what it is like to work here.',
  description: 'Sample text: which jobs Sample Brand has.',
  sharePicture: sampleShare,
  picture: samplePicture,
  blocks: [
    {
      heading: 'Sample text: why work here',
      paragraphs: ['Sample text: what one learns and earns.'],
      points: ['Sample text: first reason', 'Sample text: second reason'],
      picture: samplePicture,
    },
    { heading: 'What happens when you apply', paragraphs: ['Sample text: who reads an application, and what comes next.'] },
  ],
  openings: { heading: 'Open now', lead: 'Sample text: where the jobs are.' },
  whoWeAre: { heading: 'Who We Are', paragraphs: ['Sample text: Sample Brand in a few sentences, below each job.'] },
};
