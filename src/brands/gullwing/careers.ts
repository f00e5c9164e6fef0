import type { CareersContent } from '../pages.ts';
import counter from './pictures/counter-1280.webp';
import counterSmall from './pictures/counter-640.webp';
import crew from './pictures/crew-1280.webp';
import crewSmall from './pictures/crew-640.webp';
import sharePicture from './pictures/share-crew.jpg';

/** Gullwing's page Careers. */
export const careers: CareersContent = {
  heading: 'Early starts, good company',
  lead: 'We begin when the boats come in and are done when others sit down to lunch. If that sounds like a good life to you, read on.',
  description:
    'Jobs at Gullwing Seafoods on the wharf in Manchester: buying, filleting, driving, order desk and quality. See what is open and apply with your CV.',
  sharePicture,
  picture: {
    src: crew,
    srcSet: `${crewSmall} 640w, ${crew} 1280w`,
    width: 1280,
    height: 800,
    alt: 'Four colleagues in aprons and oilskins behind a bench with ice',
  },
  blocks: [
    {
      heading: 'A trade, not just a job',
      paragraphs: [
        'Fish teaches you something every morning. We take people who know it already and people who want to, and put them side by side at the bench.',
        'You learn to judge, to cut and to tell a chef what to cook today. That knowledge is yours wherever you go.',
      ],
      points: ['Home by early afternoon', 'Fish for your own table', 'Certificates paid for and taken in working time'],
      picture: {
        src: counter,
        srcSet: `${counterSmall} 640w, ${counter} 1280w`,
        width: 1280,
        height: 800,
        alt: 'The white front of the ice house with a delivery van before its door',
      },
    },
    {
      heading: 'What happens when you apply',
      paragraphs: [
        'Send your CV through the form. Nell or Ifor reads it and rings you, usually before seven in the morning: sorry about that.',
        'Then you come for a shift, in borrowed wellingtons and with breakfast. After it, both of us know.',
      ],
    },
  ],
  openings: { heading: 'Open at the moment', lead: 'On the wharf in Manchester, unless the job says otherwise.' },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'Gullwing Seafoods buys fish and shellfish at the auction, cuts it on the wharf in Manchester and sends it to kitchens, fishmongers and fryers in the United Kingdom the same morning.',
      'We are a small house with a long bench. Nobody here has a job that ends at a line on the floor.',
    ],
  },
};
