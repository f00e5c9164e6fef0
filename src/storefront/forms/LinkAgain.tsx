import { useEffect, useId, useState } from 'react';
import { resendVerificationCall } from '../../contract/calls.ts';
import type { LinkRequest } from '../../contract/forms/accountForm.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import { Button, type ButtonVariant } from '../../kit/Button/index.ts';
import { failedCall } from '../data/client.ts';
import { postJson } from '../data/post.ts';
import { noAnswerMessage, retryMessage, waitInWords } from './retryMessages.ts';
import { words } from './words.ts';

interface LinkAgainProps {
  /** The reference of a submission, or the token of a link that is outdated or replaced, by which the shop finds the account. */
  by: Partial<LinkRequest>;
  label: string;
  /** How loud the button is. Default: `quiet`. */
  variant?: ButtonVariant;
  /** Shows the shop's answer in a place of its own; then only what is left to say stands beside the button. */
  onSent?: (message: string) => void;
}

/** Most requests from here; the server has a limit of its own. */
const most = 3;

/** How long the button is disabled after a press, in milliseconds, since a mail takes a moment. */
const restMs = 60_000;

/** A button that requests another link to confirm a mail address, and shows the result. */
export function LinkAgain({ by, label, variant, onSent }: LinkAgainProps) {
  const [times, setTimes] = useState(0);
  const [state, setState] = useState<'ready' | 'sending' | 'resting'>('ready');
  const [said, setSaid] = useState('');
  const noteId = useId();
  const isOff = state === 'resting' || times >= most;

  useEffect(() => {
    if (state !== 'resting') return undefined;
    const timer = setTimeout(() => setState('ready'), restMs);
    return () => clearTimeout(timer);
  }, [state]);

  const ask = async () => {
    setState('sending');
    setSaid('');
    try {
      const { body } = await postJson<{ message?: string } | null>(resendVerificationCall, { reference: '', token: '', ...by });
      const message = body?.message ?? '';
      (onSent ?? setSaid)(message + words.checkSpam);
      setTimes(times + 1);
      setState('resting');
    } catch (error) {
      const answer = failedCall(error);
      setSaid((answer && (retryMessage(answer) ?? noAnswerMessage(answer))) ?? formMessages.somethingWrong);
      setState('ready');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        loading={state === 'sending'}
        disabled={isOff}
        aria-describedby={isOff ? noteId : undefined}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <output>{said}</output>
      {isOff ? <p id={noteId}>{times >= most ? words.linkAgain.last : words.linkAgain.rest(waitInWords(restMs / 1000))}</p> : null}
    </>
  );
}
