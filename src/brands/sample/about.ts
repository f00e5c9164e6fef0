import type { AboutContent } from '../pages.ts';
import portrait from './pictures/portrait.webp';
import { samplePicture, sampleShare } from './samplePicture.ts';

/** Sample Brand's page About us. */
export const about: AboutContent = {
  heading: 'About us',
  lead: 'Sample text: what Sample Brand does, in a sentence.',
  description: 'Sample text: what this page tells of Sample Brand.',
  sharePicture: sampleShare,
  picture: samplePicture,
  sections: ['served', 'steps', 'range', 'team', 'next'],
  served: {
    heading: 'Who we serve',
    lead: 'Sample text: which businesses buy here.',
    groups: [
      { title: 'Sample text: a group', text: 'Sample text: what they find here.' },
      { title: 'Sample text: another group', text: 'Sample text: what they find here.' },
    ],
  },
  steps: {
    heading: 'How to order',
    steps: [
      { title: 'Look around', text: 'Sample text: the range is open to everyone.' },
      { title: 'Register', text: 'Sample text: what the account form asks for.', forVisitors: true },
      { title: 'Order', text: 'Sample text: how orders and payments work.' },
    ],
  },
  delivery: { heading: 'Do we deliver to you?', text: 'We deliver within the United Kingdom. Try your post code.' },
  range: {
    heading: 'What is in the range',
    parts: [
      { words: ['food'], title: 'Food', text: 'Sample text: what there is.' },
      { words: ['packaging', 'disposables'], title: 'Packaging', text: 'Sample text: what there is.' },
      { words: ['cleaning', 'hygiene', 'janitorial'], title: 'Cleaning supplies', text: 'Sample text: what there is.' },
    ],
  },
  team: {
    heading: 'Who you will meet',
    lead: 'Sample text: what these people have in common.',
    members: [
      {
        name: 'Sample person',
        role: 'Sample text: their role',
        text: 'Sample text: a sentence in which they come alive.',
        portrait: { src: portrait, srcSet: '', width: 320, height: 320, alt: '' },
      },
    ],
  },
  register: { heading: 'Register your business', text: 'Sample text: what it takes.', action: 'Register now' },
};
