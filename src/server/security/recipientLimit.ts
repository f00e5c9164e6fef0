import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { limitKey } from './rateLimiter.ts';

/** Purposes of mails that anybody can have sent to any address by typing it into a form, with the number that goes to one address in a day. */
const perDay = { registration: 6, acknowledgement: 3 } as const;

/** In milliseconds, from the first mail on. */
const day = 24 * 60 * 60 * 1000;

/**
 * Counts mails that others can ask for in the name of an address's owner. The form is stored all the same; only the mail is left out.
 *
 * @param transaction - of the cause: a mail that is taken back, or dropped as a second, counts as it does
 * @returns whether the mail may be sent
 */
export async function mayMail(transaction: Kysely<Schema>, purpose: keyof typeof perDay, mail: string): Promise<boolean> {
  const key = `recipient-${purpose}:${limitKey(mailboxOf(mail))}`;
  const now = Date.now();
  // As the limiters of `rate-limiter-flexible` write it, which clear the table of what has run out.
  const { rows } = await sql<{ points: number }>`
    insert into rate_limit as known (key, points, expire) values (${key}, 1, ${now + day})
    on conflict (key) do update set
      points = case when known.expire <= ${now} then 1 else known.points + 1 end,
      expire = case when known.expire <= ${now} then excluded.expire else known.expire end
    returning points`.execute(transaction);
  return rows[0]!.points <= perDay[purpose];
}

/** For counting alone: in many systems everything from a plus sign on, and dots, do not count. Where they do, a few people share a count. */
function mailboxOf(mail: string): string {
  const [name = '', ...host] = mail.trim().toLowerCase().split('@');
  return [name.replace(/\+.*$|\./gu, ''), ...host].join('@');
}
