import type { BrandExtras } from '../pages.ts';
import cod16 from './pictures/size-cod-16-32.webp';
import cod5 from './pictures/size-cod-5-8.webp';
import cod8 from './pictures/size-cod-8-16.webp';
import kingPrawns from './pictures/size-king-prawns.webp';

/** A fishmonger's advice and words. */
export const extras: BrandExtras = {
  guide: {
    heading: 'Sizes for the fryer',
    points: [
      { title: 'Cod 5–8 oz', text: 'Lunch and children’s portions', picture: cod5 },
      { title: 'Cod 8–16 oz', text: 'The standard plate', picture: cod8 },
      { title: 'Cod 16–32 oz', text: 'To cut yourself', picture: cod16 },
      { title: 'King prawns 16/20', text: '16 to 20 a pound, raw and peeled', picture: kingPrawns },
    ],
  },
  noProducts: {
    notFound: 'Not in the ice house',
    advice: 'Fish go by many names. Try another, or another spelling.',
    askForIt: 'Ask the wharf for it',
  },
};
