/** Long answers and uploads of the staff routes: streams of lines, so that they are never in memory as a whole. */
import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { errorMessage, RequestError } from '../errors.ts';
import { refusal } from '../http/validation.ts';
import { fromLines, ndjsonType, toLines } from '../ndjson.ts';
import { failureMessage } from './errors.ts';

/** The last line of an answer that failed after its status was sent. */
export interface FailureLine {
  readonly error: ErrorAnswer;
}

/** Answers with values, one on a line. A failure before the first value gets an error status, a later one a {@link FailureLine}. */
export function sendLines(reply: FastifyReply, values: AsyncIterable<unknown>): FastifyReply {
  return reply.type(ndjsonType).send(Readable.from(toLines(withFailure(values, reply.log))));
}

async function* withFailure(values: AsyncIterable<unknown>, log: FastifyBaseLogger): AsyncGenerator<unknown> {
  let hasBegun = false;
  try {
    for await (const value of values) {
      hasBegun = true;
      yield value;
    }
  } catch (error) {
    if (!hasBegun) throw error;
    yield { error: { message: failureMessage(error, log) } } satisfies FailureLine;
  }
}

/** Lets routes accept lines: the body is their stream, for {@link readLines}. */
export function acceptLines(app: FastifyInstance): void {
  app.addContentTypeParser(ndjsonType, (_request, payload, done) => done(null, payload));
}

export const linesSchema = z.instanceof(Readable, { error: `The body must be lines of JSON (${ndjsonType})` });

/** @throws {RequestError} 400 when a line is not JSON, 422 when it does not fit the schema */
export async function* readLines<Line>(body: Readable, schema: z.ZodType<Line>): AsyncGenerator<Line> {
  let count = 0;
  try {
    for await (const line of fromLines(body)) {
      count += 1;
      const result = schema.safeParse(line);
      if (!result.success) throw new RequestError(422, `Line ${count} cannot be used: ${refusal(result.error.issues).message}`);
      yield result.data;
    }
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError
      ? new RequestError(400, `Line ${count + 1}: ${errorMessage(error)}`)
      : error;
  }
}
