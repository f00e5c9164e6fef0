import type { Database } from '../database/index.ts';

export interface PersonalDataPlaces {
  readonly database: Database;
  /** Folder of mails that are written to files instead of sent by SMTP. */
  readonly mailFolder: string;
}
