import type { ContactContent } from '../pages.ts';
import { samplePicture, sampleShare } from './samplePicture.ts';

/** Sample Brand's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'Sample text: who answers.',
  description: 'Sample text: how to reach Sample Brand.',
  sharePicture: sampleShare,
  form: { heading: 'Write to us' },
  map: {
    heading: 'How to find us',
    directions: ['Sample text: the way to the door.'],
    picture: samplePicture,
    latitude: 53.4671,
    longitude: -2.3089,
  },
};
