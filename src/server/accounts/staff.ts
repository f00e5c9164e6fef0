import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BrandFacts } from '../../brands/types.ts';
import { lineMaxLength, mailMaxLength } from '../../contract/forms/sharedFields.ts';
import { tooLongMessage } from '../../contract/forms/rules.ts';
import { cleanText } from '../../contract/text.ts';
import type { Database } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { bySchema, heldSchema, staffActor } from '../staff/decisions.ts';
import { sendLines } from '../staff/lines.ts';
import { line, switchSchema } from '../staff/schemas.ts';
import { staffPaths } from '../staff/paths.ts';
import { findAccount, listAccounts, readAccount, readAccounts, readDecided } from './records.ts';
import { relatedAccounts } from './related.ts';
import { approve, ask, reject } from './review.ts';
import { accountStates, decisionNoteMaxLength, decisions } from './states.ts';

const filterSchema = z
  .object({ state: z.enum(accountStates).optional(), search: line(mailMaxLength).optional(), withWarnings: switchSchema })
  .transform(({ state, search, withWarnings }) => ({
    ...(state && { state }),
    ...(search && { search }),
    ...(withWarnings && { hasWarnings: true }),
  }));

/** The number of the account that a call is about, which the log names. */
export async function accountOf({ kysely }: Database, request: FastifyRequest<{ Params: { account: string } }>): Promise<number> {
  const account = await findAccount(kysely, request.params.account);
  request.staffSubject = { account };
  return account;
}

/** An account is named by its id, account number, mail, or the reference of a submission. */
export const accountParamsSchema = z.object({ account: line(mailMaxLength) });

export const noteSchema = z
  .string()
  .transform(cleanText)
  .refine((note) => note.length <= decisionNoteMaxLength, tooLongMessage(decisionNoteMaxLength));

const decisionSchema = z
  .strictObject({
    decision: z.enum(decisions),
    note: noteSchema.default(''),
    /** Whether the note of a refusal is its whole letter. */
    isLetter: z.boolean().default(false),
    /** Of a question: what the business is asked to check on a page, and the newest question that the asker knows. */
    items: z.array(line(lineMaxLength)).max(50).optional(),
    known: z.int().nullish(),
    heldMs: heldSchema,
    by: bySchema,
  })
  .refine(({ decision, note }) => decision !== 'ask' || note !== '', { path: ['note'], error: 'Must say what is asked for' });

export function staffAccountRoutes(database: Database, facts: BrandFacts): FastifyPluginCallback {
  const { kysely } = database;
  return routes((app) => {
    app.get(staffPaths.accounts, { schema: { querystring: filterSchema } }, async ({ query }) => ({
      data: await listAccounts(kysely, query),
    }));

    app.get(staffPaths.accountsExport, { schema: { querystring: filterSchema } }, ({ query }, reply) =>
      sendLines(reply, readAccounts(kysely, query)),
    );

    app.get(staffPaths.account, { schema: { params: accountParamsSchema } }, async (request) => {
      const id = await accountOf(database, request);
      return readAccount(kysely, id);
    });

    app.get(staffPaths.accountRelated, { schema: { params: accountParamsSchema } }, async (request) => ({
      data: await relatedAccounts(kysely, await accountOf(database, request)),
    }));

    app.post(staffPaths.accountDecision, { schema: { params: accountParamsSchema, body: decisionSchema } }, async (request) => {
      const { decision, note, isLetter, heldMs, by, items, known } = request.body;
      const id = await accountOf(database, request);
      const how = { actor: staffActor(by), now: new Date(), note, heldMs };
      if (decision === 'approve') await approve(database, facts, id, how);
      else if (decision === 'reject') await reject(database, id, { ...how, isLetter });
      else await ask(database, id, { ...how, items, known });
      request.log.info({ account: id, decision, by }, 'account decided');
      return readDecided(kysely, id);
    });
  });
}
