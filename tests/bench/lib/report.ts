/** The results in Markdown: a few small tables for docs/measured.md. */
import { bootAims } from '../boot.ts';
import { contentionAims, contentionPages, contentionSearches } from '../contention.ts';
import { deskAim, deskRows } from '../desk.ts';
import { importingAims } from '../importing.ts';
import { instantAim } from '../instant.ts';
import { treeAim } from '../interaction.ts';
import { phoneAims } from '../phone.ts';
import { walkAims } from '../walk.ts';
import { lighthouseAims } from '../lighthouse.ts';
import { loadAims, loadConnections } from '../load.ts';
import { loginAims, loginAttempts } from '../login.ts';
import { memoryAims, memoryConnections } from '../memory.ts';
import { scaleAims, scaleCases } from '../scale.ts';
import { apiCases, connectionCounts, serverAims } from '../server.ts';
import { otherStorefronts, weightAims } from '../weight.ts';
import type { Results } from './results.ts';
import { pageNames, type PageName } from './shop.ts';
import { round } from './statistics.ts';

type Row = readonly (string | number)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A figure, in bold where it is above its aim. */
const bold = (figure: number | null | undefined, aim: number): string => ((figure ?? 0) > aim ? `**${figure}**` : `${figure ?? '–'}`);

/** All tables. Parts that were never measured are left out. */
export function report(results: Results): string {
  return [pagesTable(results), others(results), apiTable(results), waiting(results), scaleTable(results), circumstancesOf(results)]
    .filter(Boolean)
    .join('\n\n');
}

function pagesTable({ weight, lighthouse, server }: Results): string {
  const rows: Row[] = [];
  const add = (name: string, of: (page: PageName) => string | number, aim: string) => rows.push([name, ...pageNames.map(of), aim]);
  if (weight) {
    const { pages } = weight.figures;
    add('HTML, kB', (page) => bold(pages[page].html, weightAims.html), `≤ ${weightAims.html}`);
    add('JavaScript, kB', (page) => bold(pages[page].js, weightAims.js[page]), `≤ ${Object.values(weightAims.js).join(' / ')}`);
    add('fonts, kB', (page) => bold(pages[page].fonts, weightAims.fonts), `≤ ${weightAims.fonts}`);
    add('everything, kB', (page) => bold(pages[page].total, weightAims.total), `≤ ${weightAims.total}`);
    add('fetched ahead when the line is idle, kB', (page) => pages[page].ahead, '–');
    add('requests', (page) => bold(pages[page].requests, weightAims.requests), `≤ ${weightAims.requests}`);
    add('layout shift', (page) => pages[page].cls, '0');
  }
  if (lighthouse) {
    const { runs, pages } = lighthouse.figures;
    const scores = (of: Record<string, number>) => Object.values(of).join(' / ');
    add(
      `Lighthouse: performance / accessibility / best practices / SEO (median of ${runs})`,
      (page) => scores(pages[page].scores),
      `≥ ${scores(lighthouseAims)}`,
    );
  }
  if (server) {
    const { pages } = server.figures;
    add('CPU of the server, new page, ms', (page) => bold(pages[page].new, serverAims.newPage), `≤ ${serverAims.newPage}`);
    add('CPU of the server, cached page, ms', (page) => bold(pages[page].cached, serverAims.cachedPage), `≤ ${serverAims.cachedPage}`);
  }
  return rows.length > 0 ? table(['On a phone, first visit', 'Home', 'List', 'Product', 'Aim'], rows) : '';
}

function others({ weight }: Results): string {
  if (!weight) return '';
  const all = Object.entries(otherStorefronts).map(([name, { js, total, requests }]) => `${name} ${js} / ${total} / ${requests}`);
  return `Beside it, list pages of public storefronts, kB of JavaScript / kB in all / requests: ${all.join(', ')}.`;
}

function apiTable({ server }: Results): string {
  if (!server) return '';
  const rows = apiCases.flatMap((name) =>
    connectionCounts.map((connections): Row => {
      const { cold, cached, coldTimesFloor, cachedTimesBareFastify } = server.figures.api[name][connections];
      const cpu = cold && `${cold.cpuServer.toFixed(2)}${cold.cpuPostgres === undefined ? '' : ` + ${cold.cpuPostgres.toFixed(2)}`}`;
      return [
        `${name}, ${connections}`,
        cold ? `${cold.perSecond} / ${cold.p50} / ${cold.p99}` : '–',
        cpu ?? '–',
        coldTimesFloor === undefined ? '–' : `${bold(coldTimesFloor, serverAims.coldTimesFloor)} ×`,
        `${cached.perSecond} / ${cached.p50} / ${cached.p99}`,
        cached.cpuServer.toFixed(3),
        `${bold(cachedTimesBareFastify, serverAims.cachedTimesBareFastify)} ×`,
      ];
    }),
  );
  const head = [
    'API call, connections',
    'cold: req/s / p50 / p99 ms',
    'CPU, ms',
    `of the floor (≤ ${serverAims.coldTimesFloor} ×)`,
    'cached: req/s / p50 / p99 ms',
    'CPU, ms',
    `of bare Fastify (≤ ${serverAims.cachedTimesBareFastify} ×)`,
  ];
  return `<details><summary>The API in figures</summary>\n\n${table(head, rows)}\n\nCPU is server + PostgreSQL per request. The floor is a bare Fastify with the same bytes plus bare prepared statements on the same tables, in the same run; \`typed\` is a search with buyers’ own spelling, against the floor of a plain one.\n\n</details>`;
}

function waiting({ boot, contention, desk, importing, instant, interaction, load, login, memory, phone, routes, walk }: Results): string {
  const lines: string[] = [];
  if (routes) {
    const scores = Object.entries(routes.figures.pages).map(([name, page]) => `${name} ${page.scores.performance}`);
    const below = Object.entries(routes.figures.pages).flatMap(([name, page]) =>
      Object.entries(page.scores).flatMap(([category, score]) =>
        category !== 'performance' && score < 100 ? [`${name} ${category} ${score}`] : [],
      ),
    );
    lines.push(
      `- Lighthouse's performance of the other routes, median of ${routes.figures.runs} (≥ ${lighthouseAims.performance}): ${scores.join(', ')}. Accessibility, best practices and SEO 100${below.length > 0 ? `, but ${below.join(', ')}` : ''}.`,
    );
  }
  if (boot) {
    const { build, firstStart, nextStart, load } = boot.figures;
    const withBuild =
      build === undefined ? '' : `, ${(build + firstStart).toFixed(1)} s with the build (≤ ${bootAims.firstStartWithBuild})`;
    lines.push(
      `- Start: ${bold(firstStart, bootAims.firstStart)} s on an empty folder (≤ ${bootAims.firstStart})${withBuild}, of which ${load} s load 10,240 products; ${bold(nextStart, bootAims.nextStart)} s with data (≤ ${bootAims.nextStart}).`,
    );
  }
  if (memory) {
    const { firstStart, nextStart, load } = memory.figures;
    lines.push(
      `- Memory, the database included: ${nextStart.steady.sum} MB after a start with data, ${firstStart.steady.sum} MB after the first start (peak ${firstStart.peak.sum}); ${load.seconds} s of ${memoryConnections} connections, ${load.requests.toLocaleString('en-GB')} mixed requests: peak ${load.peak.sum} MB, ${load.after.sum} MB afterwards (≤ ${memoryAims.steady} steady, ≤ ${memoryAims.peak} at the peak).`,
    );
  }
  if (load) {
    const { seconds, requests, errors, refused, eventLoopP99, flood, before, peak, after } = load.figures;
    const number = (count: number) => count.toLocaleString('en-GB');
    lines.push(
      `- ${loadConnections} connections, each asking once a second for ${seconds} s, ${number(requests)} mixed requests: ${errors} errors (${loadAims.errors}), ${number(refused)} told to come back; event loop p99 ${eventLoopP99} ms late (≤ ${loadAims.eventLoopP99}). Then as fast as they are answered for ${flood.seconds} s, ${number(flood.requests)} requests: ${flood.errors} errors, ${number(flood.refused)} told to come back, p99 ${flood.eventLoopP99} ms. Memory with the database: ${before.sum} MB before, ${peak.sum} at the peak, ${after.sum} afterwards.`,
    );
  }
  if (instant) {
    const { tries, painted, p50, p95, ways } = instant.figures;
    const missed = Object.entries(ways).filter(([, result]) => !/^(\d+) of \1$/u.test(result));
    lines.push(
      `- Network cut at the press, after 100 ms under the mouse or 80 ms under a finger: ${painted} of ${tries} pages painted with their first picture (≥ ${instantAim} %), median ${p50} ms after the press (p95 ${p95})${missed.length > 0 ? `; ${missed.map(([name, result]) => `${name} ${result}`).join(', ')}` : ''}.`,
    );
  }
  if (interaction) {
    const { painted, tree, samples } = interaction.figures;
    const times = Object.entries(painted).map(([name, { median, p95 }]) => `${name} ${median} (${p95})`);
    lines.push(`- From click to painted, ms, median of ${samples} (p95): ${times.join(', ')}.`);
    if (tree) {
      const costs = Object.entries(tree).map(([name, { script, layout }]) => `${name} ${script.median} + ${layout.median}`);
      lines.push(
        `- Category tree of 10,000 rows, ms of script + layout (≤ ${treeAim}): ${costs.join(', ').replace('typeAhead', 'type-ahead')}.`,
      );
    }
  }
  if (phone) {
    const { painted, pages } = phone.figures;
    const paints = Object.entries(pages).map(
      ([name, { page, static: copy, times }]) => `${name} ${page} instead of ${copy}, ${bold(times, phoneAims.timesStatic)} ×`,
    );
    lines.push(
      `- On a slow phone (1.6 Mbit/s, 150 ms, a quarter of the processor), from the press to the painted page, ms: ${painted.foreseen.median} (p95 ${bold(painted.foreseen.p95, phoneAims.foreseen)}, ≤ ${phoneAims.foreseen}) with the finger on the link for 600 ms, ${painted.tapped.median} (p95 ${bold(painted.tapped.p95, phoneAims.tapped)}, ≤ ${phoneAims.tapped}) after a tap of 80 ms. Largest paint of a first visit beside a static page with its heading and pictures, ms (≤ ${phoneAims.timesStatic} ×): ${paints.join('; ')}.`,
    );
  }
  if (walk) {
    const { views, more, cpu, inp } = walk.figures;
    const costs = Object.entries(more).map(([pointer, { kB, requests }]) => `${kB} kB and ${requests} requests by ${pointer}`);
    lines.push(
      `- Fetched ahead on a walk of ${views} pages, more per page at the median (≤ ${walkAims.kB} kB, ≤ ${walkAims.requests} requests): ${costs.join(', ')}; ${bold(cpu, walkAims.cpu)} ms of the server's processor more (≤ ${walkAims.cpu}). The next frame came ${bold(inp.p98, walkAims.inp)} ms after the press (INP, p98 of ${inp.presses}, ≤ ${walkAims.inp}).`,
    );
  }
  if (login) {
    const { quiet, flooded, p99Times, attempts } = login.figures;
    lines.push(
      `- Lists while passwords are guessed ${loginAttempts} times a second: p99 ${flooded.p99} ms instead of ${quiet.p99}, ${bold(p99Times, loginAims.p99Times)} × (≤ ${loginAims.p99Times} ×); ${attempts.judgedPercent} % of the attempts were judged, the others told to try again later.`,
    );
  }
  if (importing) {
    const { seconds, health, lists } = importing.figures;
    lines.push(
      `- While staff import 10,240 products (${seconds} s): the longest wait for \`/healthz\` is ${health.longest} ms (≤ ${importingAims.longest}), for a new list ${lists.longest} ms; p99 ${health.p99} and ${lists.p99} ms.`,
    );
  }
  if (desk) {
    const times = Object.entries(desk.figures.painted).map(([name, { median, p95 }]) => `${name} ${median} (${p95})`);
    lines.push(
      `- The desk's queue of ${deskRows.toLocaleString('en-GB')}: from key to painted, ms, median of ${desk.figures.samples} (p95 ≤ ${deskAim}): ${times.join(', ')}.`,
    );
  }
  if (contention) {
    const { quiet, searched, lists, registering, rendering } = contention.figures;
    lines.push(
      `- Cached pages while ${contentionSearches} searches a second are worked out: p99 ${bold(searched.p99, contentionAims.cached)} ms instead of ${quiet.p99} (≤ ${contentionAims.cached}). New lists while a registration of 22 files of 5 MB comes in: ${bold(registering.longest, contentionAims.list)} ms at most instead of ${lists.longest} (≤ ${contentionAims.list}). \`/healthz\` while ${contentionPages} connections open pages of searches, each another one: p99 ${bold(rendering.p99, contentionAims.healthz)} ms (≤ ${contentionAims.healthz}).`,
    );
  }
  return lines.join('\n');
}

function scaleTable({ scale }: Results): string {
  const sizes = Object.values(scale?.figures ?? {});
  const [first] = sizes;
  if (!first) return '';
  const number = (count: number) => count.toLocaleString('en-GB');
  const rows = scaleCases.map((name): Row => {
    const aim = name in scaleAims.times ? `, ≤ ${scaleAims.times[name as keyof typeof scaleAims.times]} ×` : '';
    const costs = sizes.map(({ answered }) => {
      const { p50 } = answered[name];
      return `${p50} (${round(p50 / first.answered[name].p50, 1)} ×)`;
    });
    return [name + aim, ...costs];
  });
  const imports = sizes.map(({ imported: { seconds, peak } }) => `${seconds} s, ${peak} MB`);
  const head = ['Products: ms of a new answer, median', ...sizes.map(({ products }) => number(products))];
  return table(head, [...rows, [`import, with shop and database (≤ ${Object.values(scaleAims.memory).join(' / ')} MB)`, ...imports]]);
}

function circumstancesOf(results: Results): string {
  const measured = Object.values(results).toSorted((a, b) => a.date.localeCompare(b.date));
  const last = measured.at(-1);
  if (!last) return '';
  const { date, node, chromium, cores, loadAverage } = last;
  const day = (text: string) => text.slice(0, 10);
  const days = day(measured[0]!.date) === day(date) ? day(date) : `${day(measured[0]!.date)} to ${day(date)}`;
  return `Measured ${days} by \`npm run bench\`: ${cores} cores (load ${loadAverage.toFixed(1)} at the start), Node ${node}, Chromium ${chromium}; kB of 1024 bytes. Bold: the aim is missed. Ratios carry over to other machines, times do not. All figures: [tests/bench/results.json](../tests/bench/results.json).`;
}
