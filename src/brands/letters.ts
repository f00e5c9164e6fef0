/** Letters of staff to people who wrote or applied. `{name}`, `{job}` and `{staff}` are filled in at the desk, and everything can be changed before it goes. */

/** A letter under the name that staff choose it by. */
export interface LetterTemplate {
  readonly name: string;
  readonly text: string;
}

/** The letters of a brand. */
export interface BrandLetters {
  /** Answers to messages; the first stands in the field. */
  readonly answers: readonly LetterTemplate[];
  /** A question about an account form; what is asked for is listed below it, in the mail and on its page. */
  readonly asked: string;
  /** A refusal of an account; the reasons that staff choose stand in the place of `{reasons}`. */
  readonly rejected: string;
  readonly invited: string;
  readonly refused: string;
}

/** The letters that a brand begins with. @param name - of the brand @param phone - as written */
export function usualLetters(name: string, phone: string): BrandLetters {
  const letter = (...paragraphs: readonly string[]): string =>
    ['Dear {name},', ...paragraphs, `Kind regards\n{staff}, ${name}`].join('\n\n');
  return {
    answers: [
      { name: 'Own words', text: letter('Thank you for your message.', '') },
      {
        name: 'Prices',
        text: letter(
          'Prices and orders are for registered businesses.',
          'Please fill in our account form. We review it within two working days.',
        ),
      },
      {
        name: 'Delivery',
        text: letter('We deliver within the United Kingdom, seven days a week.', 'Which day and post code do you need?'),
      },
      { name: 'Please call', text: letter(`This is quicker by telephone: ${phone}, during opening hours.`) },
    ],
    asked: 'Please check this and correct it where it is wrong.',
    rejected: letter(
      `Thank you for registering with ${name}. We have reviewed your form and cannot open a trade account for you at present.`,
      '{reasons}',
      `If you think we have missed something, reply to this e-mail or call ${phone}.`,
    ),
    invited: letter(
      'Thank you for applying as {job}. We would like to meet you.',
      `Which day suits you this week or next? Reply to this e-mail or call ${phone}.`,
    ),
    refused: letter('Thank you for applying as {job}.', 'We have chosen somebody else this time, and wish you well.'),
  };
}
