import type { CareersContent } from '../pages.ts';
import { iceHouse, quay, quayAlt } from './drawings.ts';
import sharePicture from './pictures/share.jpg';

/** Gullwing's page Careers. */
export const careers: CareersContent = {
  heading: 'Early starts, good company',
  lead: 'The ice house opens at five in the morning, and the doors close when others sit down to lunch. If that sounds like a good life to you, read on.',
  description:
    'Jobs at Gullwing Seafoods on the wharf in Manchester: fish bench, cold store, driving, order desk, sales and quality. See what is open and apply with your CV.',
  sharePicture: { src: sharePicture, alt: quayAlt },
  picture: quay,
  blocks: [
    {
      heading: 'A trade, not just a job',
      paragraphs: [
        'Fish teaches you something every morning. Some of us grew up with it, others learned it here, and at the bench they stand side by side.',
        'To judge a fish, to cut it and to tell a chef what to do with it: that is knowledge you keep wherever you go.',
      ],
      points: ['Early starts, early finishes', 'Bench, cold store, road and desk', 'Full time and part time'],
      picture: iceHouse,
    },
    {
      heading: 'What happens when you apply',
      paragraphs: ['Send your CV through the form. We read it and get in touch with you.'],
    },
  ],
  openings: { heading: 'Open now', lead: 'On the wharf in Manchester, unless the job says otherwise.' },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'Gullwing Seafoods supplies kitchens, fishmongers and fryers in the United Kingdom from the wharf in Manchester: fish and seafood first, then everything to cook, serve and clean up with.',
      'Everybody here lends a hand at the next place along the bench.',
    ],
  },
};
