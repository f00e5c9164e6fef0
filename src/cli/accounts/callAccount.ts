import type { Call, Client } from '../client.ts';
import { CommandError, RefusedError } from '../errors.ts';

/**
 * Calls a route of one account.
 *
 * @param account - its id, account number, mail or the reference of a submission
 * @param path - below the account's address
 */
export async function callAccount<Answer>(client: Client, account: string, path = '', call: Call = {}): Promise<Answer> {
  try {
    return await client.record<Answer>(`/accounts/${encodeURIComponent(account)}${path}`, call);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404)
      throw new CommandError(`${error.message} See: npm run shop -- accounts list`);
    throw error;
  }
}
