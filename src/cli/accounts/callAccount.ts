import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Call, Client } from '../client.ts';
import { CommandError, RefusedError } from '../errors.ts';

/** Calls a route of one account, which is named by its id, account number, mail or the reference of a submission. */
export async function callAccount<Answer>(
  client: Client,
  account: string,
  path: typeof staffPaths.account | typeof staffPaths.accountDecision = staffPaths.account,
  call: Call = {},
): Promise<Answer> {
  try {
    return await client.record<Answer>(staffPath(path, { account }), call);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404)
      throw new CommandError(`${error.message} See: npm run shop -- accounts list`);
    throw error;
  }
}
