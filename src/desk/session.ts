import { createContext, use } from 'react';
import type { MemberAnswer } from '../server/desk/answers.ts';

/** The session as all screens know it. */
export interface DeskSessionState {
  /** Undefined before signing in. */
  readonly member: MemberAnswer | undefined;
  /** Called when the server no longer knows the session. Gives whether it will be asked for in place. */
  readonly onExpired: () => boolean;
  readonly onSignedIn: (member: MemberAnswer) => void;
  readonly onSignedOut: () => void;
}

/** The session of the desk around it. */
export const SessionContext = createContext<DeskSessionState>({
  member: undefined,
  onExpired: () => false,
  onSignedIn: () => undefined,
  onSignedOut: () => undefined,
});

/** The session. */
export function useSession(): DeskSessionState {
  return use(SessionContext);
}
