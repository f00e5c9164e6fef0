import type { ContactContent } from '../pages.ts';
import sharePicture from './pictures/share.jpg';
import { samplePicture } from './samplePicture.ts';

/** Sample Brand's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'Sample text: who answers, and how quickly.',
  description: 'Sample text: how to reach Sample Brand.',
  sharePicture,
  form: { heading: 'Write to us', lead: 'Sample text: when messages are read.' },
  map: {
    heading: 'How to find us',
    directions: ['Sample text: the way to the door.'],
    picture: samplePicture,
    latitude: 53.4671,
    longitude: -2.3089,
  },
};
