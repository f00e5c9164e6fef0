/** Calls of the desk, with the cookie of its session. */
import { createContext, use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { unattendedHeader, type MemberAnswer } from '../server/desk/answers.ts';
import { words } from './words.ts';

const base = '/desk/api';

/** How long nobody pressed a key or a button until calls are the screen's own, which keep no session alive, in milliseconds. */
const attendedMs = 60_000;

let attendedAt = Date.now();
for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, () => (attendedAt = Date.now()), { capture: true });

/** Tells of each answer of the server, good or bad: there is a connection. */
const line = new EventTarget();

/** Longest wait for an answer, and for that to a file, which is read as a whole, in milliseconds. */
const timeoutMs = 20_000;
const fileTimeoutMs = 10 * 60_000;

/** A call that failed: with the server's status and message, or status 0 without an answer. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, errors: DeskError['errors'] = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** The address of a call, for links to files. */
export const callAddress = (path: string): string => base + path;

/** How a call is sent. */
export interface CallOptions {
  readonly method?: string;
  readonly body?: object;
  /** A file in place of the body. */
  readonly file?: File;
  /** Whether the answer takes longer than usual. Default: with a file */
  readonly isLong?: boolean;
}

async function send(path: string, { method = 'GET', body, file, isLong = file !== undefined }: CallOptions): Promise<Response | undefined> {
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(isLong ? fileTimeoutMs : timeoutMs),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...(Date.now() - attendedAt > attendedMs && { [unattendedHeader]: 'true' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  }).catch(() => undefined);
  if (answer) line.dispatchEvent(new Event('answer'));
  return answer;
}

/** The JSON of an answer. @throws {DeskError} for every answer but a good one, and for none */
async function read<Answer>(answer: Response | undefined): Promise<Answer> {
  if (!answer) throw new DeskError(0, '');
  const text = await answer.text().catch(() => '');
  const parsed = text.startsWith('{') ? (JSON.parse(text) as { message?: string; errors?: DeskError['errors'] }) : undefined;
  if (!answer.ok) throw new DeskError(answer.status, parsed?.message ?? '', parsed?.errors);
  return parsed as Answer;
}

/** Calls the server. @throws {DeskError} for every answer but a good one, and for none */
export const call = async <Answer>(path: string, options: CallOptions = {}): Promise<Answer> => read<Answer>(await send(path, options));

/** Fetches a file. @throws {DeskError} as {@link call} does */
export async function callBytes(path: string): Promise<ArrayBuffer> {
  const answer = await send(path, {});
  return answer?.ok ? answer.arrayBuffer() : read(answer);
}

/** The session as all screens know it. */
export interface DeskSessionState {
  readonly member: MemberAnswer | undefined;
  /** Called when the server no longer knows the session. Gives whether it will be asked for in place. */
  readonly onExpired: () => boolean;
  readonly onSignedIn: (member: MemberAnswer) => void;
  readonly onSignedOut: () => void;
}

/** The session of the desk around it. */
export const SessionContext = createContext<DeskSessionState | undefined>(undefined);

/** The session. */
export const useSession = (): DeskSessionState => use(SessionContext)!;

/** The words for a failure: the server's, or that there was no answer. Where fields are wrong, they have the names that stand on the screen. */
export function failureText(error: unknown): string {
  const { status, errors } = error instanceof DeskError ? error : {};
  if (status === 0) return 'No connection. Nothing you typed is lost.';
  const wrong = Object.entries(errors ?? {});
  // The second of two people hears who was first, and not of fields.
  if (status !== 409 && wrong.length > 0)
    return wrong.map(([field, reason]) => words.wrong(words.jobFields[field as 'task'] ?? words.field(field), reason)).join(' ');
  return error instanceof Error && error.message !== '' ? error.message : 'That did not work.';
}

type ActionState = Readonly<{ isRunning: boolean; isDone?: boolean; isLost?: boolean; failure?: string; errors?: DeskError['errors'] }>;
const idle = { isRunning: false };

/** Something that is sent: its state, the words of its failure, in all and by field, and the way to start it. An ended session asks to sign in again and leaves all as it is. @param onFailed - brings the screen up to date where somebody else was first */
export function useAction<Given extends readonly unknown[]>(send: (...given: Given) => Promise<void>, onFailed?: (error: unknown) => void) {
  const { onExpired } = useSession();
  const [state, setState] = useState<ActionState>(idle);
  const run = async (...given: Given): Promise<void> => {
    setState({ isRunning: true });
    try {
      await send(...given);
      setState({ isRunning: false, isDone: true });
    } catch (error) {
      const isOver = error instanceof DeskError && error.status === 401 && onExpired();
      onFailed?.(error);
      const { errors = {}, status } = error instanceof DeskError ? error : {};
      setState({ isRunning: false, ...(!isOver && { failure: failureText(error), errors, isLost: status === 0 }) });
    }
  };
  // The first field that is wrong has the focus, once it shows so. The words for a lost connection go when it is back.
  useEffect(() => {
    if (state.failure !== undefined) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!state.isLost) return undefined;
    const forget = () => setState(idle);
    line.addEventListener('answer', forget);
    return () => line.removeEventListener('answer', forget);
  }, [state]);
  return { ...state, run: (...given: Given): void => void run(...given) };
}

/** Brings all that is on the screen up to date. */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((path) => typeof path === 'string' && path.startsWith('/') && path !== '/session');
}

/** A call that writes, and then brings the screen up to date. @param then - runs in between */
export function useSend(then: () => void = () => undefined) {
  const refresh = useRefresh();
  const send = async (path: string, options: CallOptions = {}) => {
    await call(path, { method: 'POST', ...options });
    then();
    refresh();
  };
  return useAction(send, refresh);
}

/** A text that is kept in this tab until it is sent: through a lost connection, an ended session, and a page that is loaded again. Signing out forgets it. @param key - of the record and what is written about it @returns the text, undefined before anybody typed; and the function that keeps another, or none */
export function useDraft(key: string): readonly [text: string | undefined, keep: (text: string | undefined) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? undefined);
  const keep = (next: string | undefined) => {
    if (next === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    setText(next);
  };
  return [text, keep];
}
