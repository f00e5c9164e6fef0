import type { CareersContent } from '../pages.ts';
import counter from './pictures/counter-1280.webp';
import counterSmall from './pictures/counter-640.webp';
import crew from './pictures/crew-1280.webp';
import crewSmall from './pictures/crew-640.webp';
import sharePicture from './pictures/share-crew.jpg';

/** Tarnbrook's page Careers. */
export const careers: CareersContent = {
  heading: 'Work where the trade shops',
  lead: 'Drivers, pickers, fishmongers, buyers and people who pick up the telephone: a wholesaler is only as good as its staff. Have a look at what is open.',
  description:
    'Jobs at Tarnbrook Wholesale in Manchester: driving, warehouse, fish counter, buying, sales and customer service. See the openings and apply with your CV.',
  sharePicture,
  picture: {
    src: crew,
    srcSet: `${crewSmall} 640w, ${crew} 1280w`,
    width: 1280,
    height: 800,
    alt: 'Six colleagues side by side in work clothes in front of the racks',
  },
  blocks: [
    {
      heading: 'Work that you can see at the end of the day',
      paragraphs: [
        'An order comes in at four, stands on a pallet by nine and feeds a street of restaurants the next evening. Whatever you do here, you know what it was for.',
        'Nobody is thrown in at the deep end. You start beside somebody who has done the job for years, and you drive, lift or cut alone when both of you think that you are ready.',
      ],
      points: ['Rotas two weeks ahead', 'Work clothes and safety shoes provided', 'Truck licences and food safety certificates paid for'],
      picture: {
        src: counter,
        srcSet: `${counterSmall} 640w, ${counter} 1280w`,
        width: 1280,
        height: 800,
        alt: 'The brick front of the trade counter with its loading bay and a delivery van',
      },
    },
    {
      heading: 'How applying works',
      paragraphs: [
        'Choose a job, read what it asks for, and send us your CV with the form: a PDF or a Word file is all we need, and no cover letter.',
        'A person reads each application. If the job might suit you, we ring and invite you to spend an hour with the team before either side decides.',
      ],
    },
  ],
  openings: { heading: 'Job openings', lead: 'All jobs are based in Manchester unless they say otherwise.' },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'Tarnbrook Wholesale supplies takeaways, cafés, restaurants, caterers and shops with food, soft drinks, packaging, cleaning supplies, frozen fish and seafood: over 10K items in store, open 7 days a week.',
      'We are a Manchester company with one counter, one warehouse and a fleet that knows every back door in the city. We look for people who do what they say and ask when they are not sure.',
    ],
  },
};
