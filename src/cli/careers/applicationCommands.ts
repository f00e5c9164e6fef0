import { labelledValues, namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import type { ApplicationRecord } from '../../server/careers/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import { exportCommand, listCommand, showCommand } from '../records.ts';
import { minuteOf, readDay, readId } from '../terminal.ts';

const filterOptions = {
  job: { value: 'NUMBER', read: readId, help: 'Only for this job.' },
  since: { value: 'DAY', read: readDay, help: 'Only those that came in on this day or later (2026-11-03).' },
} as const;

export const applicationsList = listCommand<ApplicationRecord>({
  name: 'applications list',
  summary: 'Lists the applications for jobs, newest first.',
  options: filterOptions,
  each: 'application',
  path: staffPaths.applications,
  cells: [
    ['No.', ({ id }) => String(id)],
    ['Reference', ({ reference }) => reference],
    ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
    ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`],
    ['Job', ({ jobId, jobTitle }) => `${jobTitle} (${jobId})`],
    ['E-mail', ({ mail }) => mail],
    ['Mobile', ({ mobileNo }) => mobileNo],
  ],
  none: () => 'There are no such applications.',
});

export const applicationsShow = showCommand<ApplicationRecord>({
  name: 'applications show',
  summary: 'Shows an application.',
  details: 'The CV is saved by: npm run shop -- files save FOLDER --application NUMBER',
  pathOf: (id) => staffPath(staffPaths.application, { id }),
  facts: (application) => [
    ['Application', String(application.id)],
    ['Reference', application.reference],
    ['Came in (UTC)', minuteOf(application.createdAt)],
    ['Job', `${application.jobTitle} (${application.jobId})`],
    ...labelledValues(applicantFields, application),
    ['CV', `${application.cvName}, ${Math.ceil(application.cvSize / 1024).toLocaleString('en-GB')} kB (file ${application.documentId})`],
    ['Accepted', `terms of ${application.termsVersion}, privacy policy of ${application.privacyVersion}`],
    ['Address', `${application.ipAddress}${application.ipAddressClaimed ? `, by its own account ${application.ipAddressClaimed}` : ''}`],
  ],
});

const columns = [
  'id',
  'reference',
  'createdAt',
  'jobId',
  'jobTitle',
  ...namesOf(applicantFields),
  'cvName',
] as const satisfies (keyof ApplicationRecord)[];

export const applicationsExport = exportCommand<ApplicationRecord>({
  name: 'applications export',
  summary: 'Writes the applications to a CSV file, without their CVs.',
  options: { ...filterOptions, json: { help: 'Writes JSON instead, one application a line, with consent.' } },
  each: 'application',
  names: columns,
  rows: (client, query) => client.list(staffPaths.applications, query),
  cells: (application) => [columns.map((column) => String(application[column]))],
});
