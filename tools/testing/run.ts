/**
 * `npm test`: everything that must pass, one part after the other, and a count at the end. `npm test -- unit api` runs parts.
 * On a machine without a browser it prints what it installs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/build.ts';
import { buildIsStale } from '../../scripts/stale.ts';
import { findChromium } from './browser.ts';
import { readTestReport, type TestReport } from './report.ts';
import { storiesProject, surroundings } from '../tokens/brands.ts';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');

/** Arguments for tests without Storybook, which takes seconds to start. */
const inNode = ['--config', 'vitest.node.config.ts'] as const;

/** Folders of stories but for screens, whose every-day journeys are in `tests/e2e`. */
const kitStories = ['stories/Foundations/', 'stories/Kit/', 'stories/Mails/', 'stories/Patterns/'] as const;

const inStories = ['--config', 'vitest.stories.config.ts', '--maxWorkers', '2'] as const;

/** Names of stories that show a component as its Matrix story does, for looking at and copying: hardly anything is tried in them. */
const samples = '(?:Basic|Usage|Edge)$';

/** Tests of the browser's journeys that `npm test` leaves out: those of the folder and those with the tag. */
const extended = '(?:extended/|@extended)';

const projects = (...names: readonly string[]): string[] => names.flatMap((name) => ['--project', name]);

/** The parts by their names on the command line, as they are started. */
const parts = {
  // These tests mostly wait for the database and for timers, so three run at a time even on two cores.
  api: { tool: 'vitest', arguments: [...inNode, '--project', 'api', '--maxWorkers', '3'], browser: false },
  stories: { tool: 'vitest', arguments: [...kitStories, ...inStories, '--testNamePattern', `^(?!${samples})`], browser: true },
  e2e: { tool: 'playwright', arguments: ['--grep-invert', extended], browser: true },
  unit: { tool: 'vitest', arguments: [...inNode, ...projects('unit', 'dom')], browser: false },
  // Processes that start, stop and are killed: mostly waiting, so that it runs beside the others.
  operation: { tool: 'vitest', arguments: [...inNode, '--project', 'operation', '--maxWorkers', '3'], browser: false },
  screenStories: { tool: 'vitest', arguments: ['stories/Screens/', 'stories/Desk/', ...inStories], browser: true },
  package: { tool: 'vitest', arguments: [...inNode, '--project', 'package'], browser: true },
  extended: { tool: 'playwright', arguments: ['--grep', extended], browser: true },
  journeys: { tool: 'playwright', arguments: ['e2e/extended/translated'], browser: true, environment: { E2E_TRANSLATED: '1' } },
  screens: { tool: 'playwright', arguments: ['everyBrand'], browser: true, environment: { ALL_SURROUNDINGS: '1' } },
  samples: { tool: 'vitest', arguments: [...kitStories, ...inStories, '--testNamePattern', `^${samples}`], browser: true },
  brands: {
    tool: 'vitest',
    arguments: [...projects('brand', 'consumers', 'pictures', 'hostile-brand', 'pseudo-locale'), '--maxWorkers', '2'],
    browser: true,
  },
  surroundings: {
    tool: 'vitest',
    arguments: [...projects('rtl', 'large-text', 'compact', 'touch', 'german'), '--maxWorkers', '2'],
    browser: true,
  },
  translated: { tool: 'vitest', arguments: ['--project', 'translated', '--maxWorkers', '2'], browser: true },
  spoken: { tool: 'vitest', arguments: ['--project', 'spoken', '--maxWorkers', '1'], browser: true },
  states: { tool: 'vitest', arguments: ['--project', 'states-*', '--maxWorkers', '2'], browser: true },
  themes: {
    tool: 'vitest',
    arguments: projects(...surroundings.map(({ brand, mode }) => storiesProject(brand, mode)).filter((project) => project !== 'stories')),
    browser: true,
  },
} as const;

/** The parts of `npm test`; the others take minutes. `package.json` puts them together, and CONTRIBUTING.md says what each is for. */
const everyDay: readonly string[] = ['api', 'stories', 'e2e', 'unit'];

type Part = keyof typeof parts;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const chosen = (Object.keys(parts) as Part[]).filter((name) => (asked.length > 0 ? asked : everyDay).includes(name));
const [waiting, working] = [chosen.filter((name) => name === 'operation'), chosen.filter((name) => name !== 'operation')];
const isAlone = waiting.length === 0 || working.length === 0;

/** Runs a command. Its output is shown as it comes, or, when another runs beside it, all at once at the end. */
function run(command: string, parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const said: Buffer[] = [];
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total: TestReport = { passed: 0, failed: 0, failures: [], flaky: [] };
// A test that fails once may have met a busy machine, as in playwright.config.ts; it is named at the end. A test that fails twice is broken.
const always = [...(process.env.CI ? ['--retry', '1'] : []), '--reporter=default', '--reporter=json'];
const chromium: NodeJS.ProcessEnv = chosen.some((name) => parts[name].browser) ? { CHROMIUM_PATH: findChromium() } : {};
// Browsers visit the shop as it is built.
if (chosen.some((name) => parts[name].tool === 'playwright') && buildIsStale()) await build();

async function runPart(name: Part, isLastTry = !process.env.CI): Promise<void> {
  const part = parts[name];
  const file = path.join(results, `${name}.json`);
  if (!isAlone) console.log(`${name} …`);
  const code =
    part.tool === 'vitest'
      ? await run('vitest', ['run', ...part.arguments, ...always, `--outputFile.json=${file}`], chromium)
      : await run('playwright', ['test', '--reporter=list,json', ...part.arguments], {
          ...chromium,
          ...('environment' in part ? part.environment : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        });
  const report = readTestReport(file, part.tool);
  // A runner that fails for another reason than a failed test (an unhandled error, or Vitest has lost its browser) must not look like success.
  if (code !== 0 && report.failed === 0) {
    const said = `${name}: the runner ended with exit code ${code}, though no test failed; what it says is above`;
    (isLastTry ? report.failures : total.flaky).push(said);
    if (!isLastTry) return runPart(name, true);
    report.failed = 1;
  }
  total.passed += report.passed;
  total.failed += report.failed;
  total.failures.push(...report.failures);
  total.flaky.push(...report.flaky);
}

/** Each part but `operation` keeps both cores of a small machine busy: two at a time took a quarter longer than one after the other. */
const runInTurn = async (names: readonly Part[]): Promise<void> => {
  for (const name of names) await runPart(name);
};
await Promise.all([runInTurn(waiting), runInTurn(working)]);

for (const said of total.flaky) console.log(`\nPassed at the second try: ${said}`);
for (const said of total.failures) console.error(`\nFailed: ${said}`);
writeFileSync(path.join(results, 'count.txt'), `${total.passed} passed, ${total.failed} failed\n`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
