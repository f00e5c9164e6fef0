import { usualLetters } from '../letters.ts';
import { usualRefusals } from '../refusals.ts';
import type { BrandFacts, BrandStaffTexts } from '../types.ts';

const harbourDay = [{ from: '05:00', to: '13:00' }];

/** Gullwing Seafoods' facts for its server and its mails. */
export const facts: BrandFacts = {
  name: 'Gullwing',
  company: {
    legalName: 'Gullwing Seafoods Ltd',
    registrationNumber: '09990865',
    vatNumber: 'GB 346 2700 13',
    registeredIn: 'England and Wales',
    address: ['The Ice House', 'Cooper’s Wharf', 'Manchester', 'M17 0ZG'],
    mail: 'quay@gullwing.example.co.uk',
    phones: [
      { label: '0161 496 0777', href: 'tel:+441614960777' },
      { label: '07700 900777', href: 'tel:+447700900777' },
    ],
    messagingHref: 'https://chat.example.com/gullwing',
    socials: [
      { kind: 'photos', label: 'Gullwing in photos', href: 'https://photos.example.com/gullwing' },
      { kind: 'video', label: 'Gullwing on film', href: 'https://video.example.com/gullwing' },
    ],
    openingHours: [
      { day: 1, spans: harbourDay },
      { day: 2, spans: harbourDay },
      { day: 3, spans: harbourDay },
      { day: 4, spans: harbourDay },
      { day: 5, spans: harbourDay },
      { day: 6, spans: [{ from: '06:00', to: '11:00' }] },
      { day: 7, spans: [] },
    ],
    bankHolidays: { spans: [] },
    timeZone: 'Europe/London',
  },
  legal: { termsVersion: '2026-11-26', privacyVersion: '2026-11-26' },
  wordsChanged: '2026-11-26',
  accountPrefix: 'GW',
  priceNotice: 'Tell me when prices go live',
  switches: { rememberLogin: 'login-only' },
  retention: { unverifiedAccounts: 7 },
};

/** Texts for the staff's desk and choices for the demo, for the server alone. */
export const staffTexts = (): BrandStaffTexts => ({
  letters: usualLetters('Gullwing', '0161 496 0777'),
  refusalReasons: usualRefusals,
  searchWords: {
    groups: [
      ['crevette', 'whole cooked prawn'],
      ['white bait', 'whitebait'],
      ['fish frame', 'fish bone', 'fish head'],
    ],
    wider: {
      'flat fish': ['plaice', 'sole', 'halibut', 'turbot', 'skate'],
      flatfish: ['plaice', 'sole', 'halibut', 'turbot', 'skate'],
      crustacean: ['prawn', 'crab', 'lobster', 'langoustine', 'crayfish'],
      mollusc: ['mussel', 'scallop', 'squid', 'octopus', 'clam', 'oyster', 'cockle', 'whelk'],
      bivalve: ['mussel', 'scallop', 'clam', 'oyster', 'cockle'],
      cephalopod: ['squid', 'octopus', 'cuttlefish'],
      'round fish': ['cod', 'haddock', 'hake', 'coley', 'pollock', 'whiting'],
    },
  },
  demo: {
    tree: {
      tops: [
        'White Fish',
        'Coated Fish & Seafood',
        'Oily & Smoked Fish',
        'Shellfish',
        'Chip Shop & Takeaway',
        'Packaging & Disposables',
        'Cleaning & Hygiene',
      ],
      others: 'Larder',
    },
    mainCategories: [
      'Cod & Haddock',
      'Battered & Breaded Fish',
      'Salmon & Oily Fish',
      'Smoked Fish',
      'Prawns',
      'Crab & Lobster',
      'Mussels, Squid & Scallops',
      'Chip Shop & Takeaway',
      'Packaging & Disposables',
    ],
    // Fish of all kinds, and a few goods that go with it.
    bestSellers:
      '730311 756465 747459 739824 764430 752385 370161 748753 743167 760662 733866 753357 757468 743881 280106 745731 824770 640130'.split(
        ' ',
      ),
    pictureGround: '#e3eef1',
    singlePacks: true,
  },
});
