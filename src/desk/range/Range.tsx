import { useState } from 'react';
import useSWR from 'swr';
import { Checkbox } from '../../kit/Checkbox/index.ts';
import { Dialog } from '../../kit/Dialog/index.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { Tag } from '../../kit/Tag/index.ts';
import { rangeColumns, type FewFoundLine, type FileColumns as Columns, type ProductLine } from '../../server/desk/answers.ts';
import type { RangeAnswer, RangeQuestion, RangeReading, RangeState } from '../../server/desk/answers.ts';
import { numbered, words } from '../words.ts';
import { dateOf, timeOf } from '../time.ts';
import { call, type CallOptions, failureText, useAction, useSession } from '../calls.ts';
import { ActionButton, ActionForm, Alert, Button, Choice, Outcome, Spinner, TextBox } from '../parts.tsx';
import { Lines, Link, List, Page, Part, Rows, Stack } from '../parts.tsx';

/** Share of the products that the server lets go unasked. */
const mostGone = 0.1;

/** A range from a file: read first, then put in the place of the present one. */
export function Range() {
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<RangeAnswer>();
  const { data: state, mutate } = useSWR<RangeState>('/range');
  const read = useAction(async (path: string, options: CallOptions) => setAnswer(await call(path, { ...options, isLong: true })));
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setAnswer(undefined);
  };
  const kind = file?.name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
  const first = { ...read, run: () => read.run(`/range?kind=${kind}`, { method: 'POST', ...(file && { file }) }) };
  /** Has the file read again. */
  const again = (body: object) => ({ ...read, run: () => read.run(`/range/${answer?.id}/columns`, { method: 'PUT', body }) });
  return (
    <Page title={words.range} width="64rem">
      {state ? <p>{lastOf(state)}</p> : null}
      <FileUpload
        label="CSV or XLSX file"
        accept=".csv,.xlsx"
        required
        value={file ?? null}
        onChange={(_event, chosen) => choose(chosen)}
      />
      {file ? (
        <ActionButton variant={answer ? 'outlined' : 'contained'} action={first}>
          Read it
        </ActionButton>
      ) : null}
      {read.isRunning ? <Working step="Reading the file" /> : null}
      {answer?.question ? <Question key={answer.question.asks} {...answer.question} again={again} /> : null}
      {answer && !answer.question ? <FileColumns key={`columns ${answer.id}`} answer={answer} again={again} /> : null}
      {answer?.reading ? <Reading key={answer.id} id={answer.id} reading={answer.reading} onApplied={() => void mutate()} /> : null}
      <Products />
      <FewFound />
    </Page>
  );
}

function lastOf({ last }: RangeState): string {
  if (!last) return 'No file was imported yet.';
  return `Last import: ${timeOf(last.at)}${last.actor === null ? '' : `, ${last.actor}`}, ${words.counted(last.products, 'product')}`;
}

/** How far the server is with a file. @param step - until it says which */
function Working({ step }: { step: string }) {
  const { data } = useSWR<RangeState>('/range', { refreshInterval: 500 });
  const { progress } = data ?? {};
  return progress ? <ProgressBar label={progress.step} value={progress.share} /> : <Spinner label={step} />;
}

type Again = (body: object) => Parameters<typeof ActionForm>[0]['action'];

/** Asks in the desk's words about something that a file leaves open, and has it read again by the answer. */
function Question({ asks, between, again }: RangeQuestion & { again: Again }) {
  const [said, say] = useState(asks === 'brands' ? '' : 'path');
  return (
    <ActionForm action={again({ [asks]: said })} button="Read again">
      {asks === 'brands' ? (
        <TextBox
          label="The file does not say the brand. Which is it?"
          hint="One for all, or several with | between them, which begin the names"
          required
          value={said}
          onChange={say}
        />
      ) : (
        <Choice label={`Categories with ${between} between them`} value={said} options={Object.entries(words.meanings)} onChange={say} />
      )}
    </ActionForm>
  );
}

/** The columns of a file, where some are not known: as what each is read is chosen. */
function FileColumns({ answer, again }: { answer: RangeAnswer; again: Again }) {
  const [columns, setColumns] = useState(answer.columns);
  const names = Object.keys(answer.columns);
  if (answer.refusal === undefined && names.every((name) => answer.columns[name] !== '')) return null;
  // A column of the shop is read from one of the file.
  const choose = (chosen: string, column: string) =>
    setColumns((before) => ({
      ...Object.fromEntries(names.map((name) => [name, before[name] === column ? '' : before[name]!])),
      [chosen]: column as Columns[string],
    }));
  const options = [['', 'Not read'] as const, ...rangeColumns.map((column) => [column, words.field(column)] as const)];
  return (
    <Part heading="Columns of the file">
      <Outcome failure={answer.refusal} />
      <Stack direction="row">
        {names.map((name) => (
          <Choice key={name} label={name} value={columns[name]!} options={options} onChange={(column) => choose(name, column)} />
        ))}
      </Stack>
      <ActionButton action={again({ columns })}>Read again</ActionButton>
    </Part>
  );
}

interface ReadingProps {
  id: string;
  reading: RangeReading;
  onApplied: () => void;
}

/** How many products leave, and whether those stay that the file lacks. */
interface StayProps {
  gone: number;
  othersStay: boolean;
  setOthersStay: (isOn: boolean) => void;
}

/** The file as it would be in the shop. */
function Reading(props: ReadingProps) {
  const { products, added, changed, removed, newCategories, badRows, problems, notes, preview } = props.reading;
  const { member } = useSession();
  const [othersStay, setOthersStay] = useState(false);
  const gone = othersStay ? 0 : removed.count;
  const { cells = [] } = changed;
  const nameOf = (code: string) => changed.first.find((name) => name.startsWith(`${code} `)) ?? code;
  const headed = (kind: string, { count, first }: RangeReading['added']) =>
    count > first.length ? `${kind}: the first ${first.length} of ${numbered(count)}` : `${kind}: ${numbered(count)}`;
  const folded = (kind: string, change: RangeReading['added']) =>
    change.count === 0 ? null : (
      <details>
        <summary>{headed(kind, change)}</summary>
        <Lines texts={change.first} />
      </details>
    );
  const listed = (heading: string, texts: readonly string[]) =>
    texts.length === 0 ? null : (
      <Part heading={heading}>
        <Lines texts={texts} />
      </Part>
    );
  const changes = `${numbered(added.count)} new, ${numbered(changed.count)} changed, ${numbered(gone)} gone`;
  const shown = cells.map(({ code, column, was, is }, id) => ({
    id,
    cells: [code === cells[id - 1]?.code ? '' : nameOf(code), words.field(column), was || words.none, is || words.none],
  }));
  return (
    <Stack>
      <Alert severity={gone > 0 ? 'warning' : 'info'} live="polite" title={`${words.counted(products, 'product')}: ${changes}`} />
      {shown.length === 0 ? null : (
        <Part heading={headed('Changed', changed)}>
          <Rows label="Changed" headings={[words.products, 'Fact', 'Now', 'Afterwards']} rows={shown} />
        </Part>
      )}
      {folded('New', added)}
      {folded('Gone', { ...removed, count: gone })}
      {folded('New categories', newCategories)}
      {listed('As buyers see it', preview)}
      {listed(`${words.counted(badRows, 'row')} refused: the product stays as it was, or out`, problems.map(words.line))}
      {listed('Not as their row says', notes.map(words.line))}
      <Part heading={words.inShop}>
        {member?.role === 'manager' ? <Apply {...props} {...{ gone, othersStay, setOthersStay }} /> : <p>A manager replaces the range.</p>}
      </Part>
    </Stack>
  );
}

/** Puts the file in the place of the range. Before products leave the shop it asks once. */
function Apply({
  id,
  reading: { products, added, removed, badRows, spared },
  onApplied,
  gone,
  othersStay,
  setOthersStay,
}: ReadingProps & StayProps) {
  const [keepGood, setKeepGood] = useState(false);
  const [isAsking, ask] = useState(false);
  const [applied, setApplied] = useState<number>();
  const before = products - added.count + removed.count;
  const apply = useAction(async () => {
    ask(false);
    const body = { keepGood, othersStay, removeMissing: gone > before * mostGone };
    setApplied((await call<RangeReading>(`/range/${id}/apply`, { method: 'POST', body, isLong: true })).products);
    onApplied();
  });
  const isPart = badRows + spared > 0;
  if (applied !== undefined) return <Outcome done={`The shop has ${words.counted(applied, 'product')} now.`} />;
  const action = gone > 0 ? { ...apply, run: () => ask(true) } : apply;
  return (
    <>
      {isPart ? <Checkbox label="Take the rows as said here" checked={keepGood} onChange={(_event, isOn) => setKeepGood(isOn)} /> : null}
      {removed.count > 0 ? (
        <Checkbox label="Products that the file lacks stay" checked={othersStay} onChange={(_event, isOn) => setOthersStay(isOn)} />
      ) : null}
      <ActionButton variant="contained" action={action} disabled={isPart && !keepGood}>
        {othersStay ? 'Add to the range' : words.replace}
      </ActionButton>
      {apply.isRunning ? <Working step="Reading the file" /> : null}
      <Dialog open={isAsking} onClose={() => ask(false)} title={`Replace ${numbered(before)} products by ${numbered(products)}?`}>
        <ActionForm action={apply} button={words.replace} color="error" beside={<Button onClick={() => ask(false)}>Cancel</Button>}>
          <p>{words.counted(gone, 'product')} will leave the shop.</p>
        </ActionForm>
      </Dialog>
    </>
  );
}

/** Finds products by code or name; without a search it shows those that were withdrawn. */
function Products() {
  const [search, setSearch] = useState('');
  const path = `/products?${new URLSearchParams({ search }).toString()}`;
  const { data, error } = useSWR<{ data: readonly ProductLine[] }>(path, { keepPreviousData: true });
  return (
    <Part heading={words.products} width="36rem">
      <TextBox label="Code or name" value={search} onChange={setSearch} />
      <Outcome failure={error === undefined ? undefined : failureText(error)} />
      {search !== '' && data?.data.length === 0 ? <p>No such product</p> : null}
      <List>
        {(data?.data ?? []).map(({ code, name, pack, isWithdrawn }) => (
          <li key={code}>
            <Link href={`/range/products/${encodeURIComponent(code)}`}>
              {code} {name}
            </Link>{' '}
            {name.endsWith(pack) ? '' : pack} {isWithdrawn ? <Tag>{words.productChanges.withdrawn}</Tag> : null}
          </li>
        ))}
      </List>
    </Part>
  );
}

function FewFound() {
  const { data } = useSWR<{ data: readonly FewFoundLine[] }>('/catalogue/few-found');
  if (!data) return null;
  return (
    <Part heading="Searches that found fewer than five">
      {data.data.length === 0 ? <p>{words.none}</p> : null}
      <Lines texts={data.data.map(({ search, times, lastAt }) => `${search}: ${numbered(times)} ×, last on ${dateOf(lastAt)}`)} />
    </Part>
  );
}
