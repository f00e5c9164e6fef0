import useSWR from 'swr';
import { logoutCall, meCall } from '../../contract/calls.ts';
import type { AccountHolderAnswer } from '../../contract/forms/schemas.ts';
import { ApiError, getJson, request } from './client.ts';
import { forgetSessionToken } from './sessionToken.ts';

export type AccountHolder = AccountHolderAnswer['data'];

/** Shortest time between two checks when the visitor comes back to the tab, in milliseconds. */
const askAgainAfter = 60_000;

const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

/** Fetches the account of a session; deletes the token of one that has ended. */
async function fetchHolder([call, token]: readonly [string, string]): Promise<AccountHolder> {
  try {
    return (await getJson<AccountHolderAnswer>(call, { headers: authorization(token) })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSessionToken(token);
    throw error;
  }
}

/**
 * The session behind a token.
 *
 * @param token - from `useSessionToken`; while that has none, nothing is asked
 */
export function useSession(token: string | undefined) {
  const call = token === undefined ? null : ([meCall, token] as const);
  const { data, error } = useSWR<AccountHolder, ApiError, typeof call>(call, fetchHolder, {
    // The session may have ended while the visitor was away, by time or by a new password.
    revalidateOnFocus: true,
    focusThrottleInterval: askAgainAfter,
    revalidateIfStale: true,
  });
  return {
    /** Its account; `undefined` until that is known. */
    holder: data,
    /** The reason why it is not known. A session that has ended is no error: its token is deleted. */
    error,
    /** Ends it, here and in all tabs at once, on the server as soon as that can be reached. */
    logOut: () => {
      if (token === undefined) return;
      forgetSessionToken(token);
      // A session that could not be ended on the server ends there by itself; nobody holds its token any more.
      request(logoutCall, { method: 'POST', keepalive: true, headers: authorization(token) }, {}).catch(() => undefined);
    },
  };
}
