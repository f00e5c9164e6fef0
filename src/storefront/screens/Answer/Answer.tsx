import { useState, type JSX } from 'react';
import useSWR from 'swr';
import { questionCall } from '../../../contract/calls.ts';
import type { QuestionAnswer } from '../../../contract/forms/schemas.ts';
import { paths } from '../../../contract/pages.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { ErrorState } from '../../../kit/ErrorState/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { useLinkToken } from '../../access/useLinkToken.ts';
import { ApiError } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { NoScriptNote } from '../../forms/NoScriptNote.tsx';
import { usePageHead } from '../../head.tsx';
import { HelpCard } from '../../HelpCard.tsx';
import { ScreenSpinner } from '../../layout/ScreenSpinner.tsx';
import { useIsLive } from '../../navigation/useIsLive.ts';
import { storedText } from '../../storedText.ts';
import { sharedWords } from '../../words.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { words } from './words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: words.title }];

/** The error page leads back here without the state of the history's entry. */
const kept = storedText('sessionStorage', 'answer link');

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const read = async ([call, token]: readonly [call: string, token: string]): Promise<QuestionAnswer> =>
  (await postJson<{ data: QuestionAnswer }>(call, { token })).body.data;

/** Takes the place of the form where there is no question, or an answer already. */
function Instead({ question, isEnded, onRetry }: { question: QuestionAnswer | undefined; isEnded: boolean; onRetry: () => void }): JSX.Element {
  if (question) return <FormPanel heading={words.sent}>{words.sentOn(when.format(new Date(question.answeredAt ?? '')))}</FormPanel>;
  if (!isEnded) return <ErrorState level={1} title={words.title} onRetry={onRetry}>{words.notLoaded}</ErrorState>;
  return (
    <FormPanel heading={words.ended.title} lead={words.ended.text}>
      <HelpCard />
    </FormPanel>
  );
}

/** An applicant answers what staff ask about the account form, by the token of a mail's link: only that, beside what was typed before. */
export function Answer(): JSX.Element {
  const token = useLinkToken(paths.answer, kept);
  const isLive = useIsLive();
  const [isSent, setSent] = useState(false);
  const { data, error, mutate } = useSWR<QuestionAnswer, unknown>(isLive && token !== '' ? [questionCall, token] : null, read);
  const isOpen = data?.answeredAt === null;
  usePageHead({ title: words.title, noindex: true });
  const retry = () => void mutate();
  const finish = () => {
    setSent(true);
    if (data) void mutate({ ...data, answeredAt: new Date().toISOString() }, { revalidate: false });
  };
  const isEnded = token === '' || (error instanceof ApiError && error.status === 400);
  const isWaiting = !isLive || (token !== '' && !data && error === undefined);
  return (
    <Page>
      <Breadcrumbs items={trail} />
      {isWaiting ? (
        <>
          <Heading level={1}>{words.title}</Heading>
          {isLive ? <ScreenSpinner /> : <NoScriptNote />}
        </>
      ) : null}
      {isOpen ? (
        <Prose>
          <Heading level={1}>{words.asks}</Heading>
          {data.text.split(/\n{2,}/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      ) : isWaiting ? null : (
        <Instead question={data} isEnded={isEnded} onRetry={retry} />
      )}
      {data && (isOpen || isSent) ? <QuestionForm key={data.id} question={data} token={token} isOpen={isOpen} onSent={finish} /> : null}
    </Page>
  );
}
