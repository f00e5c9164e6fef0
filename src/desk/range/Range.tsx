import { useState } from 'react';
import useSWR from 'swr';
import { mediaAtWidth } from '../../contract/media.ts';
import { Checkbox } from '../../kit/Checkbox/index.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { rangeColumns, type FewFoundLine, type FileColumns as Columns, type ProductLine } from '../../server/desk/answers.ts';
import type { RangeAnswer, RangeQuestion, RangeReading, RangeState } from '../../server/desk/answers.ts';
import { numbered, words } from '../words.ts';
import { dateOf, timeOf } from '../time.ts';
import { call, type CallOptions, failureText, useAction, useSession } from '../calls.ts';
import { ActionButton, ActionForm, Alert, Choice, Lines, Link, Outcome, Page, Part } from '../parts.tsx';
import { Rows, Spinner, Stack, styled, SureButton, TextBox } from '../parts.tsx';

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
    <Page title={words.range}>
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

/** The columns of a file, and as what each is read, which can be chosen. */
function FileColumns({ answer, again }: { answer: RangeAnswer; again: Again }) {
  const [columns, setColumns] = useState(answer.columns);
  const names = Object.keys(answer.columns);
  // A column of the shop is read from one of the file.
  const choose = (chosen: string, column: string) =>
    setColumns((before) => ({
      ...Object.fromEntries(names.map((name) => [name, before[name] === column ? '' : before[name]!])),
      [chosen]: column as Columns[string],
    }));
  const options = [['', 'Not read'] as const, ...rangeColumns.map((column) => [column, words.field(column)] as const)];
  const rows = names.map((name) => {
    const label = { select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': name } } };
    const choice = <Choice slotProps={label} value={columns[name]!} options={options} onChange={(column) => choose(name, column)} />;
    return { id: name, cells: [name, choice] };
  });
  const isWhole = answer.refusal === undefined && names.every((name) => answer.columns[name] !== '');
  return (
    <details open={!isWhole}>
      <summary>{`Columns of the file: ${names.length}`}</summary>
      <Stack>
        <Outcome failure={answer.refusal} />
        <Rows label="Columns" headings={['Column', 'Read as']} rows={rows} />
        {answer.ruled.length === 0 ? null : <p>{`By rules of their own: ${answer.ruled.map(words.field).join(', ')}`}</p>}
        <ActionButton action={again({ columns })}>Read again</ActionButton>
      </Stack>
    </details>
  );
}

type ReadingProps = Readonly<{ id: string; reading: RangeReading; onApplied: () => void }>;

/** The file as it would be in the shop. */
function Reading(props: ReadingProps) {
  const { products, added, changed, removed, newCategories, badRows, problems, notes, preview } = props.reading;
  const { member } = useSession();
  const [othersStay, setOthersStay] = useState(false);
  const gone = othersStay ? 0 : removed.count;
  const nameOf = (code: string) => changed.first.find((name) => name.startsWith(`${code} `)) ?? code;
  const headed = (kind: string, { count, first }: RangeReading['added']) =>
    count > first.length ? `${kind}: the first ${first.length} of ${numbered(count)}` : `${kind}: ${numbered(count)}`;
  const folded = (heading: string, texts: readonly string[], isOpen = false) =>
    texts.length === 0 ? null : (
      <details open={isOpen}>
        <summary>{heading}</summary>
        <Lines texts={texts} />
      </details>
    );
  const changes = `${numbered(added.count)} new, ${numbered(changed.count)} changed, ${numbered(gone)} gone`;
  const cells = (changed.cells ?? []).map(({ code, column, was, is }, index, all) => ({
    id: index,
    cells: [code === all[index - 1]?.code ? '' : nameOf(code), words.field(column), was || words.none, is || words.none],
  }));
  return (
    <Stack>
      <Alert severity={gone > 0 ? 'warning' : 'info'} live="polite" title={`${words.counted(products, 'product')}: ${changes}`} />
      {cells.length === 0 ? null : (
        <Part heading={headed('Changed', changed)}>
          <Rows label="Changed" headings={[words.products, 'Fact', 'Now', 'Afterwards']} rows={cells} />
        </Part>
      )}
      {folded(headed('New', added), added.first)}
      {folded(headed('Gone', removed), othersStay ? [] : removed.first)}
      {folded(headed('New categories', newCategories), newCategories.first)}
      {folded('As buyers see it', preview, true)}
      {folded(`${words.counted(badRows, 'row')} refused: the product stays as it was, or out`, problems.map(words.line), true)}
      {folded('Not as their row says', notes.map(words.line), true)}
      <Part heading={words.inShop}>
        {member?.role === 'manager' ? <Apply {...props} {...{ gone, othersStay, setOthersStay }} /> : <p>A manager replaces the range.</p>}
      </Part>
    </Stack>
  );
}

/** Puts the file in the place of the range. Before products leave the shop it asks once. */
function Apply(props: ReadingProps & { gone: number; othersStay: boolean; setOthersStay: (isOn: boolean) => void }) {
  const { id, reading, onApplied, gone, othersStay, setOthersStay } = props;
  const { products, added, removed, badRows, spared } = reading;
  const [keepGood, setKeepGood] = useState(false);
  const [applied, setApplied] = useState<number>();
  const before = products - added.count + removed.count;
  const apply = useAction(async () => {
    const body = { keepGood, othersStay, removeMissing: gone > before * mostGone };
    setApplied((await call<RangeReading>(`/range/${id}/apply`, { method: 'POST', body, isLong: true })).products);
    onApplied();
  });
  const isPart = badRows + spared > 0;
  if (applied !== undefined) return <Outcome done={`The shop has ${words.counted(applied, 'product')} now.`} />;
  return (
    <>
      {isPart ? <Checkbox label="Take the rows as said here" checked={keepGood} onChange={(_event, isOn) => setKeepGood(isOn)} /> : null}
      {removed.count > 0 ? (
        <Checkbox label="Products that the file lacks stay" checked={othersStay} onChange={(_event, isOn) => setOthersStay(isOn)} />
      ) : null}
      <Outcome failure={apply.failure} />
      <Stack direction="row">
        <SureButton
          variant="contained"
          action={apply}
          disabled={isPart && !keepGood}
          isAsking={gone > 0}
          label={othersStay ? 'Add to the range' : 'Replace the range'}
          question={`Replace ${numbered(before)} products by ${numbered(products)}?`}
        >
          {words.counted(gone, 'product')} will leave the shop.
        </SureButton>
      </Stack>
      {apply.isRunning ? <Working step="Reading the file" /> : null}
    </>
  );
}

const Thumbnail = styled('img')({ display: 'block', objectFit: 'contain' });

/** Finds products by code or name; without a search it shows those that were withdrawn. */
function Products() {
  const [search, setSearch] = useState('');
  const path = `/products?${new URLSearchParams({ search }).toString()}`;
  const { data, error } = useSWR<{ data: readonly ProductLine[] }>(path, { keepPreviousData: true });
  const rows = (data?.data ?? []).map(({ code, name, pack, picture, isWithdrawn }) => ({
    id: code,
    cells: [
      picture && <Thumbnail key="picture" src={mediaAtWidth(picture, 96)} alt="" width="24" height="24" loading="lazy" />,
      <Link key="name" href={`/range/products/${encodeURIComponent(code)}`}>
        {name}
      </Link>,
      pack,
      code,
      isWithdrawn ? words.productChanges.withdrawn : words.inShop,
    ],
  }));
  return (
    <Part heading={words.products}>
      <TextBox label="Code or name" value={search} onChange={setSearch} sx={{ maxInlineSize: '24rem' }} />
      <Outcome failure={error === undefined ? undefined : failureText(error)} />
      {data && (search !== '' || rows.length > 0) ? (
        <Rows
          label={words.products}
          none="No such product"
          headings={['Picture', words.name, 'Pack', words.code, words.state]}
          rows={rows}
        />
      ) : null}
    </Part>
  );
}

function FewFound() {
  const { data } = useSWR<{ data: readonly FewFoundLine[] }>('/catalogue/few-found');
  if (!data) return null;
  const rows = data.data.map(({ search, times, lastAt }) => ({ id: search, cells: [search, numbered(times), dateOf(lastAt)] }));
  return (
    <Part heading="Searches that found fewer than five">
      <Rows label="Searches" headings={[words.search, 'Times', 'Last']} numbers={[1]} rows={rows} />
    </Part>
  );
}
