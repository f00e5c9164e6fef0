/**
 * Any number of processes may empty the outbox: each renews the claims of its mails, and a claim runs out with a killed process. An accepted mail is never
 * sent again, but for one gap of SMTP: a process that ends before it has noted that. The mail then comes twice with one Message-ID, which receivers know.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { cleanLine } from '../../contract/text.ts';
import type { Database, Schema } from '../database/index.ts';
import { errorMessage } from '../errors.ts';
import { mailAttempted } from '../telemetry/events.ts';
import { mailFileTime } from './mailFiles.ts';
import type { Mail } from './mails.ts';
import { outboxChannel } from './queue.ts';
import { renderMail, type Sender } from './templates/index.ts';
import type { MailTransport } from './transports/message.ts';

/** Times of the worker, all in milliseconds. */
const usualTimes = {
  /** Longest pause between two looks into the outbox, in case a notice was lost. */
  poll: 15_000,
  /** How long a claim lasts that is not renewed, which happens three times in this time. */
  lease: 60_000,
  /** How long handing over a mail may take. The receiver's own work on it may take longer. */
  attempt: 90_000,
  /** Pause after the first failed attempt; doubles with each further one, up to the longest. */
  firstPause: 5_000,
  longestPause: 60 * 60_000,
  /** How long an attempt may go on when the process is asked to end. */
  drain: 5_000,
};

const sendingAtOnce = 4;

export interface WorkerParts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly sender: Sender;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Whether no other process can use this database: then every claim found at the start belongs to a process that has died. */
  readonly isAlone: boolean;
  readonly times?: Partial<typeof usualTimes>;
}

/** Starts a worker. Its `close` gives running attempts some time to finish; other mails stay in the outbox. */
export async function startMailWorker(parts: WorkerParts): Promise<{ close(): Promise<void> }> {
  if (parts.isAlone) await releaseClaims(parts.database);
  const worker = new Worker(parts);
  const unlisten = await parts.database.listen(outboxChannel, () => worker.wake());
  const ended = worker.run();
  return {
    async close() {
      worker.stop();
      await ended;
      await unlisten();
    },
  };
}

async function releaseClaims({ kysely }: Database): Promise<void> {
  const released = { state: 'queued', nextAttemptAt: sql<Date>`now()` } as const;
  await kysely.updateTable('outbox').set(released).where('state', '=', 'sending').execute();
}

type OutboxRow = Selectable<Schema['outbox']>;

/** Longest reason of a mail server that is kept, in UTF-16 code units. */
const reasonMaxLength = 500;

const milliseconds = (time: number) => sql`make_interval(secs => ${time / 1000})`;

class Worker {
  readonly #parts: WorkerParts;
  readonly #times: typeof usualTimes;
  readonly #onTheirWay = new Map<OutboxRow, Promise<void>>();
  readonly #cut = new AbortController();
  #stopped = false;
  #wake = Promise.withResolvers<void>();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#times = { ...usualTimes, ...parts.times };
  }

  wake(): void {
    this.#wake.resolve();
  }

  stop(): void {
    this.#stopped = true;
    this.wake();
  }

  async run(): Promise<void> {
    const renewal = setInterval(() => void this.#renewClaims(), this.#times.lease / 3);
    while (!this.#stopped) {
      this.#wake = Promise.withResolvers();
      let pause = this.#times.poll;
      try {
        const free = sendingAtOnce - this.#onTheirWay.size;
        const claimed = free > 0 ? await this.#claim(free) : [];
        for (const row of claimed) this.#start(row);
        if (claimed.length < free) pause = Math.min(pause, await this.#untilNext());
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'the outbox cannot be read');
      }
      await this.#rest(pause);
    }
    const cutOff = setTimeout(() => this.#cut.abort(), this.#times.drain);
    await Promise.all(this.#onTheirWay.values());
    clearTimeout(cutOff);
    clearInterval(renewal);
  }

  async #rest(pause: number): Promise<void> {
    const timer = new AbortController();
    await Promise.race([this.#wake.promise, wait(pause, undefined, { signal: timer.signal, ref: false }).catch(() => {})]);
    timer.abort();
  }

  /** Claims mails that are due, so that no other worker sends them. */
  async #claim(limit: number): Promise<OutboxRow[]> {
    const { kysely } = this.#parts.database;
    return kysely
      .updateTable('outbox')
      .set(({ eb }) => ({
        state: 'sending',
        attempts: eb('attempts', '+', 1),
        nextAttemptAt: sql`now() + ${milliseconds(this.#times.lease)}`,
      }))
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('outbox')
          .select('id')
          .where('state', 'in', ['queued', 'sending'])
          .where('nextAttemptAt', '<=', sql<Date>`now()`)
          .orderBy('nextAttemptAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
  }

  async #untilNext(): Promise<number> {
    const { due } = await this.#parts.database.kysely
      .selectFrom('outbox')
      .select(sql<number | null>`(extract(epoch from min(next_attempt_at) - now()) * 1000)::float8`.as('due'))
      .where('state', 'in', ['queued', 'sending'])
      .executeTakeFirstOrThrow();
    return due === null ? Number.POSITIVE_INFINITY : Math.max(due, 0);
  }

  #start(row: OutboxRow): void {
    const delivery = this.#deliver(row).finally(() => {
      this.#onTheirWay.delete(row);
      this.wake();
    });
    this.#onTheirWay.set(row, delivery);
  }

  /** Keeps other workers from taking over the mails that are on their way. A mail that another has claimed all the same stays that one's. */
  async #renewClaims(): Promise<void> {
    const { kysely } = this.#parts.database;
    try {
      for (const { id, attempts } of this.#onTheirWay.keys())
        await kysely
          .updateTable('outbox')
          .set({ nextAttemptAt: sql`now() + ${milliseconds(this.#times.lease)}` })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '=', 'sending')
          .execute();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'claims on mails cannot be renewed');
    }
  }

  async #deliver(row: OutboxRow): Promise<void> {
    const { logger, transport } = this.#parts;
    const about = { mail: row.id, kind: row.kind, attempt: row.attempts, ...(row.requestId !== null && { reqId: row.requestId }) };
    try {
      await transport.send(this.#compose(row), this.#cut.signal, AbortSignal.timeout(this.#times.attempt));
    } catch (error) {
      const isCut = this.#cut.signal.aborted;
      // The mail server's words on one line, without what a terminal would obey.
      const reason = cleanLine(errorMessage(error), reasonMaxLength);
      mailAttempted.tell({ isSent: false });
      logger.warn({ ...about, reason }, isCut ? 'mail was cut off: the process ends' : 'mail could not be sent');
      await this.#record(() => this.#putBack(row, reason, isCut));
      return;
    }
    mailAttempted.tell({ isSent: true });
    logger.info(about, 'mail sent');
    await this.#record(() => this.#markSent(row));
  }

  #compose(row: OutboxRow) {
    const { facts } = this.#parts.sender;
    const address = facts.company.mail;
    const mail = { ...row.content, kind: row.kind, to: row.recipient, cause: row.cause } as Mail;
    return {
      ...renderMail(mail, this.#parts.sender),
      name: `${mailFileTime(row.createdAt)}-${String(row.id).padStart(6, '0')}-${row.kind}`,
      messageId: `${row.messageId}@${address.slice(address.indexOf('@') + 1)}`,
      from: { name: facts.name, address },
      to: row.recipient,
      date: row.createdAt,
    };
  }

  async #markSent({ id }: OutboxRow): Promise<void> {
    const sent = { state: 'sent', sentAt: sql<Date>`now()`, content: null, lastError: null } as const;
    await this.#parts.database.kysely.updateTable('outbox').set(sent).where('id', '=', id).execute();
  }

  /** Returns a mail that was not accepted to the queue, unless another worker has claimed it. */
  async #putBack({ id, attempts }: OutboxRow, reason: string, isCut: boolean): Promise<void> {
    const pause = isCut ? 0 : Math.min(this.#times.firstPause * 2 ** (attempts - 1), this.#times.longestPause);
    await this.#parts.database.kysely
      .updateTable('outbox')
      .set({
        state: sql`case when now() >= give_up_at then 'failed' else 'queued' end`,
        nextAttemptAt: sql`now() + ${milliseconds(pause)}`,
        lastError: reason,
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'sending')
      .execute();
  }

  /** Records the result of an attempt, and tries again while the database is unavailable, so that the mail is not sent twice. */
  async #record(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'what became of a mail cannot be written down');
        if (this.#cut.signal.aborted) return;
        await wait(Math.min(1_000, this.#times.poll), undefined, { signal: this.#cut.signal }).catch(() => {});
      }
    }
  }
}
