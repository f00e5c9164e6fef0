import { useState } from 'react';
import useSWR from 'swr';
import { questionCall } from '../../../contract/calls.ts';
import type { QuestionAnswer } from '../../../contract/forms/schemas.ts';
import { paths } from '../../../contract/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { ErrorState } from '../../../kit/ErrorState/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { styled } from '../../../kit/theme/index.ts';
import { useLinkToken } from '../../access/useLinkToken.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { ApiError } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { NoScriptNote } from '../../forms/NoScriptNote.tsx';
import { usePageHead } from '../../head.tsx';
import { ScreenSpinner } from '../../layout/PageSpinner.tsx';
import { contactPath } from '../../navigation/queryPaths.ts';
import { useIsLive } from '../../../kit/utils/useIsLive.ts';
import { storedText } from '../../storedText.ts';
import { sharedWords } from '../../words.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { words } from './words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: words.title }];

/** The error page leads back without the state of the history's entry. */
const kept = storedText('sessionStorage', 'answer-link');

const Letter = styled('p')({ whiteSpace: 'pre-line' });

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const read = async ([call, token]: readonly [call: string, token: string]): Promise<QuestionAnswer> =>
  (await postJson<{ data: QuestionAnswer }>(call, { token })).body.data;

/** Takes the place of a question: it has not come, was answered, or the link has ended. */
function Instead({ question, error, onRetry }: { question: QuestionAnswer | undefined; error: unknown; onRetry: () => void }) {
  if (question)
    return (
      <FormPanel heading={words.sent}>
        <p>{words.sentOn(when.format(new Date(question.answeredAt ?? 0)))}</p>
      </FormPanel>
    );
  if (error !== undefined && !(error instanceof ApiError && error.status === 400))
    return (
      <ErrorState level={1} onRetry={onRetry}>
        {words.notLoaded}
      </ErrorState>
    );
  return (
    <FormPanel heading={words.ended} lead={words.endedHint}>
      <p>
        <CompanyPhone lead="" />
      </p>
      <Button href={contactPath(words.subject)}>{sharedWords.contactUs}</Button>
    </FormPanel>
  );
}

/** An applicant answers what staff ask about the account form, by the token of a mail's link: only that, beside what was typed before. */
export function Answer() {
  const token = useLinkToken(paths.answer, kept);
  const isLive = useIsLive();
  const [isSent, setSent] = useState(false);
  const { data, error, mutate } = useSWR<QuestionAnswer, unknown>(isLive && token !== '' ? [questionCall, token] : null, read);
  usePageHead({ title: words.title, noindex: true });
  const isOpen = data?.answeredAt === null;
  const isWaiting = !isLive || (token !== '' && !data && error === undefined);
  const finish = () => {
    setSent(true);
    if (data) void mutate({ ...data, answeredAt: new Date().toISOString() }, { revalidate: false });
  };
  return (
    <Page>
      <Breadcrumbs items={trail} />
      {isWaiting || isOpen ? (
        <Prose>
          <Heading level={1}>{isOpen ? words.asks : words.title}</Heading>
          {data?.name ? (
            <p>
              {words.about} <strong>{data.name}</strong>
            </p>
          ) : null}
          {data ? <Letter>{data.text}</Letter> : null}
          {isLive ? null : <NoScriptNote />}
        </Prose>
      ) : (
        <Instead question={data} error={error} onRetry={() => void mutate()} />
      )}
      {isWaiting && isLive ? <ScreenSpinner /> : null}
      {data && (isOpen || isSent) ? <QuestionForm question={data} token={token} isOpen={isOpen} onSent={finish} /> : null}
    </Page>
  );
}
