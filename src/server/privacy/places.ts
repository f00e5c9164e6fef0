import type { Database } from '../database/index.ts';

/** Places where personal data is stored. */
export interface PersonalDataPlaces {
  readonly database: Database;
  /** Folder of mails that are written to files instead of sent by SMTP. */
  readonly mailFolder: string;
}
