/** A reason to refuse an account: as staff choose it, and as the business reads it. */
export interface RefusalReason {
  label: string;
  /** A paragraph of the letter. */
  text: string;
}

/** The reasons that every wholesaler has. */
export const usualRefusals: readonly RefusalReason[] = [
  { label: 'Address not proved', text: 'The documents you sent do not prove the address of your business.' },
  { label: 'Company number', text: 'We could not find your company under the number you gave.' },
  { label: 'VAT number', text: 'The VAT number you gave does not belong to your business.' },
  { label: 'Not a trade customer', text: 'We supply businesses only, and your form does not show that you trade.' },
  { label: 'Outside our delivery area', text: 'We do not deliver to your address.' },
  { label: 'Registered already', text: 'Your business has an account with us already.' },
];
