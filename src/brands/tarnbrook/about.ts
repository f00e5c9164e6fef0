import { brandPicture } from '../parts.ts';
import { linkLifetime } from '../../contract/limits.ts';
import type { AboutContent, TeamMember } from '../pages.ts';
import counter from './pictures/counter-1280.avif';
import counterSmall from './pictures/counter-640.avif';
import sharePicture from './pictures/share-counter.jpg';
import callum from './pictures/team-callum.webp';
import dev from './pictures/team-dev.webp';
import grace from './pictures/team-grace.webp';
import joan from './pictures/team-joan.webp';
import marian from './pictures/team-marian.webp';
import tomasz from './pictures/team-tomasz.webp';

function member(name: string, role: string, text: string, portrait: string): TeamMember {
  return { name, role, text, portrait: { src: portrait, srcSet: '', width: 320, height: 320, alt: '' } };
}

const frontAlt = 'The brick front of the trade counter with its loading bay and a delivery van';

/** Tarnbrook's page About us. */
export const about: AboutContent = {
  heading: 'About us',
  lead: 'One counter in Manchester for people who serve food, clean up after it, and do both again tomorrow.',
  description:
    'Who Tarnbrook Wholesale serves, how ordering works, the people behind the counter, and what is in the range: packaging, cleaning supplies, fish and seafood and more.',
  sharePicture: { src: sharePicture, alt: frontAlt },
  picture: brandPicture(counter, counterSmall, frontAlt),
  sections: ['served', 'steps', 'range', 'team', 'next'],
  served: {
    heading: 'Who we serve',
    lead: 'We sell to businesses only. If you trade in the United Kingdom, you are welcome.',
    groups: [
      { title: 'Takeaways and chip shops', text: 'Batter, fat, fish, chips and the box they leave in.' },
      { title: 'Restaurants and cafés', text: 'Ambient, chilled and frozen goods, and drinks by the case.' },
      { title: 'Caterers and canteens', text: 'Catering sizes from the store cupboard, paper and cups.' },
      { title: 'Shops', text: 'Shelf-ready cases of soft drinks, grocery and frozen food.' },
      { title: 'Cleaning firms', text: 'Chemicals, paper, gloves, mops and refuse sacks.' },
      { title: 'Schools and care homes', text: 'Frozen and chilled food, soft drinks and hygiene goods.' },
    ],
  },
  steps: {
    heading: 'How to order',
    steps: [
      { title: 'Look around', text: 'The whole range is open to everyone.' },
      {
        title: 'Open a business account',
        text: 'Fill in the account form with your company, VAT number and directors.',
        forVisitors: true,
      },
      { title: 'Confirm your e-mail', text: `Click the link we send you. It works for ${linkLifetime('verify')}.`, forVisitors: true },
      {
        title: 'Wait for our approval',
        text: 'We review your registration and write to you.',
        forVisitors: true,
      },
      { title: 'Order and pay', text: 'Pricing and orders are coming soon. Payment is in advance, by card or bank transfer.' },
      { title: 'Collect or receive', text: 'Load up at the counter, or have it delivered within the United Kingdom.' },
    ],
  },
  delivery: {
    heading: 'Do we deliver to you?',
    text: 'We deliver within the United Kingdom. Try your post code.',
  },
  range: {
    heading: 'Also in store',
    parts: [
      {
        words: ['packaging', 'disposables'],
        title: 'Packaging',
        text: 'Boxes that stay crisp, cups that do not sweat, bags that carry a family meal down three flights of stairs.',
      },
      {
        words: ['cleaning', 'hygiene', 'janitorial'],
        title: 'Cleaning supplies',
        text: 'From the fryer to the front step: detergents, degreasers, paper, cloths, gloves and brushes.',
      },
      {
        words: ['fish', 'seafood'],
        title: 'Fish and seafood',
        text: 'White, oily and smoked fish, battered or plain, with prawns, crab and mussels beside it.',
      },
    ],
  },
  team: {
    heading: 'The team',
    lead: 'Some of the people you will meet at the counter or on the telephone.',
    members: [
      member('Marian Oldroyd', 'Managing director', 'Started on the till and still takes it over when the queue reaches the door.', marian),
      member('Dev Sattar', 'Head of buying', 'Tastes everything twice: once cold, once after an hour under a lamp.', dev),
      member('Grace Holt-Adeyemi', 'Warehouse manager', 'Knows where each item stands, and who put it in the wrong place.', grace),
      member('Tomasz Wilk', 'Head fishmonger', 'Can tell you by the eye of a haddock how long it has been out of the water.', tomasz),
      member('Joan Pickersgill', 'Customer service', 'Has the answer, or knows whose desk it is on.', joan),
      member('Callum Reyes', 'Transport manager', 'Plans rounds by back doors, not by post codes.', callum),
    ],
  },
  register: {
    heading: 'Ready when you are',
    text: 'Pricing and orders need a registered business account.',
    action: 'Register now',
  },
};
