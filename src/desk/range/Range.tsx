import { useState, type JSX } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Checkbox } from '../../kit/Checkbox/index.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import {
  rangeColumns,
  type FileColumns as Columns,
  type RangeAnswer,
  type RangeChange,
  type RangeReading,
} from '../../server/desk/answers.ts';
import { call } from '../calls.ts';
import { Lines } from '../case/List.tsx';
import { dayWords } from '../dayWords.ts';
import { Done, Failure } from '../Failure.tsx';
import { Choice } from '../fields.tsx';
import { useSession } from '../session.ts';
import { Page } from '../Sheet.tsx';
import { useAction } from '../useAction.ts';
import { FewFound, Products } from './Products.tsx';

/** Share of the products that may go without being allowed by a tick. */
const mostGone = 0.1;

const countOf = (change: RangeChange | number | undefined): number => (typeof change === 'object' ? change.count : (change ?? 0));

/** A range from a file: read first, then put in the place of the present one. */
export function Range(): JSX.Element {
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
    <Page title={dayWords.range} width="60rem">
      <FileUpload label={dayWords.file} accept=".csv,.xlsx" required value={file ?? null} onChange={(_event, chosen) => choose(chosen)} />
      <Failure text={read.failure} />
      {file && !answer ? (
        <Stack direction="row">
          <Button variant="contained" loading={read.isRunning} onClick={() => read.run()}>
            {dayWords.read}
          </Button>
        </Stack>
      ) : null}
      {read.isRunning ? <Spinner label={dayWords.reading} /> : null}
      {answer ? <FileColumns key={answer.id} answer={answer} onRead={setAnswer} /> : null}
      {answer?.reading ? <Reading key={answer.id} id={answer.id} reading={answer.reading} /> : null}
      <Products />
      <FewFound />
    </Page>
  );
}

/** The columns of a file, where some are not known: as what each is read is chosen. */
function FileColumns({ answer, onRead }: { answer: RangeAnswer; onRead: (answer: RangeAnswer) => void }): JSX.Element | null {
  const { id, refusal } = answer;
  const [columns, setColumns] = useState(answer.columns);
  const read = useAction(async () => onRead(await call<RangeAnswer>(`/range/${id}/columns`, { method: 'PUT', body: { columns } })));
  const names = Object.keys(answer.columns);
  if (refusal === undefined && names.every((name) => answer.columns[name] !== '')) return null;
  // A column of the shop is read from one of the file.
  const choose = (chosen: string, column: string) =>
    setColumns((before) =>
      Object.fromEntries(
        names.map((name) => [name, name === chosen ? (column as Columns[string]) : before[name] === column ? '' : before[name]!]),
      ),
    );
  const options = [['', dayWords.leftAside] as const, ...rangeColumns.map((column) => [column, column] as const)];
  return (
    <Section flush heading={dayWords.fileColumns} headingSize="md">
      <Stack sx={{ alignItems: 'start' }}>
        <Failure text={refusal} />
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {names.map((name) => (
            <Choice key={name} label={name} value={columns[name]!} options={options} onChange={(column) => choose(name, column)} />
          ))}
        </Stack>
        <Failure text={read.failure} />
        <Button variant="outlined" loading={read.isRunning} onClick={() => read.run()}>
          {dayWords.readAgain}
        </Button>
      </Stack>
    </Section>
  );
}

/** The result of reading a file, and the way to apply it. */
function Reading({ id, reading }: { id: string; reading: RangeReading }): JSX.Element {
  const { products, added, changed, removed, badRows, problems, preview = [] } = reading;
  const { member } = useSession();
  const [keepGood, setKeepGood] = useState(false);
  const [removeMissing, setRemoveMissing] = useState(false);
  const [applied, setApplied] = useState<number>();
  const apply = useAction(async () => {
    const result = await call<RangeReading>(`/range/${id}/apply`, { method: 'POST', body: { keepGood, removeMissing }, isLong: true });
    setApplied(result.products);
  });
  const gone = countOf(removed);
  const isLoss = gone > (products - countOf(added) + gone) * mostGone;
  const named = (heading: string, change: RangeChange | number | undefined) =>
    typeof change === 'object' && change.count > 0 ? (
      <p>
        {heading}: {change.first.join(', ')}
        {change.count > change.first.length ? ' …' : ''}
      </p>
    ) : null;
  if (applied !== undefined) return <Done text={dayWords.applied(applied)} />;
  return (
    <Stack>
      <Alert severity="info" live="polite" title={dayWords.counts(products, countOf(added), countOf(changed), gone)}>
        {named(dayWords.added, added)}
        {named(dayWords.changed, changed)}
        {named(dayWords.removed, removed)}
      </Alert>
      {preview.length === 0 ? null : (
        <Section flush heading={dayWords.asBuyers} headingSize="md">
          <Lines texts={preview} />
        </Section>
      )}
      {badRows === 0 ? null : (
        <Section flush heading={dayWords.refusedRows(badRows)} headingSize="md">
          <Lines texts={problems.map(({ line, code, field, reason }) => dayWords.line(line, code, field, reason))} />
        </Section>
      )}
      <Failure text={apply.failure} />
      {member?.role === 'manager' ? (
        <>
          {badRows === 0 ? null : (
            <Checkbox label={dayWords.keepGood} checked={keepGood} onChange={(_event, checked) => setKeepGood(checked)} />
          )}
          {isLoss ? (
            <Checkbox label={dayWords.removeMissing} checked={removeMissing} onChange={(_event, checked) => setRemoveMissing(checked)} />
          ) : null}
          <Stack direction="row">
            <Button
              variant="contained"
              loading={apply.isRunning}
              disabled={(badRows > 0 && !keepGood) || (isLoss && !removeMissing)}
              onClick={() => apply.run()}
            >
              {dayWords.apply}
            </Button>
          </Stack>
        </>
      ) : (
        <p>{dayWords.onlyManager}</p>
      )}
    </Stack>
  );
}
