import { questionDays } from '../../../contract/limits.ts';

/** The own words of the page on which an applicant answers. */
export const words = {
  title: 'Your account form',
  asks: 'We have a question',
  about: 'It is about the account form of',
  business: 'Your business',
  director: (number: number) => `Director ${number}`,
  before: (fileName: string) => `Sent before: ${fileName}`,
  sent: 'We have your answer',
  sentOn: (when: string) => `You sent it on ${when}. We write to you once your form is reviewed.`,
  ended: 'This link does not work',
  endedHint: `It works once, within ${questionDays} days. Open our newest e-mail, or ask us:`,
  subject: 'The question about my account form',
  notLoaded: 'We could not fetch our question. Check your connection.',
} as const;
