import { brandPicture } from '../parts.ts';
import type { ContactContent } from '../pages.ts';
import map from './pictures/map-1280.avif';
import mapSmall from './pictures/map-640.avif';
import sharePicture from './pictures/share-map.jpg';

const mapAlt =
  'Drawn map: Unit 7 on Packhorse Lane, between the canal and the railway, with the parking in front of it and the tram stop south of the canal';

/** Tarnbrook's page Contact us. */
export const contact: ContactContent = {
  heading: 'Get in Touch',
  lead: 'Ring, write, or come to the counter.',
  description:
    'How to reach Tarnbrook Wholesale: telephone numbers, e-mail, address and opening hours in Manchester, a message form and a map.',
  sharePicture: { src: sharePicture, alt: mapAlt },
  form: { heading: 'Send us a message' },
  map: {
    heading: 'Where to find us',
    directions: [
      'Packhorse Lane leaves the ring road just north of the canal bridge. The trade park is on the right.',
      'Load at the bay; park in front of Unit 7.',
      'From the Basin Street tram stop, walk north over the canal.',
    ],
    picture: brandPicture(map, mapSmall, mapAlt, 720),
    latitude: 53.4719,
    longitude: -2.2127,
  },
};
