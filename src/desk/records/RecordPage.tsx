import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { Tag } from '../../kit/Tag/index.ts';
import { down, up } from '../../kit/theme/media.ts';
import { eventWords, stateWords, type BrandLetters, type RecordAnswer, type RecordKind } from '../../server/desk/answers.ts';
import { useDraft, useRefresh, useSend, useSession } from '../calls.ts';
import { useKeys } from '../useKeys.ts';
import { Next } from '../Next.tsx';
import { words } from '../words.ts';
import { ActionForm, Choice, Events, Facts, Outcome, Page, Part, PendingPage, Sides, Stack, styled, TextBox, token } from '../parts.tsx';

/** The number of the address. */
export const useRecordId = (): string => useParams()['id'] ?? '';

/** The decision above the claims; while a letter is written, beside them. */
const Work = styled('div')({
  display: 'grid',
  gap: token('space.4'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In one column the words that are answered stand above the answer.
  [down('xl')]: { '&:has(blockquote) > :last-child': { display: 'contents' }, '& blockquote': { order: -1 } },
  [up('xl')]: { '&:has(> [data-writing])': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', gap: token('space.6') } },
});

interface RecordPageProps<Answer> {
  path: string;
  /** Whether what else it shows has come. Default: `true`. */
  isReady?: boolean;
  title: (answer: Answer) => string;
  state?: (answer: Answer) => keyof typeof stateWords | undefined;
  /** Its facts, in groups under their headings. */
  claims?: (answer: Answer) => readonly (readonly [heading: string, facts: readonly DescriptionItem[]])[];
  /** Of a record that somebody has, with its history and notes. */
  kind?: RecordKind;
  /** Where it was opened. Default: the queue. */
  back?: '/' | '/range';
  decide?: (answer: Answer, refresh: () => void) => ReactNode;
  /** Its documents. */
  aside?: (answer: Answer, refresh: () => void) => ReactNode;
  /** Stands above the claims. */
  children?: (answer: Answer, refresh: () => void) => ReactNode;
  /** Stands below the history. */
  foot?: (answer: Answer) => ReactNode;
}

/** Somebody else may change a record meanwhile, and each look at a case tells the others that somebody is here. */
export const looking = { refreshInterval: 10_000 };

/** One record, once it has come: its state, the decision, its claims, and what happened to it. */
export function RecordPage<Answer>({ path, isReady = true, kind, back = '/', ...show }: RecordPageProps<Answer>) {
  const { data, error, mutate } = useSWR<Answer>(path, looking);
  const refresh = useRefresh();
  const navigate = useNavigate();
  useKeys({ u: () => void navigate(back) });
  if (!data || !isReady) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const state = show.state?.(data);
  const beside = (
    <>
      {state && <Tag>{stateWords[state]}</Tag>}
      {back === '/' ? <Next key={path} /> : null}
    </>
  );
  const aside = show.aside?.(data, refresh);
  const page = (
    <Page title={show.title(data)} beside={beside} isWide>
      <Work>
        {show.decide?.(data, refresh)}
        <Stack>
          {show.children?.(data, refresh)}
          {show.claims?.(data).map(([heading, facts]) =>
            facts.length === 0 ? null : (
              <Part key={heading} heading={heading}>
                <Facts items={facts} />
              </Part>
            ),
          )}
          {kind ? <Course kind={kind} id={path.split('/').at(-1)!} foot={show.foot?.(data)} /> : null}
        </Stack>
      </Work>
    </Page>
  );
  return aside ? (
    <Sides key={path}>
      {page}
      {aside}
    </Sides>
  ) : (
    page
  );
}

/** The member who has a record, everything that happened to it, and a note that stays in the house. */
function Course({ kind, id, foot }: { kind: RecordKind; id: string; foot: ReactNode }) {
  const path = `/records/${kind}/${id}`;
  const { data } = useSWR<RecordAnswer>(path, looking);
  const [note = '', keep] = useDraft(`${kind} ${id} own note`);
  const give = useSend();
  const add = useSend(() => keep(undefined));
  if (!data) return null;
  const names = [...new Set([...data.members, data.holder])].filter((name) => name !== '');
  return (
    <Stack sx={{ order: 1 }}>
      <Part heading={words.history}>
        <Events events={data.history} said={eventWords} />
        <ActionForm action={{ ...add, run: () => add.run(path, { body: { action: 'note', note } }) }} button="Add note" variant="outlined">
          <TextBox label="Note for us" multiline rows={2} required value={note} onChange={keep} />
        </ActionForm>
        <Choice
          label={words.holder}
          value={data.holder}
          options={[['', words.holders.nobody], ...names.map((name) => [name, name] as const)]}
          onChange={(to) => give.run(path, { body: { action: 'give', to } })}
        />
        <Outcome failure={give.failure} />
        {foot}
      </Part>
    </Stack>
  );
}

/** The first line of a paragraph, by which the end of a letter is known whoever signs it. */
export const firstLine = (paragraph: string): string => paragraph.trim().split('\n')[0]!;

/** The brand's letters, and the function that fills one in. The answer to whether they are awaited is no as well when they cannot be had: then a letter is written without them. */
export function useLetters(facts: Readonly<Record<string, string>>) {
  const { member } = useSession();
  const { data, error } = useSWR<BrandLetters>('/letters', { revalidateOnFocus: false });
  const values: Readonly<Record<string, string>> = { staff: member?.name ?? '', ...facts };
  const fill = (text: string | undefined): string => (text ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  return { letters: data, areAwaited: data === undefined && error === undefined, fill };
}
