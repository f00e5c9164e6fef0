/** `npm run shop -- …`: the CLI for staff. */
import { runCommand } from '../src/cli/index.ts';
import { closeNewFiles } from '../src/server/files/permissions.ts';

// Commands write personal data.
closeNewFiles();

process.exitCode = await runCommand(process.argv.slice(2), process.env, { out: process.stdout, err: process.stderr });
