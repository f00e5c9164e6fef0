/** Messages and applications are given to a member of staff too, as accounts are. */
import type { Migration } from './migration.ts';

export const holdersMigration: Migration = {
  name: '0024-holders',
  statements: [`alter table contact_message add column assignee text`, `alter table job_application add column assignee text`],
};
