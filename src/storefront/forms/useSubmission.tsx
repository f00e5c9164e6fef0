import { useRef, useState } from 'react';
import { filledByProgramMessage, type RobotCheck } from '../../contract/forms/robotCheck.ts';
import { idempotencyKeyHeader } from '../../contract/forms/idempotencyKey.ts';
import type { FormErrors } from '../../kit/Form/index.ts';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import { storedText, valueIn } from '../storedText.ts';
import { words } from './words.ts';

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing from pages without HTTPS, such as a shop tried out in an office network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

/** The values as a text for comparison. Files count by facts that are known without reading them. */
function fingerprint(values: unknown): string {
  return JSON.stringify(values, (_key, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value));
}

/** An attempt to send: the values, the key, and the time when the form was opened, in milliseconds since 1970. */
interface Try {
  values: string;
  key: string;
  openedAt: number;
}

/**
 * Idempotency key and robot check of one of the submissions (account, job application, contact, price notice), from the moment its form is opened.
 *
 * @param draftKey - storage key of the form's `DraftKeeper`
 */
export function useSubmission(draftKey: string) {
  // The same form sent again from the error page or after a reload is still the same submission. Without storage the key lasts as long as the form is shown.
  const stored = storedText('sessionStorage', `${draftKey} sent`);
  const recall = () => valueIn(stored) as Try | undefined;
  const isLive = useIsLive();
  const field = useRef<HTMLInputElement>(null);
  const openedAt = useRef<number>(undefined);
  const last = useRef<Try>(undefined);
  const [isSuspect, setIsSuspect] = useState(false);
  return {
    /** Put it into the form: a field that people neither see nor reach, and programs fill in. */
    trap: (
      <input
        ref={(element) => {
          field.current = element;
          // After an earlier attempt the time counts from that form's opening; a form rendered by the server could be filled in before this ran.
          openedAt.current ??= recall()?.openedAt ?? (isLive ? Date.now() : performance.timeOrigin);
        }}
        className="tk-visually-hidden"
        // A name that no browser takes for a thing it knows, and words by which password managers leave it alone.
        name="xq7"
        {...{ 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' }}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    ),
    /** The words of the button: other ones when the form was refused as a program's. */
    button: (usual: string): string => (isSuspect ? words.sendAnyway : usual),
    /** To be asked before sending: the refusal of a form whose trap is filled, which it empties. The person may still send the form, and is asked no more. */
    suspect: (): FormErrors | undefined => {
      if (isSuspect || !field.current?.value) return undefined;
      field.current.value = '';
      setIsSuspect(true);
      return { '': filledByProgramMessage };
    },
    /** The robot check; sent as `check` beside the other values. */
    check: (): RobotCheck => ({ website: '', elapsedMs: Math.max(0, Date.now() - (openedAt.current ?? Date.now())) }),
    /**
     * The headers to send with. The same values get the same idempotency key however often they are sent, so that a try whose answer was lost does not count
     * twice; edited values are another submission.
     */
    headers: (values: unknown): Record<string, string> => {
      const text = fingerprint(values);
      last.current ??= recall();
      if (last.current?.values !== text) {
        last.current = { values: text, key: newKey(), openedAt: openedAt.current ?? Date.now() };
        stored.write(JSON.stringify(last.current));
      }
      return { [idempotencyKeyHeader]: last.current.key };
    },
    /** To be called when the values have arrived: the next ones are another submission, even when they are the same. */
    sent: () => {
      setIsSuspect(false);
      last.current = undefined;
      stored.write(null);
    },
  };
}
