import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState, type ReactNode } from 'react';
import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { mediaAtWidth } from '../../contract/media.ts';
import { Checkbox } from '../../kit/Checkbox/index.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { MuiTheme } from '../../kit/theme/MuiTheme.tsx';
import { rangeColumns, type FewFoundLine, type FileColumns as Columns, type ProductLine } from '../../server/desk/answers.ts';
import type { RangeAnswer, RangeQuestion, RangeReading, RangeState } from '../../server/desk/answers.ts';
import { numbered, words } from '../words.ts';
import { dateOf, timeOf } from '../time.ts';
import { call, failureText, useAction, useDraft, useSession } from '../calls.ts';
import { ActionButton, ActionForm, Alert, Choice, Lines, Link, Outcome, Page, Part } from '../parts.tsx';
import { Rows, Spinner, Stack, styled, SureButton, TextBox } from '../parts.tsx';

/** Share of the products that the server lets go unasked. */
const mostGone = 0.1;

/** A range from a file: read first, then put in the place of the present one. The server has the file, and this tab its number, also when the page is loaded again. */
export function Range() {
  const [kept, keep] = useDraft('range file');
  const [id, name] = kept?.split('/') ?? [];
  const [applied, setApplied] = useState<number>();
  const { data: state, mutate } = useSWR<RangeState>('/range');
  const reading = useSWRImmutable<RangeAnswer>(id ? `/range/${id}` : null, (path: string) => call<RangeAnswer>(path, { isLong: true }));
  const { data: answer, error } = reading;
  const send = useAction(async (file: File) => {
    setApplied(undefined);
    const kind = file.name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
    const sent = await call<Pick<RangeAnswer, 'id'>>(`/range?kind=${kind}`, { method: 'POST', file });
    keep(`${sent.id}/${file.name}`);
  });
  const choose = useAction(async (body: object) => {
    await reading.mutate(await call<RangeAnswer>(`/range/${id}/columns`, { method: 'PUT', body, isLong: true }), false);
  });
  /** Has the file read again. */
  const again = (body: object) => ({ ...choose, run: () => choose.run(body) });
  const finish = (products: number) => {
    keep(undefined);
    setApplied(products);
    void mutate();
  };
  const isBusy = send.isRunning || reading.isLoading || choose.isRunning;
  return (
    <Page title={words.range}>
      {state ? <p>{state.last ? lastOf(state.last) : 'No file was imported yet.'}</p> : null}
      <FileUpload label="CSV or XLSX file" accept=".csv,.xlsx" required onChange={(_event, file) => file && send.run(file)} value={null} />
      {name && <p>{name}</p>}
      <Outcome
        failure={send.failure ?? (error === undefined ? undefined : failureText(error))}
        done={applied === undefined ? undefined : `The shop has ${words.counted(applied, 'product')} now.`}
      />
      {isBusy ? <Working step="Reading the file" /> : null}
      {answer?.question ? <Question key={answer.question.asks} {...answer.question} again={again} /> : null}
      {answer && !answer.question ? <FileColumns key={`columns ${answer.id}`} answer={answer} again={again} /> : null}
      {answer?.reading ? <Reading key={answer.id} id={answer.id} reading={answer.reading} onApplied={finish} /> : null}
      <Products />
      <FewFound />
    </Page>
  );
}

const lastOf = ({ at, actor, products }: NonNullable<RangeState['last']>): string =>
  `Last import: ${[timeOf(at), actor, words.counted(products, 'product')].filter(Boolean).join(', ')}`;

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
        <Outcome failure={answer.refusal && words.said(answer.refusal)} />
        <Rows label="Columns" headings={['Column', 'Read as']} rows={rows} />
        {answer.ruled.length === 0 ? null : <p>{`By rules of their own: ${answer.ruled.map(words.field).join(', ')}`}</p>}
        <ActionButton action={again({ columns })}>Read again</ActionButton>
      </Stack>
    </details>
  );
}

type ReadingProps = Readonly<{ id: string; reading: RangeReading; onApplied: (products: number) => void }>;

/** The file as it would be in the shop. */
function Reading(props: ReadingProps) {
  const { products, added, changed, removed, newCategories, badRows, problems, notes, preview } = props.reading;
  const nameOf = (code: string) => changed.first.find((name) => name.startsWith(`${code} `)) ?? code;
  const headed = (kind: string, { count, first }: RangeReading['added']) =>
    count > first.length ? `${kind}: the first ${first.length} of ${numbered(count)}` : `${kind}: ${numbered(count)}`;
  const folded = (heading: string, texts: readonly ReactNode[], isOpen = false) =>
    texts.length === 0 ? null : (
      <details open={isOpen}>
        <summary>{heading}</summary>
        <Lines texts={texts} />
      </details>
    );
  const changes = `${numbered(added.count)} new, ${numbered(changed.count)} changed, ${numbered(removed.count)} not in the file`;
  const cells = (changed.cells ?? []).map(({ code, column, was, is }, index, all) => ({
    id: index,
    cells: [code === all[index - 1]?.code ? '' : nameOf(code), words.field(column), was || words.none, is || words.none],
  }));
  return (
    <Stack>
      <Alert severity="info" live="polite" title={`${words.counted(products, 'product')}: ${changes}`} />
      {cells.length === 0 ? null : (
        <Part heading={headed('Changed', changed)}>
          <Rows label="Changed" headings={[words.products, 'Fact', 'Now', 'Afterwards']} rows={cells} />
        </Part>
      )}
      {folded(headed('New', added), added.first)}
      {folded(headed('Not in the file', removed), removed.first)}
      {folded(headed('New categories', newCategories), newCategories.first)}
      {folded('As buyers see it', preview.map(seen), true)}
      {folded(`${words.counted(badRows, 'row')} with errors`, problems.map(words.line), true)}
      {folded('Facts left out', notes.map(words.line), true)}
      <Part heading={words.inShop}>
        <Apply {...props} />
      </Part>
    </Stack>
  );
}

/** A product of the preview: its code and name, and below them its facts. */
function seen(product: string) {
  const [code, name, ...facts] = product.split(' · ');
  return [`${code} ${name}`, <Lines key="facts" texts={facts} />];
}

/** Adds the file to the range; a manager may put it in its place. Before products leave the shop it asks once. */
function Apply({ id, reading: { products, added, removed, badRows, spared }, onApplied }: ReadingProps) {
  const isManager = useSession().member?.role === 'manager';
  const replaceLabel = isManager ? 'Replace everything' : 'Replace everything: for managers';
  const [keepGood, setKeepGood] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const before = products - added.count + removed.count;
  const gone = replaces ? removed.count : 0;
  const apply = useAction(async () => {
    const body = { keepGood, othersStay: !replaces, removeMissing: gone > before * mostGone };
    onApplied((await call<RangeReading>(`/range/${id}/apply`, { method: 'POST', body, isLong: true })).products);
  });
  const faults = [
    badRows > 0 ? `the ${words.counted(badRows, 'row')} with errors` : '',
    spared > 0 ? `the wrong facts of ${words.counted(spared, 'row')}` : '',
  ].filter(Boolean);
  return (
    <>
      <MuiTheme>
        <RadioGroup aria-label={words.inShop} value={replaces} onChange={(_event, chosen) => setReplaces(chosen === 'true')}>
          <FormControlLabel value={false} control={<Radio />} label="Add and update only" />
          <FormControlLabel value control={<Radio />} label={replaceLabel} disabled={!isManager} />
        </RadioGroup>
      </MuiTheme>
      {faults.length > 0 ? (
        <Checkbox label={`Leave out ${faults.join(' and ')}`} checked={keepGood} onChange={(_event, isOn) => setKeepGood(isOn)} />
      ) : null}
      <Outcome failure={apply.failure} />
      <SureButton
        variant="contained"
        action={apply}
        disabled={faults.length > 0 && !keepGood}
        label={replaces ? 'Replace the range' : 'Add to the range'}
        yes={`Remove ${words.counted(gone, 'product')}`}
        question={gone > 0 ? `Replace ${numbered(before)} products by ${numbered(products)}?` : undefined}
      >
        {words.counted(gone, 'product')} will leave the shop.
      </SureButton>
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
