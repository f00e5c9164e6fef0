import { useState } from 'react';
import useSWR from 'swr';
import { Checkbox } from '../../kit/Checkbox/index.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { Tag } from '../../kit/Tag/index.ts';
import {
  rangeColumns,
  type FewFoundLine,
  type FileColumns as Columns,
  type ProductLine,
  type RangeAnswer,
  type RangeQuestion,
  type RangeReading,
} from '../../server/desk/answers.ts';
import { numbered, words } from '../words.ts';
import { dateOf } from '../time.ts';
import { call, failureText, useAction, useSession } from '../calls.ts';
import {
  ActionButton,
  ActionForm,
  Alert,
  Choice,
  Lines,
  Link,
  List,
  Outcome,
  Page,
  Part,
  Rows,
  Spinner,
  Stack,
  TextBox,
} from '../parts.tsx';

/** Share of the products that may go without being allowed by a tick. */
const mostGone = 0.1;

/** A range from a file: read first, then put in the place of the present one. */
export function Range() {
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<RangeAnswer>();
  const read = useAction(async () => {
    if (!file) return;
    const kind = file.name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
    setAnswer(await call<RangeAnswer>(`/range?kind=${kind}`, { method: 'POST', file }));
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setAnswer(undefined);
  };
  return (
    <Page title={words.range} width="60rem">
      <FileUpload
        label="CSV or XLSX file"
        accept=".csv,.xlsx"
        required
        value={file ?? null}
        onChange={(_event, chosen) => choose(chosen)}
      />
      {file && !answer ? (
        <ActionButton variant="contained" action={read}>
          Read it
        </ActionButton>
      ) : null}
      {read.isRunning ? <Spinner label="Reading the file" /> : null}
      {answer?.question ? <Question key={answer.question.asks} id={answer.id} {...answer.question} onRead={setAnswer} /> : null}
      {answer && !answer.question ? <FileColumns key={`columns ${answer.id}`} answer={answer} onRead={setAnswer} /> : null}
      {answer?.reading ? <Reading key={answer.id} id={answer.id} reading={answer.reading} /> : null}
      <Products />
      <FewFound />
    </Page>
  );
}

/** Asks in the desk's words about something that a file leaves open, and has it read again by the answer. */
function Question({ id, asks, between, onRead }: RangeQuestion & { id: string; onRead: (answer: RangeAnswer) => void }) {
  const [said, say] = useState(asks === 'brands' ? '' : 'path');
  const read = useAction(async () =>
    onRead(await call<RangeAnswer>(`/range/${id}/columns`, { method: 'PUT', body: { [asks]: said }, isLong: true })),
  );
  return (
    <ActionForm action={read} button="Read again">
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
function FileColumns({ answer, onRead }: { answer: RangeAnswer; onRead: (answer: RangeAnswer) => void }) {
  const { id, refusal } = answer;
  const [columns, setColumns] = useState(answer.columns);
  const read = useAction(async () =>
    onRead(await call<RangeAnswer>(`/range/${id}/columns`, { method: 'PUT', body: { columns }, isLong: true })),
  );
  const names = Object.keys(answer.columns);
  if (refusal === undefined && names.every((name) => answer.columns[name] !== '')) return null;
  // A column of the shop is read from one of the file.
  const choose = (chosen: string, column: string) =>
    setColumns((before) => ({
      ...Object.fromEntries(names.map((name) => [name, before[name] === column ? '' : before[name]!])),
      [chosen]: column as Columns[string],
    }));
  const options = [['', 'Not read'] as const, ...rangeColumns.map((column) => [column, column] as const)];
  return (
    <Part heading="Columns of the file">
      <Stack sx={{ alignItems: 'start' }}>
        <Outcome failure={refusal} />
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {names.map((name) => (
            <Choice key={name} label={name} value={columns[name]!} options={options} onChange={(column) => choose(name, column)} />
          ))}
        </Stack>
        <ActionButton variant="outlined" action={read}>
          Read again
        </ActionButton>
      </Stack>
    </Part>
  );
}

function Reading({ id, reading }: { id: string; reading: RangeReading }) {
  const { products, added, changed, removed, newCategories, badRows, spared, problems, notes, preview } = reading;
  const { member } = useSession();
  const [ticks, setTicks] = useState({ keepGood: false, othersStay: false, removeMissing: false });
  const [applied, setApplied] = useState<number>();
  const apply = useAction(async () => {
    setApplied((await call<RangeReading>(`/range/${id}/apply`, { method: 'POST', body: ticks, isLong: true })).products);
  });
  const { cells = [] } = changed;
  const nameOf = (code: string) => changed.first.find((name) => name.startsWith(`${code} `)) ?? code;
  const isPart = badRows + spared > 0;
  const isLoss = !ticks.othersStay && removed.count > (products - added.count + removed.count) * mostGone;
  const headed = (kind: string, { count, first }: RangeReading['added']) =>
    count > first.length ? `${kind}: the first ${first.length} of ${numbered(count)}` : `${kind}: ${numbered(count)}`;
  const folded = (kind: string, change: RangeReading['added']) =>
    change.count === 0 ? null : (
      <details>
        <summary>{headed(kind, change)}</summary>
        <Lines texts={change.first} />
      </details>
    );
  const tick = (name: keyof typeof ticks, label: string) => (
    <Checkbox label={label} checked={ticks[name]} onChange={(_event, isOn) => setTicks({ ...ticks, [name]: isOn })} />
  );
  const listed = (heading: string, texts: readonly string[]) =>
    texts.length === 0 ? null : (
      <Part heading={heading}>
        <Lines texts={texts} />
      </Part>
    );
  const changes = `${numbered(added.count)} new, ${numbered(changed.count)} changed, ${numbered(removed.count)} gone`;
  if (applied !== undefined) return <Outcome done={`The shop has ${numbered(applied)} products now.`} />;
  return (
    <Stack>
      <Alert
        severity={isLoss ? 'warning' : 'info'}
        live="polite"
        title={`${numbered(products)} product${products === 1 ? '' : 's'}: ${changes}`}
      />
      {cells.length === 0 ? null : (
        <Part heading={headed('Changed', changed)}>
          <Rows
            label="Changed"
            headings={[words.products, 'Fact', 'Now', 'Afterwards']}
            rows={cells.map(({ code, column, was, is }, id) => ({
              id,
              cells: [code === cells[id - 1]?.code ? '' : nameOf(code), words.field(column), was || words.none, is || words.none],
            }))}
          />
        </Part>
      )}
      {folded('New', added)}
      {folded('Gone', removed)}
      {folded('New categories', newCategories)}
      {listed('As buyers see it', preview)}
      {listed(`${badRows} ${badRows === 1 ? 'row' : 'rows'} refused: the product stays as it was, or out`, problems.map(words.line))}
      {listed('Not as their row says', notes.map(words.line))}
      {member?.role === 'manager' ? (
        <>
          {isPart ? tick('keepGood', 'Take the rows as said here') : null}
          {removed.count > 0 ? tick('othersStay', 'Products that the file lacks stay') : null}
          {isLoss ? tick('removeMissing', 'More than a tenth of the products may go') : null}
          <ActionButton variant="contained" action={apply} disabled={(isPart && !ticks.keepGood) || (isLoss && !ticks.removeMissing)}>
            {ticks.othersStay ? 'Add to the range' : 'Replace the range'}
          </ActionButton>
        </>
      ) : (
        <p>A manager replaces the range.</p>
      )}
    </Stack>
  );
}

/** Finds products by code or name; without a search it shows those that were withdrawn. */
function Products() {
  const [search, setSearch] = useState('');
  const path = `/products?${new URLSearchParams({ search }).toString()}`;
  const { data, error } = useSWR<{ data: readonly ProductLine[] }>(path, { keepPreviousData: true });
  return (
    <Part heading={words.products}>
      <TextBox label="Code or name" value={search} onChange={setSearch} />
      <Outcome failure={error === undefined ? undefined : failureText(error)} />
      {search !== '' && data?.data.length === 0 ? <p>No such product</p> : null}
      <List>
        {(data?.data ?? []).map(({ code, name, pack, isWithdrawn }) => (
          <li key={code}>
            <Link href={`/range/products/${encodeURIComponent(code)}`}>
              {code} {name}
            </Link>{' '}
            {pack} {isWithdrawn ? <Tag>{words.productChanges.withdrawn}</Tag> : null}
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
