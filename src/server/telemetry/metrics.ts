/** Figures of a process for Prometheus. Loaded only when they may be read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/index.ts';
import { cacheAsked, mailAttempted, requestRefused, workDone, type MeasuredQueue } from './events.ts';

/** Upper bounds of durations, in seconds: a cached answer takes less than the first, a large form the last. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Measured {
  readonly database: Pick<Database, 'pool' | 'limitPool' | 'kysely'>;
  readonly cache: () => { readonly bytes: number };
}

export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics({ database, cache }: Measured) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  const ends = [...countEvents(registers), ...measureQueues(registers)];
  measure(registers, 'shop_cache_size_bytes', 'Memory of cached pages and answers, by estimate.', () => cache().bytes);
  measurePools(database, registers);
  measureMails(database, registers);
  return {
    contentType: registry.contentType,
    /** The figures of this moment, in Prometheus' text format. */
    text: () => registry.metrics(),
    countAnswer({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply, done: () => void) {
      requests.observe({ method, route: routeOptions.url ?? 'unknown', status: `${Math.trunc(statusCode / 100)}xx` }, elapsedTime / 1000);
      done();
    },
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}

/** Adds a figure that is read whenever it is asked for. @param read - its number, or one for each value of the label */
function measure(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | Readonly<Record<string, number>>,
  label = '',
): void {
  new Gauge({
    name,
    help,
    labelNames: label === '' ? [] : [label],
    registers,
    collect() {
      const figures = read();
      if (typeof figures === 'number') this.set(figures);
      else for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
    },
  });
}

function countEvents(registers: Registry[]): (() => void)[] {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const cacheHelp = 'How often a cached page or answer was there (hit) or had to be made (miss).';
  const caches = counter('shop_cache_requests_total', cacheHelp, ['cache', 'result']);
  const refusals = counter('shop_refused_requests_total', 'Requests refused because a limit was reached.', ['limit']);
  const mails = counter('shop_mail_attempts_total', 'Attempts of this process to send a mail.', ['result']);
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0);
  return [
    cacheAsked.listen((event) => caches.inc({ cache: event.cache, result: event.isHit ? 'hit' : 'miss' })),
    requestRefused.listen(({ limit }) => refusals.inc({ limit })),
    mailAttempted.listen(({ isSent }) => mails.inc({ result: isSent ? 'sent' : 'failed' })),
  ];
}

/** Measures the queues that have done something: pages and lists that are worked out, pictures, passwords, forms. */
function measureQueues(registers: Registry[]): (() => void)[] {
  const queues = new Map<string, MeasuredQueue>();
  const durations = new Histogram({
    name: 'shop_work_duration_seconds',
    help: 'Time that a piece of queued work took once it had begun: a page rendered, a picture made, a password hashed.',
    labelNames: ['queue'] as const,
    buckets: durationBuckets,
    registers,
  });
  const ofEach = (lengthOf: (queue: MeasuredQueue) => number) => () =>
    Object.fromEntries(Array.from(queues, ([name, queue]) => [name, lengthOf(queue)]));
  const [waiting, running] = [ofEach((queue) => queue.waiting), ofEach((queue) => queue.running)];
  measure(registers, 'shop_queue_waiting', 'Pieces of work that wait for their turn.', waiting, 'queue');
  measure(registers, 'shop_queue_running', 'Pieces of work that run.', running, 'queue');
  return [
    workDone.listen(({ queue, seconds }) => {
      queues.set(queue.name, queue);
      durations.observe({ queue: queue.name }, seconds);
    }),
  ];
}

/** The connections of this process: those for pages and answers, and those that limits have to themselves. */
function measurePools({ pool, limitPool }: Measured['database'], registers: Registry[]): void {
  const sum = (of: (pool: Database['pool']) => number): number => of(pool) + of(limitPool);
  const connections = () => {
    const idle = sum(({ idleCount }) => idleCount);
    return { idle, in_use: sum(({ totalCount }) => totalCount) - idle };
  };
  measure(registers, 'shop_database_connections', 'Connections of this process to the database.', connections, 'state');
  measure(registers, 'shop_database_connections_max', 'Connections that this process may have to the database.', () =>
    sum(({ options }) => options.max),
  );
  measure(registers, 'shop_database_waiting', 'Statements and transactions that wait for a connection.', () =>
    sum(({ waitingCount }) => waitingCount),
  );
}

/** Measures the outbox, which all servers share. While the database does not answer these figures are missing. */
function measureMails({ kysely }: Measured['database'], registers: Registry[]): void {
  const oldest = new Gauge({
    name: 'shop_mail_oldest_waiting_seconds',
    help: 'Age of the oldest mail that waits to be sent; 0 when none does.',
    registers,
  });
  new Gauge({
    name: 'shop_mails',
    help: 'Mails in the outbox that are not sent: waiting, being sent, or given up.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset();
      oldest.remove();
      try {
        const rows = await kysely
          .selectFrom('outbox')
          .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
          .select(sql<number>`extract(epoch from now() - min(created_at))::float8`.as('age'))
          .where('state', '<>', 'sent')
          .groupBy('state')
          .execute();
        for (const state of ['queued', 'sending', 'failed'] as const)
          this.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
        oldest.set(Math.max(0, ...rows.filter(({ state }) => state !== 'failed').map(({ age }) => age)));
      } catch {
        // The pool's figures and the log say that the database does not answer.
      }
    },
  });
}
