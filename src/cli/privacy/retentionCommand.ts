import type { BrandRetention } from '../../brands/types.ts';
import type { RetentionAnswer } from '../../server/privacy/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { counted, print } from '../terminal.ts';

const names: Readonly<Record<keyof BrandRetention, string>> = {
  unverifiedAccounts: 'accounts that were never confirmed',
  rejectedAccounts: 'rejected accounts',
  applications: 'job applications',
  messages: 'messages',
  mails: 'records of e-mails',
};

export const retention: Command = {
  name: 'retention',
  summary: 'Takes personal data away that has been kept as long as the brand says.',
  options: {
    'dry-run': { help: 'Only counts what would be taken away.' },
    json: { help: 'Prints JSON, one line for each period.' },
  },
  details: `The periods stand in the brand's facts (retention, in days); without them everything is kept.
Mails that were written to files (DATA_DIR/outbox) go with the records of mails. A running server does all this every night by itself.
The exit code is 0 also when nothing was to be taken away, and of a dry run.`,
  async run({ options, terminal, openClient }) {
    const isDryRun = options['dryRun'] === true;
    const client = await openClient();
    const { hasPeriods, data } = await client.record<RetentionAnswer>(staffPaths.retention, { method: 'POST', body: { isDryRun } });
    if (!hasPeriods) {
      terminal.err.write('This brand names no periods: everything is kept.\n');
    }
    for (const result of data) {
      const files = result.files > 0 ? ` with ${counted(result.files, 'file')}` : '';
      const words = `${names[result.data]}, older than ${result.days} days: ${result.records.toLocaleString('en-GB')}${files}`;
      print({ options, terminal }, result, words);
    }
    if (!options['json']) terminal.err.write(isDryRun ? 'Nothing was taken away: this was a dry run.\n' : 'Taken away.\n');
  },
};
