import { useEffect, useRef, useState } from 'react';
import { StartStack } from '../../layout/stacks.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { verifyEmailCall } from '../../../contract/calls.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { failedCall } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { usePageHead } from '../../head.tsx';
import { LinkAgain } from '../../forms/LinkAgain.tsx';
import { noAnswerMessage, retryMessage } from '../../forms/retryMessages.ts';
import { NoScriptNote } from '../../forms/NoScriptNote.tsx';
import { HomeLogo } from '../../layout/HomeLogo.tsx';
import { deferredPart } from '../../navigation/deferredPart.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath } from '../../navigation/queryPaths.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

type Verification =
  /** As the server renders it: nothing happens before the page's script has come, which it may never. */
  | { state: 'loading' }
  | { state: 'waiting' }
  | { state: 'success'; message: string }
  /** `unjudged`: there was no answer; `early`: it says to try again later; `refused`: the link is outdated or unknown; `missing`: there is none. */
  | { state: 'failure'; message: string; cause: 'unjudged' | 'early' | 'refused' | 'missing' };

const loading: Verification = { state: 'loading' };
const waiting: Verification = { state: 'waiting' };
const missing: Verification = { state: 'failure', message: formMessages.tokenMissing, cause: 'missing' };

/** Contact details as a deferred part: the links work without its code. */
const HelpCard = deferredPart(async () => (await import('../../HelpCard.tsx')).HelpCard, 'visible');

async function verify(token: string): Promise<Verification> {
  try {
    const { body } = await postJson<{ message?: string } | null>(verifyEmailCall, { token });
    return { state: 'success', message: body?.message || formMessages.verified };
  } catch (error) {
    const answer = failedCall(error);
    const wait = answer && retryMessage(answer);
    if (wait !== undefined) return { state: 'failure', message: wait, cause: 'early' };
    const message = answer?.body?.message || formMessages.verificationFailed;
    return { state: 'failure', message, cause: !answer || noAnswerMessage(answer) ? 'unjudged' : 'refused' };
  }
}

/** Confirms an e-mail address by the token of its link, as soon as the page is opened (specification, sections 2, 4 and 8). */
export function VerifyMail() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: { verified?: string } | null };
  const known = useHistoryState<{ verified?: string }>()?.verified;
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [result, setResult] = useState<Verification>(token === '' ? missing : loading);
  const verification: Verification = known === undefined ? result : { state: 'success', message: known };
  const [attempt, setAttempt] = useState(1);
  // Once another link was sent, the page says that: the failure is over.
  const [sentAgain, setSentAgain] = useState<string>();
  const isWaiting = verification.state === 'waiting';
  const cause = verification.state === 'failure' ? verification.cause : undefined;
  const heading = words.headings[sentAgain === undefined ? verification.state : 'sentAgain'];
  const sent = useRef(0);
  usePageHead({ title: heading, noindex: true });

  useEffect(() => {
    // A link works only once, but effects may run twice.
    if (token === '' || state?.verified !== undefined || sent.current === attempt) return;
    sent.current = attempt;
    const run = async () => {
      setResult(waiting);
      const next = await verify(token);
      setResult(next);
      // After a reload the link is used up, so the success is stored in the history's entry.
      if (next.state === 'success') await navigate(pathname + search, { replace: true, state: { verified: next.message } });
    };
    void run();
  }, [token, attempt, state, navigate, pathname, search]);

  return (
    <MessagePage
      logo={<HomeLogo />}
      aside={<HelpCard />}
      heading={heading}
      actions={
        verification.state === 'loading' || (isWaiting && attempt === 1) ? undefined : (
          <>
            {/* The button keeps the focus while another try runs. */}
            {isWaiting || cause === 'unjudged' || cause === 'early' ? (
              <Button
                variant="contained"
                loading={isWaiting}
                onClick={() => {
                  setResult(waiting);
                  setAttempt(attempt + 1);
                }}
              >
                {sharedWords.tryAgain}
              </Button>
            ) : null}
            <Button href={paths.home} variant={verification.state === 'success' ? 'contained' : 'outlined'}>
              {sharedWords.goHome}
            </Button>
            {cause ? (
              <Button variant="text" href={contactPath(words.subject)}>
                {sharedWords.contactUs}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <StartStack gap="3">
        <output>{sentAgain ?? ('message' in verification ? verification.message : words[verification.state])}</output>
        {verification.state === 'loading' ? <NoScriptNote text={words.needsScript} /> : null}
        {cause ? <p>{words.helps[sentAgain === undefined ? cause : 'sentAgain']}</p> : null}
        {cause === 'refused' ? (
          <LinkAgain
            by={{ token }}
            label={words.newLink}
            variant={sentAgain === undefined ? 'contained' : 'outlined'}
            onSent={setSentAgain}
          />
        ) : null}
      </StartStack>
    </MessagePage>
  );
}
