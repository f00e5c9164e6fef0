/** Part `boot`: from `npm start` to an answer, with an empty folder and with a filled one, in seconds. */
import { build } from '../../scripts/build.ts';
import { temporaryFolder } from './lib/cleanup.ts';
import { startByScript } from './lib/startScript.ts';
import { median, round } from './lib/statistics.ts';

/** Aims, in seconds. */
export const bootAims = { firstStartWithBuild: 40, firstStart: 8, nextStart: 1 };

/** The figures of this part, in seconds. */
export interface BootFigures {
  /** Building the storefront, which the very first start does; not measured in quick runs. */
  build?: number;
  /** A start with a build and an empty data folder: it loads the demo catalogue. */
  firstStart: number;
  /** A start with a filled data folder. */
  nextStart: number;
  /** The part of the first start that loads the demo catalogue. */
  load: number;
}

/** Starts the shop several times. */
export async function boot(quick: boolean): Promise<BootFigures> {
  const buildSeconds = quick ? undefined : await secondsOf(build);
  const firsts: number[] = [];
  const nexts: number[] = [];
  for (let turn = 0; turn < (quick ? 1 : 3); turn++) {
    const folder = await temporaryFolder();
    firsts.push(await secondsToReady(folder));
    for (let again = 0; again < (quick ? 1 : 3); again++) nexts.push(await secondsToReady(folder));
  }
  const [firstStart, nextStart] = [median(firsts), median(nexts)];
  return {
    ...(buildSeconds === undefined ? {} : { build: round(buildSeconds, 1) }),
    firstStart: round(firstStart, 2),
    nextStart: round(nextStart, 2),
    load: round(firstStart - nextStart, 2),
  };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Starts `npm start`'s script and stops it when it is ready. */
async function secondsToReady(folder: string): Promise<number> {
  const { seconds, stop } = await startByScript(folder);
  await stop();
  return seconds;
}
