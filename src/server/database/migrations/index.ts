import { catalogueMigration } from './0001-catalogue.ts';
import type { Migration } from './migration.ts';

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [catalogueMigration];
