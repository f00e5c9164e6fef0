/**
 * `npm run bench [-- part …] [-- --quick] [-- --seconds=N]`: measures the shop and writes `results.json` beside this file and the tables in docs/measured.md. `--quick` makes
 * everything short, to see that it works; it prints what it finds and writes nothing. `--seconds` says how long the part `load` asks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from '../../scripts/build.ts';
import { buildIsStale } from '../../scripts/stale.ts';
import { boot, bootAims } from './boot.ts';
import { contention, contentionAims } from './contention.ts';
import { desk, deskAim } from './desk.ts';
import { importing, importingAims } from './importing.ts';
import { instant, instantAim } from './instant.ts';
import { interaction, treeAim } from './interaction.ts';
import { endAll } from './lib/cleanup.ts';
import { report } from './lib/report.ts';
import { circumstances, type Figures, type Results } from './lib/results.ts';
import { lighthouse, lighthouseAims, routes } from './lighthouse.ts';
import { load, loadAims } from './load.ts';
import { login, loginAims } from './login.ts';
import { memory, memoryAims } from './memory.ts';
import { phone, phoneAims } from './phone.ts';
import { scale, scaleAims } from './scale.ts';
import { server, serverAims } from './server.ts';
import { walkAims, walking } from './walk.ts';
import { weight, weightAims } from './weight.ts';

const parts: { [Part in keyof Figures]: (quick: boolean, seconds?: number) => Promise<Figures[Part]> } = {
  weight,
  lighthouse,
  routes,
  server,
  boot,
  memory,
  load,
  instant,
  interaction,
  phone,
  walk: walking,
  login,
  importing,
  contention,
  desk,
  scale,
};

/** The aims of each part: upper bounds but for the pages painted without a network and Lighthouse's marks. */
const aims: { readonly [Part in keyof Figures]: unknown } = {
  weight: weightAims,
  lighthouse: lighthouseAims,
  routes: lighthouseAims,
  server: serverAims,
  boot: bootAims,
  memory: memoryAims,
  load: loadAims,
  instant: { painted: instantAim },
  interaction: { tree: treeAim },
  phone: phoneAims,
  walk: walkAims,
  login: loginAims,
  importing: importingAims,
  contention: contentionAims,
  desk: { p95: deskAim },
  scale: scaleAims,
};

/** Parts that take half an hour: they run when they are named. */
const long: readonly string[] = ['scale'];
const resultsFile = new URL('results.json', import.meta.url);
const tablesFile = new URL('../../docs/measured.md', import.meta.url);
const marks = ['<!-- bench -->', '<!-- /bench -->'] as const;

/** Reads the command line. */
function readArguments(given: readonly string[]): { quick: boolean; seconds: number | undefined; chosen: (keyof Figures)[] } {
  const all = Object.keys(parts) as (keyof Figures)[];
  const named = given.filter((argument) => !argument.startsWith('--'));
  const options = given.filter((argument) => argument.startsWith('--'));
  const seconds = options.map((option) => /^--seconds=([1-9]\d*)$/u.exec(option)?.[1]).find((value) => value !== undefined);
  const strange = options.filter((option) => option !== '--quick' && !/^--seconds=[1-9]\d*$/u.test(option));
  const unknown = [...named.filter((name) => !(name in parts)), ...strange];
  if (unknown.length > 0)
    throw new Error(
      `There is no part ${unknown.join(', ')}; the parts are ${all.join(', ')}. --quick makes them short, --seconds=N says how long load asks.`,
    );
  return {
    quick: given.includes('--quick'),
    seconds: seconds === undefined ? undefined : Number(seconds),
    chosen: all.filter((name) => (named.length > 0 ? named.includes(name) : !long.includes(name))),
  };
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  } catch {
    return {};
  }
}

function write(results: Results): void {
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  const readme = readFileSync(tablesFile, 'utf8');
  const [start, end] = marks.map((mark) => readme.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`docs/measured.md has no ${marks.join(' … ')}: put them where the tables belong.`);
  writeFileSync(tablesFile, `${readme.slice(0, start + marks[0].length)}\n\n${report(results)}\n\n${readme.slice(end)}`);
}

async function main(): Promise<void> {
  const { quick, seconds, chosen } = readArguments(process.argv.slice(2));
  if (buildIsStale()) await build();
  const run = await circumstances();
  if (run.loadAverage > run.cores / 2) console.log(`This machine is busy (load ${run.loadAverage.toFixed(1)}): times will be too long.`);
  const results: Results = quick ? {} : readResults();
  for (const name of chosen) {
    console.log(`${name} …`);
    const began = performance.now();
    const figures = await parts[name](quick, seconds);
    const before = results[name]?.before ?? results[name];
    Object.assign(results, {
      [name]: { ...run, aims: aims[name], figures, before: before && { date: before.date, figures: before.figures } },
    });
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    if (quick) console.log(JSON.stringify(figures, null, 2));
    else write(results);
  }
  console.log(`\n${report(results)}`);
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal must not cut off the cleaning up.
    if (isInterrupted) return;
    isInterrupted = true;
    void endAll().finally(() => process.exit(130));
  });
}

try {
  await main();
} catch (error) {
  // Parts that Ctrl-C cut off fail too; their errors mean nothing.
  if (!isInterrupted) console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
