/** `npm run shop -- …`: the command line of the shop. */
import { runShop } from '../src/cli/index.ts';

process.exitCode = await runShop(process.argv.slice(2), process.env, { out: process.stdout, err: process.stderr });
