import { usualLetters } from '../letters.ts';
import { usualRefusals } from '../refusals.ts';
import type { BrandFacts, BrandStaffTexts } from '../types.ts';

const weekday = [{ from: '09:00', to: '17:00' }];

/** Sample Brand's facts for its server and its mails. */
export const facts: BrandFacts = {
  name: 'Sample Brand',
  company: {
    legalName: 'Sample Brand Ltd',
    registrationNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
    registeredIn: 'England and Wales',
    address: ['Sample text: 1 Sample Street', 'Sampletown', 'M17 0ZZ'],
    mail: 'hello@sample-brand.example.co.uk',
    phones: [{ label: '0161 496 0000', href: 'tel:+441614960000' }],
    messagingHref: 'https://chat.example.com/sample-brand',
    socials: [{ kind: 'photos', label: 'Sample Brand in photos', href: 'https://photos.example.com/sample-brand' }],
    openingHours: [
      { day: 1, spans: weekday },
      { day: 2, spans: weekday },
      { day: 3, spans: weekday },
      { day: 4, spans: weekday },
      { day: 5, spans: weekday },
      { day: 6, spans: [] },
      { day: 7, spans: [] },
    ],
    timeZone: 'Europe/London',
  },
  legal: { termsVersion: '2026-11-26', privacyVersion: '2026-11-26' },
  wordsChanged: '2026-11-26',
  accountPrefix: 'SB',
  priceNotice: 'Tell me when prices go live',
  switches: { rememberLogin: 'login-only' },
  retention: { unverifiedAccounts: 7 },
};

/** Texts for the staff's desk, for the server alone. */
export const staffTexts = (): BrandStaffTexts => ({
  letters: usualLetters('Sample Brand', '0161 496 0000'),
  refusalReasons: usualRefusals,
});
