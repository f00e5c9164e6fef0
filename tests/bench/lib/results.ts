import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findChromium } from '../../../tools/testing/browser.ts';
import type { BootFigures } from '../boot.ts';
import type { ContentionFigures } from '../contention.ts';
import type { DeskFigures } from '../desk.ts';
import type { ImportingFigures } from '../importing.ts';
import type { InstantFigures } from '../instant.ts';
import type { InteractionFigures } from '../interaction.ts';
import type { LighthouseFigures, RouteFigures } from '../lighthouse.ts';
import type { LoadFigures } from '../load.ts';
import type { LoginFigures } from '../login.ts';
import type { MemoryFigures } from '../memory.ts';
import type { PhoneFigures } from '../phone.ts';
import type { ScaleFigures } from '../scale.ts';
import type { ServerFigures } from '../server.ts';
import type { WalkFigures } from '../walk.ts';
import type { WeightFigures } from '../weight.ts';

/** The figures of each part. */
export interface Figures {
  weight: WeightFigures;
  lighthouse: LighthouseFigures;
  routes: RouteFigures;
  server: ServerFigures;
  boot: BootFigures;
  memory: MemoryFigures;
  load: LoadFigures;
  instant: InstantFigures;
  interaction: InteractionFigures;
  phone: PhoneFigures;
  walk: WalkFigures;
  login: LoginFigures;
  importing: ImportingFigures;
  contention: ContentionFigures;
  desk: DeskFigures;
  scale: ScaleFigures;
}

/** Where and when a part was measured. Ratios are of one run; times are of this machine. */
export interface Circumstances {
  date: string;
  package: string;
  node: string;
  chromium: string;
  cores: number;
  processor: string;
  /** Load average of the minute before the run: on a quiet machine well below the number of cores. */
  loadAverage: number;
}

/** The last measurement of each part beside its aims, and the one before the shop was made smaller and faster, which stays to be compared with. */
export type Results = {
  [Part in keyof Figures]?: Circumstances & {
    aims?: unknown;
    figures: Figures[Part];
    before?: { readonly date: string; readonly figures: unknown } | undefined;
  };
};

/** The circumstances of a run that starts now. */
export async function circumstances(): Promise<Circumstances> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
  const browser = await chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const chromiumVersion = browser.version();
  await browser.close();
  return {
    date: new Date().toISOString(),
    package: version,
    node: process.versions.node,
    chromium: chromiumVersion,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    loadAverage: loadavg()[0] ?? 0,
  };
}
