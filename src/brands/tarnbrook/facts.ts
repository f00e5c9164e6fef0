import { usualLetters } from '../letters.ts';
import { usualRefusals } from '../refusals.ts';
import type { BrandFacts, BrandStaffTexts } from '../types.ts';

const weekday = [{ from: '10:00', to: '19:00' }];

/** Tarnbrook Wholesale's facts for its server and its mails. */
export const facts: BrandFacts = {
  name: 'Tarnbrook',
  company: {
    legalName: 'Tarnbrook Wholesale Ltd',
    registrationNumber: '09990417',
    vatNumber: 'GB 340 8043 29',
    registeredIn: 'England and Wales',
    address: ['Unit 7, Tarnbrook Trade Park', 'Packhorse Lane', 'Manchester', 'M12 0ZX'],
    mail: 'trade@tarnbrook.example.co.uk',
    phones: [
      { label: '0161 496 0142', href: 'tel:+441614960142' },
      { label: '07700 900142', href: 'tel:+447700900142' },
    ],
    messagingHref: 'https://chat.example.com/tarnbrook',
    socials: [
      { kind: 'photos', label: 'Tarnbrook in photos', href: 'https://photos.example.com/tarnbrook' },
      { kind: 'posts', label: 'Tarnbrook news', href: 'https://posts.example.com/tarnbrook' },
      { kind: 'network', label: 'Tarnbrook for the trade', href: 'https://network.example.com/tarnbrook' },
    ],
    openingHours: [
      { day: 1, spans: weekday },
      { day: 2, spans: weekday },
      { day: 3, spans: weekday },
      { day: 4, spans: weekday },
      {
        day: 5,
        spans: [
          { from: '10:00', to: '12:00' },
          { from: '14:00', to: '19:00' },
        ],
      },
      { day: 6, spans: weekday },
      { day: 7, spans: [{ from: '10:00', to: '18:00' }] },
    ],
    bankHolidays: { spans: [{ from: '10:00', to: '16:00' }], closedOn: ['12-25', '12-26', '01-01'] },
    timeZone: 'Europe/London',
  },
  legal: { termsVersion: '2026-11-26', privacyVersion: '2026-11-26' },
  wordsChanged: '2026-11-26',
  accountPrefix: 'TB',
  priceNotice: 'Tell me when prices go live',
  switches: { rememberLogin: 'credentials' },
  retention: { unverifiedAccounts: 7 },
};

/** Texts for the staff's desk, for the server alone. */
export const staffTexts = (): BrandStaffTexts => ({
  letters: usualLetters('Tarnbrook', '0161 496 0142'),
  refusalReasons: usualRefusals,
});
