/** `npm run shop -- …`: becomes the CLI for staff, which takes little memory. */
import { frugally } from '../src/server/memory.ts';
import { become } from './become.ts';

await become('command.ts', { ...frugally(process.env), words: process.argv.slice(2) });
