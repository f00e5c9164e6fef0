import type { ContactContent } from '../pages.ts';
import map from './pictures/map-1280.webp';
import mapSmall from './pictures/map-640.webp';
import sharePicture from './pictures/share-map.jpg';

/** Gullwing's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'The order desk is awake when you are. Ring for today’s fish, write for everything else.',
  description: 'How to reach Gullwing Seafoods on Cooper’s Wharf in Manchester: telephone, mail, opening hours, a message form and a map.',
  sharePicture,
  form: { heading: 'Write to the wharf', lead: 'Messages are read when the vans have left, at about seven.' },
  map: {
    heading: 'The way to the wharf',
    directions: [
      'Follow Towline Road to where it becomes Cooper’s Wharf. The Ice House is the white building on the water.',
      'Collections: ring the bell at the blue door, from five in the morning.',
    ],
    picture: {
      src: map,
      srcSet: `${mapSmall} 640w, ${map} 1280w`,
      width: 1280,
      height: 720,
      alt: 'Drawn map: the Ice House on the water at Cooper’s Wharf, which continues Towline Road from the east',
    },
    latitude: 53.4671,
    longitude: -2.3089,
  },
};
