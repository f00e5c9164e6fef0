import type { ContactContent } from '../pages.ts';
import map from './pictures/map-1280.webp';
import mapSmall from './pictures/map-640.webp';
import sharePicture from './pictures/share-map.jpg';

/** Tarnbrook's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'Ask for a product, a delivery or a form: ring, write, or come to the counter.',
  description:
    'How to reach Tarnbrook Wholesale: telephone numbers, mail, address and opening hours in Manchester, a message form and a map.',
  sharePicture,
  form: { heading: 'Send us a message', lead: 'We answer within one working day, most often sooner.' },
  map: {
    heading: 'Where to find us',
    directions: [
      'Packhorse Lane leaves the ring road just north of the canal bridge. The trade park is on the right.',
      'Vans load at the bay; customers’ parking is in front of Unit 7. Lorries over 7.5 tonnes use the north gate.',
      'From the tram stop in Basin Street it is a walk of six minutes, over the canal.',
    ],
    picture: {
      src: map,
      srcSet: `${mapSmall} 640w, ${map} 1280w`,
      width: 1280,
      height: 720,
      alt: 'Drawn map: Unit 7 on Packhorse Lane, between the canal and the railway, with the parking in front of it and the tram stop south of the canal',
    },
    latitude: 53.4719,
    longitude: -2.2127,
  },
};
