import { brandPicture } from '../parts.ts';
import type { ContactContent } from '../pages.ts';
import map from './pictures/map-1280.avif';
import mapSmall from './pictures/map-640.avif';
import sharePicture from './pictures/share-map.jpg';

const mapAlt = 'Drawn map: the Ice House on the water at Cooper’s Wharf, which continues Towline Road from the east';

/** Gullwing's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'Ring the order desk, write to us, or come down to the wharf.',
  description:
    'How to reach Gullwing Seafoods on Cooper’s Wharf in Manchester: telephone, e-mail, opening hours, a message form and a map.',
  sharePicture: { src: sharePicture, alt: mapAlt },
  first: 'map',
  form: { heading: 'Write to the wharf' },
  map: {
    heading: 'The way to the wharf',
    directions: [
      'Follow Towline Road to where it becomes Cooper’s Wharf. The Ice House is the dark building on the water.',
      'Collecting? Drive along the quay to the roller door. Park beside the house.',
    ],
    picture: brandPicture(map, mapSmall, mapAlt, 720),
    focus: 'left',
    latitude: 53.4671,
    longitude: -2.3089,
  },
};
