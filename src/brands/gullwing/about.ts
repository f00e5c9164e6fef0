import { linkLifetime } from '../../contract/limits.ts';
import type { AboutContent, TeamMember } from '../pages.ts';
import sharePicture from './pictures/share-ice-house.jpg';
import ifor from './pictures/team-ifor.webp';
import kofi from './pictures/team-kofi.webp';
import nell from './pictures/team-nell.webp';
import samira from './pictures/team-samira.webp';
import { iceHouse, iceHouseAlt } from './drawings.ts';

function member(name: string, role: string, text: string, portrait: string): TeamMember {
  return { name, role, text, portrait: { src: portrait, srcSet: '', width: 320, height: 320, alt: '' } };
}

/** Gullwing's page About us. */
export const about: AboutContent = {
  heading: 'Who we are',
  lead: 'We are fish people. Because nobody cooks fish without batter, oil and a box to put it in, we sell those too.',
  description: 'Who Gullwing Seafoods supplies with fish, seafood and all that a kitchen keeps beside them, who we are, and how to order.',
  sharePicture: { src: sharePicture, alt: iceHouseAlt },
  picture: iceHouse,
  sections: ['team', 'steps', 'range', 'served', 'next'],
  served: {
    heading: 'Who we feed',
    lead: 'Businesses in the United Kingdom that cook or sell fish, and whatever they serve with it.',
    groups: [
      { title: 'Seafood restaurants', text: 'Fillets, prawns, crab, mussels and scallops by the box.' },
      { title: 'Fish and chip shops', text: 'Cod and haddock, and the batter, oil and boxes that go with them.' },
      { title: 'Fishmongers', text: 'White, oily and smoked fish and shellfish to fill a counter.' },
      { title: 'Hotels and caterers', text: 'Catering sizes from the freezer, the larder and the drinks store.' },
    ],
  },
  steps: {
    heading: 'From first look to first box',
    steps: [
      { title: 'See what we have', text: 'The range is open to everyone: fish first, then everything beside it.' },
      { title: 'Register your business', text: 'The account form asks for your company, VAT number and directors.', forVisitors: true },
      { title: 'Confirm your e-mail', text: `Our link works for ${linkLifetime('verify')}.`, forVisitors: true },
      { title: 'We open your account', text: 'We look at your registration and write to you.', forVisitors: true },
      { title: 'Order and pay', text: 'Pricing and orders are coming soon. You pay in advance, by card or bank transfer.' },
      { title: 'Unpack the ice', text: 'Collect at the ice house, or have it delivered within the United Kingdom.' },
    ],
  },
  delivery: { heading: 'Does the van come to you?', text: 'We deliver within the United Kingdom. Try your post code.' },
  range: {
    heading: 'What is in the ice house',
    parts: [
      { words: ['haddock', 'white'], title: 'White fish', text: 'Cod, haddock, pollock and plaice, by the fillet or the box.' },
      { words: ['prawns', 'shellfish'], title: 'Shellfish', text: 'Prawns, crab, mussels and scallops, raw or cooked.' },
      { words: ['chip', 'takeaway'], title: 'For the fryer', text: 'Batter, oil, boxes and paper, and all that leaves with the fish.' },
    ],
  },
  team: {
    heading: 'Hands you can rely on',
    portraits: 'large',
    lead: 'Some of the people behind the bench and on the telephone.',
    members: [
      member('Nell Trevanion', 'Founder and buyer', 'Has not slept late since she bought her first box of mackerel.', nell),
      member('Ifor Pugh', 'Head filleter', 'Fillets a plaice while you look for your knife, and takes longer to explain how.', ifor),
      member('Samira Haddad', 'Order desk', 'Reads chefs’ handwriting that chefs cannot.', samira),
      member('Kofi Mensah-Clarke', 'Quality', 'Reads every label twice, and the small print first.', kofi),
    ],
  },
  register: {
    heading: 'Register your business',
    text: 'Pricing and orders need a registered business account.',
    action: 'Register now',
  },
};
