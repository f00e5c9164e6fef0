import type { AboutContent, TeamMember } from '../pages.ts';
import { brand } from './index.ts';
import counter from './pictures/counter-1280.webp';
import counterSmall from './pictures/counter-640.webp';
import sharePicture from './pictures/share-counter.jpg';
import ifor from './pictures/team-ifor.webp';
import kofi from './pictures/team-kofi.webp';
import nell from './pictures/team-nell.webp';
import samira from './pictures/team-samira.webp';

function member(name: string, role: string, text: string, portrait: string): TeamMember {
  return { name, role, text, portrait: { src: portrait, srcSet: '', width: 320, height: 320, alt: '' } };
}

/** Gullwing's page About us. */
export const about: AboutContent = {
  heading: 'Our story',
  lead: 'A buyer, a bench and a van: that is still how it works. There are only more of each.',
  description:
    'How Gullwing Seafoods brings fish from the quay to kitchens, fishmongers and fryers in the UK, who we are, and how to order.',
  sharePicture,
  picture: {
    src: counter,
    srcSet: `${counterSmall} 640w, ${counter} 1280w`,
    width: 1280,
    height: 800,
    alt: 'The white front of the ice house with a delivery van before its door',
  },
  served: {
    heading: 'Whom we feed',
    lead: 'Businesses that cook or sell fish in the United Kingdom.',
    groups: [
      { title: 'Seafood restaurants', text: 'Whole fish and shellfish by the box, with the name of the ground they came from.' },
      { title: 'Fish and chip shops', text: 'Cod, haddock and plaice, skinned or not, in the portion you fry.' },
      { title: 'Fishmongers', text: 'A counter’s worth of choice before you open your door.' },
      { title: 'Hotels and caterers', text: 'Sides, loins and platters, cut on the day.' },
    ],
  },
  steps: {
    heading: 'From first call to first box',
    steps: [
      { title: 'See what we land', text: 'The range is open to everyone; the catch changes with the weather.' },
      { title: 'Register your kitchen', text: 'The account form asks for your company, VAT number and directors.' },
      { title: 'Confirm your mail', text: 'The link in our mail works for 24 hours.' },
      { title: 'We open your account', text: `Somebody looks at each registration. It takes ${brand.reviewTime}.` },
      { title: 'Order and pay', text: 'Prices and orders open soon. You pay in advance, by card or bank transfer.' },
      { title: 'Unpack the ice', text: 'Collect at the ice house, or let us deliver within the United Kingdom.' },
    ],
  },
  delivery: { heading: 'Does the van come to you?', text: 'We deliver within the United Kingdom. Try your post code.' },
  range: {
    heading: 'What else is in the ice house',
    parts: [
      {
        words: ['fish', 'seafood'],
        title: 'Fish and seafood',
        text: 'Fresh from the auction and frozen at sea, round, flat and in the shell.',
      },
      {
        words: ['packaging', 'disposables'],
        title: 'Packaging',
        text: 'Boxes, liners and ice packs that keep a fillet at 2 °C all the way home.',
      },
      {
        words: ['cleaning', 'hygiene', 'janitorial'],
        title: 'Cleaning supplies',
        text: 'Degreasers, brushes and paper for benches that smell of nothing at all.',
      },
    ],
  },
  team: {
    heading: 'Hands you can rely on',
    lead: 'Four of those who will know your name by the second order.',
    members: [
      member('Nell Trevanion', 'Founder and buyer', 'Has not slept past four since she bought her first box of mackerel.', nell),
      member('Ifor Pugh', 'Head filleter', 'Takes eleven seconds for a plaice, and a quarter of an hour to explain how.', ifor),
      member('Samira Haddad', 'Order desk', 'Reads chefs’ handwriting that chefs cannot.', samira),
      member('Kofi Mensah-Clarke', 'Quality', 'Can trace your supper to a boat, a net and a Tuesday.', kofi),
    ],
  },
  register: {
    heading: 'Put your name on the list',
    text: 'Registering costs nothing. Bring your VAT and company numbers.',
    action: 'Register now',
  },
};
