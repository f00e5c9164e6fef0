import type { Database } from '../database/index.ts';

/** Where personal data is kept. */
export interface PersonalDataPlaces {
  readonly database: Database;
  /** Where mails are written to when they are not sent by SMTP. */
  readonly mailFolder: string;
}
