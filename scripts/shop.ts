/** `npm run shop -- …`: the CLI for staff. */
import { runCommand } from '../src/cli/index.ts';
import { closeNewFiles } from '../src/server/files/closed.ts';

// What commands write is about people.
closeNewFiles();

process.exitCode = await runCommand(process.argv.slice(2), process.env, { out: process.stdout, err: process.stderr });
