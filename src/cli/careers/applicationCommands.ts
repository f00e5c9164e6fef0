import { csvLine, neutraliseFormula } from '../catalogue/cells.ts';
import { labelledValues, namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import type { ApplicationRecord } from '../../server/careers/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Call } from '../client.ts';
import type { Command, Invocation } from '../command.ts';
import { listCommand, minuteOf, printRecord, readDay, readId, writePrivately } from '../terminal.ts';

const filterOptions = {
  job: { value: 'NUMBER', read: readId, help: 'Only for this job.' },
  since: { value: 'DAY', read: readDay, help: 'Only those that came in on this day or later (2026-11-03).' },
} as const;

const filterOf = ({ job, since }: Invocation['options']): Call['query'] => ({ job, since });

export const applicationsList = listCommand<ApplicationRecord>({
  name: 'applications list',
  summary: 'Lists the applications for jobs, newest first.',
  options: filterOptions,
  each: 'application',
  path: staffPaths.applications,
  query: filterOf,
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

export const applicationsShow: Command = {
  name: 'applications show',
  summary: 'Shows an application.',
  arguments: ['NUMBER'],
  options: { json: { help: 'Prints JSON.' } },
  details: 'The CV is saved by: npm run shop -- files save FOLDER --application NUMBER',
  async run({ arguments: [number], options, terminal, openClient }) {
    const id = readId(number!);
    const client = await openClient();
    const application = await client.record<ApplicationRecord>(staffPath(staffPaths.application, { id }));
    if (options['json']) terminal.out.write(`${JSON.stringify(application)}\n`);
    else printRecord(terminal, factsOf(application));
    return 0;
  },
};

function factsOf(application: ApplicationRecord): (readonly [name: string, value: string])[] {
  return [
    ['Application', String(application.id)],
    ['Reference', application.reference],
    ['Came in (UTC)', minuteOf(application.createdAt)],
    ['Job', `${application.jobTitle} (${application.jobId})`],
    ...labelledValues(applicantFields, application),
    ['CV', `${application.cvName}, ${Math.ceil(application.cvSize / 1024).toLocaleString('en-GB')} kB (file ${application.documentId})`],
    ['Accepted', `terms of ${application.termsVersion}, privacy policy of ${application.privacyVersion}`],
    ['Address', `${application.ipAddress}${application.ipAddressClaimed ? `, by its own account ${application.ipAddressClaimed}` : ''}`],
  ];
}

export const applicationsExport: Command = {
  name: 'applications export',
  summary: 'Writes the applications to a CSV file, without their CVs.',
  arguments: ['FILE.csv'],
  options: { ...filterOptions, json: { help: 'Writes JSON instead, one application a line, with consent.' } },
  async run({ arguments: [file], options, terminal, openClient }) {
    const query = filterOf(options);
    const client = await openClient();
    let rows = 0;
    const path = await writePrivately(
      file!,
      (async function* () {
        // Spreadsheets read a file as UTF-8 only after a byte order mark.
        if (!options['json']) yield `\ufeff${csvLine(columns)}`;
        for (const application of await client.list<ApplicationRecord>(staffPaths.applications, query)) {
          rows += 1;
          yield options['json']
            ? `${JSON.stringify(application)}\n`
            : csvLine(columns.map((column) => neutraliseFormula(String(application[column]))));
        }
      })(),
    );
    terminal.out.write(`${rows.toLocaleString('en-GB')} ${rows === 1 ? 'application was' : 'applications were'} exported to ${path}.\n`);
    return 0;
  },
};

const columns = [
  'id',
  'reference',
  'createdAt',
  'jobId',
  'jobTitle',
  ...namesOf(applicantFields),
  'cvName',
] as const satisfies (keyof ApplicationRecord)[];
