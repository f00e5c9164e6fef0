/** The request that code works for, known without being handed from function to function: for lines of the log, and for work that outlives the request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { onRequestHookHandler } from 'fastify';

const context = new AsyncLocalStorage<string>();

/** The id of the request that this code runs for; undefined outside requests. */
export const currentRequestId = (): string | undefined => context.getStore();

/** A hook by which all later code knows its request. It belongs at `onRequest` and, since a body is read outside of the code before it, at `preValidation`. */
export const enterRequest: onRequestHookHandler = (request, _reply, done) => {
  if (context.getStore() === request.id) done();
  else context.run(request.id, done);
};
