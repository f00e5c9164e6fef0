import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR, { useSWRConfig } from 'swr';
import { stateWords, type BrandLetters, type DecidedRecord, type HolderAnswer, type QueueKind } from '../../server/desk/answers.ts';
import { call, useAction, useSession } from '../calls.ts';
import type { DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { useKeys } from '../useKeys.ts';
import { Next } from '../Next.tsx';
import { words } from '../words.ts';
import { Choice, Facts, Link, Outcome, Page, Part, PendingPage, Sides, Text } from '../parts.tsx';
import { timeOf } from '../time.ts';

interface RecordPageProps<Answer> {
  path: string;
  title: (answer: Answer) => string;
  facts: (answer: Answer) => readonly DescriptionItem[];
  /** Where it was opened. Default: the queue. */
  back?: '/' | '/range';
  aside?: (answer: Answer, refresh: () => void) => ReactNode;
  children: (answer: Answer, refresh: () => void) => ReactNode;
}

/** One record, once it has come. */
export function RecordPage<Answer>({ path, title, facts, back = '/', aside, children }: RecordPageProps<Answer>) {
  const { data, error, mutate } = useSWR<Answer>(path);
  const { mutate: renew } = useSWRConfig();
  const navigate = useNavigate();
  useKeys({ u: () => void navigate(back) });
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const refresh = () => void mutate().then(() => renew((each) => typeof each === 'string' && each.startsWith('/queue')));
  const page = (
    <Page title={title(data)} beside={back === '/' ? <Next key={path} /> : null}>
      <Facts items={facts(data)} />
      {children(data, refresh)}
      <Link href={back}>{back === '/' ? words.back : 'Back to the range'}</Link>
    </Page>
  );
  return aside ? (
    <Sides key={path}>
      {page}
      {aside(data, refresh)}
    </Sides>
  ) : (
    page
  );
}

/** The state of something that came in, and who brought it about. */
export function decidedFacts({ state, handledBy, handledAt }: DecidedRecord<keyof typeof stateWords>): readonly DescriptionItem[] {
  const by = handledBy === null || handledAt === null ? '' : ` by ${handledBy}, ${timeOf(handledAt)}`;
  return [{ term: words.state, description: stateWords[state] + by }];
}

/** The first line of a paragraph, by which the end of a letter is known whoever signs it. */
export const firstLine = (paragraph: string): string => paragraph.trim().split('\n')[0]!;

/** The letter that was sent. */
export function Letter({ text }: { text: string | null }) {
  return text === null ? null : (
    <Part heading="Letter sent">
      <Text>{text}</Text>
    </Part>
  );
}

/** The brand's letters, and the function that fills one in. The answer to whether they are awaited is no as well when they cannot be had: then a letter is written without them. */
export function useLetters(facts: Readonly<Record<string, string>>) {
  const { member } = useSession();
  const { data, error } = useSWR<BrandLetters>('/letters', { revalidateOnFocus: false });
  const values: Readonly<Record<string, string>> = { staff: member?.name ?? '', ...facts };
  const fill = (text: string | undefined): string => (text ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  return { letters: data, areAwaited: data === undefined && error === undefined, fill };
}

/** The member who has an account, a message or an application. */
export function Holder({ kind, id, onChanged }: { kind: QueueKind; id: number; onChanged?: () => void }) {
  const path = `/holders/${kind}/${id}`;
  const { data, mutate } = useSWR<HolderAnswer>(path);
  const give = useAction(async (to: string) => {
    await call(path, { method: 'POST', body: { to } });
    await mutate();
    onChanged?.();
  });
  if (!data) return null;
  const names = [...new Set([...data.members, data.holder])].filter((name) => name !== '');
  return (
    <>
      <Choice
        label={words.holder}
        sx={{ inlineSize: '16rem' }}
        value={data.holder}
        options={[['', words.holders.nobody], ...names.map((name) => [name, name] as const)]}
        onChange={give.run}
      />
      <Outcome failure={give.failure} />
    </>
  );
}
