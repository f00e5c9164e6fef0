/** The API alone, without the shop's pages. `npm start` (`scripts/start.ts`) runs the whole shop. */
import { run } from './run.ts';

await run();
