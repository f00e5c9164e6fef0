import { catalogueMigration } from './0001-catalogue.ts';
import { mailAndCareersMigration } from './0002-mail-and-careers.ts';
import { accountsMigration } from './0003-accounts.ts';
import { applyAgainMigration } from './0004-apply-again.ts';
import { searchIndexMigration } from './0005-search-index.ts';
import { nutritionAndHoursMigration } from './0006-nutrition-and-hours.ts';
import { referencesMigration } from './0007-references.ts';
import { generatedPicturesMigration } from './0008-generated-pictures.ts';
import { rateLimitsMigration } from './0009-rate-limits.ts';
import { listingsMigration } from './0010-listings.ts';
import { warningsMigration } from './0011-warnings.ts';
import { operationMigration } from './0012-operation.ts';
import { replacedLinksMigration } from './0013-replaced-links.ts';
import { searchKeysMigration } from './0014-search-keys.ts';
import { facetsMigration } from './0015-facets.ts';
import { familiesMigration } from './0016-families.ts';
import { applicationReferencesMigration } from './0017-application-references.ts';
import { deskMigration } from './0018-desk.ts';
import { messagesAndApplicationsMigration } from './0019-messages-and-applications.ts';
import { casesMigration } from './0020-cases.ts';
import { questionsMigration } from './0021-questions.ts';
import { rangeAtTheDeskMigration } from './0022-range-at-the-desk.ts';
import { documentHoldersMigration } from './0023-document-holders.ts';
import { holdersMigration } from './0024-holders.ts';
import { unreadColumnsMigration } from './0025-unread-columns.ts';
import { familiesOfListsMigration } from './0026-families-of-lists.ts';
import { placesBetweenMigration } from './0027-places-between.ts';
import type { Migration } from './migration.ts';

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [
  catalogueMigration,
  mailAndCareersMigration,
  accountsMigration,
  applyAgainMigration,
  searchIndexMigration,
  nutritionAndHoursMigration,
  referencesMigration,
  generatedPicturesMigration,
  rateLimitsMigration,
  listingsMigration,
  warningsMigration,
  operationMigration,
  replacedLinksMigration,
  searchKeysMigration,
  facetsMigration,
  familiesMigration,
  applicationReferencesMigration,
  deskMigration,
  messagesAndApplicationsMigration,
  casesMigration,
  questionsMigration,
  rangeAtTheDeskMigration,
  documentHoldersMigration,
  holdersMigration,
  unreadColumnsMigration,
  familiesOfListsMigration,
  placesBetweenMigration,
];
