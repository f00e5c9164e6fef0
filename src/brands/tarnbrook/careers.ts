import { brandPicture } from '../parts.ts';
import type { CareersContent } from '../pages.ts';
import crew from './pictures/crew-1280.avif';
import crewSmall from './pictures/crew-640.avif';
import sharePicture from './pictures/share-crew.jpg';
import { shopRound } from './round.ts';

const crewAlt = 'Six colleagues side by side in work clothes in front of the racks';

/** Tarnbrook's page Careers. */
export const careers: CareersContent = {
  heading: 'Work where the trade shops',
  lead: 'Drivers, pickers, fishmongers, buyers and people who pick up the telephone: a wholesaler is only as good as its staff.',
  description:
    'Jobs at Tarnbrook Wholesale in Manchester: driving, warehouse, fish counter, buying, sales and customer service. See the openings and apply with your CV.',
  sharePicture: { src: sharePicture, alt: crewAlt },
  picture: brandPicture(crew, crewSmall, crewAlt),
  blocks: [
    {
      heading: 'Work that you can see at the end of the day',
      paragraphs: [
        'What you buy, pick, cut or drive today is on plates across the city tomorrow evening. Whatever you do here, you know what it was for.',
        'Nobody knows the whole range on the first day. You learn it beside the people who do, one aisle at a time.',
      ],
      points: [
        'On the road, in the aisles, at the counter or at a desk',
        'Early, late, night and weekend shifts',
        'Full time and part time',
      ],
      picture: shopRound,
    },
    {
      heading: 'How applying works',
      paragraphs: [
        'Choose a job and send us your CV with the form, as a PDF or a Word file.',
        'We read it against what the job asks for, and get in touch with you.',
      ],
    },
  ],
  openings: { heading: 'Job openings', lead: 'All jobs are based in Manchester unless they say otherwise.' },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'Tarnbrook Wholesale supplies takeaways, cafés, restaurants, caterers and shops with food, soft drinks, packaging, cleaning supplies, frozen fish and seafood: over 10K items in store, open 7 days a week.',
      'We are a Manchester company with one counter, one warehouse, and drivers who know the back doors of the city. We look for people who do what they say and ask when they are not sure.',
    ],
  },
};
