import type { Sender } from './letter.ts';

/** The company's identity (the Companies (Trading Disclosures) Regulations ask for name, number, place of registration and office in business mails) and how to reach it. */
export function imprintOf({ facts: { company } }: Sender): readonly string[] {
  return [
    `${company.legalName}, ${company.address.join(', ')}`,
    `Registered in ${company.registeredIn}, company number ${company.registrationNumber}. VAT number ${company.vatNumber}.`,
    `${company.phones.map(({ label }) => label).join(' or ')}, ${company.mail}`,
  ];
}
