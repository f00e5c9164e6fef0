import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { Checkbox } from '../kit/Checkbox/index.ts';
import { MuiTheme } from '../kit/theme/MuiTheme.tsx';
import type { TextElement } from '../kit/TextField/useTypedText.ts';
import { queueKinds, queueSorts, stateWords, type QueueAnswer, type QueueKind, type QueueRow } from '../server/desk/answers.ts';
import { ageOf, timeOf } from './time.ts';
import { filterKey, opened, pathOf, rowsPath } from './Next.tsx';
import { isNowhere, useKeys } from './useKeys.ts';
import { numbered, words } from './words.ts';
import { failureText, useSession } from './calls.ts';
import { Button, Choice, ErrorState, hasRoom, Link, Page, Stack, styled, TextBox, token } from './parts.tsx';

const pageSize = 50;
const keptFilters: ReadonlySet<string> = new Set(['kind', 'holder', 'all', 'sort', 'order']);
const hairline = token('color.border.hairline');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The filters and the table below them, which fill the window: rows outside of it are not drawn. */
const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.4'),
  blockSize: `calc(100cqb - ${token('space.20')})`,
  minBlockSize: '26rem',
  '& > :last-child': { flex: 1, minBlockSize: 0 },
});

const columns: GridColDef<QueueRow>[] = [
  { field: 'kind', headerName: words.kind, width: 112, valueFormatter: (kind: QueueKind) => words.kinds[kind] },
  {
    field: 'name',
    headerName: words.name,
    flex: 2,
    minWidth: 150,
    renderCell: ({ row, tabIndex }) => (
      <Link href={pathOf(row)} tabIndex={tabIndex}>
        {row.name}
      </Link>
    ),
  },
  { field: 'about', headerName: 'About', flex: 3, minWidth: 130, sortable: false },
  { field: 'state', headerName: words.state, width: 124, sortable: false, valueFormatter: (state: QueueRow['state']) => stateWords[state] },
  { field: 'holder', headerName: words.holder, flex: 1, minWidth: 112, sortable: false },
  {
    field: 'since',
    headerName: 'Age',
    width: 92,
    renderCell: ({ row }) => (
      <time dateTime={row.since} title={timeOf(row.since)}>
        {ageOf(row.since)}
      </time>
    ),
  },
];

/** The query with some of its facts changed; an empty one leaves it. */
function queryWith(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams({ ...Object.fromEntries(query), ...changes });
  for (const [name, value] of Object.entries(changes)) if (value === '') next.delete(name);
  return next;
}

/** The filters, which stand in the address, the search as it is typed. */
function useFilters() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const change = (changes: Readonly<Record<string, string>>, options = { replace: false }) =>
    setQuery((before) => {
      const next = queryWith(before, changes);
      sessionStorage.setItem(filterKey, next.toString());
      localStorage.setItem(filterKey, new URLSearchParams([...next].filter(([name]) => keptFilters.has(name))).toString());
      return next;
    }, options);
  const type = (text: string) => {
    setTyped(text);
    change({ search: text, page: '' }, { replace: true });
  };
  const clear = () => {
    setTyped('');
    change(Object.fromEntries([...query.keys()].map((name) => [name, ''])));
  };
  return { query, change, clear, typed, type };
}

interface FiltersProps extends ReturnType<typeof useFilters> {
  inputRef: RefObject<TextElement | null>;
  answer: QueueAnswer | undefined;
}

function Filters({ query, change, clear, typed, type, inputRef, answer }: FiltersProps) {
  const { member } = useSession();
  const holder = query.get('holder') ?? '';
  const names = new Set([...(answer?.members ?? []), holder]);
  for (const name of ['', ...Object.keys(words.holders), member?.name ?? '']) names.delete(name);
  const kind = queueKinds.find((each) => each === query.get('kind'));
  const isAll = query.get('all') === 'true';
  const leave = ({ key }: { key: string }) => {
    if (key === 'Enter' || key === 'Escape') inputRef.current?.blur();
  };
  return (
    <search aria-label="Filters of the queue">
      <Stack direction="row" sx={{ alignItems: 'end' }}>
        <TextBox label={words.search} inputRef={inputRef} value={typed} onChange={type} onKeyDown={leave} />
        <Choice
          label={words.kind}
          value={kind ?? ''}
          options={[['', 'All'], ...queueKinds.map((each) => [each, words.kinds[each]] as const)]}
          onChange={(chosen) => change({ kind: chosen, page: '' })}
        />
        <Choice
          label={words.holder}
          value={holder}
          options={[['', 'All'], ...Object.entries(words.holders), ...[...names].map((name) => [name, name] as const)]}
          onChange={(chosen) => change({ holder: chosen, page: '' })}
        />
        <Checkbox
          label="Also what is done"
          checked={isAll}
          onChange={(_event, checked) => change({ all: checked ? 'true' : '', page: '' })}
        />
        {query.size === 0 ? null : (
          <Button variant="text" onClick={clear}>
            Clear
          </Button>
        )}
        <Stack component="output" sx={{ paddingBlockEnd: token('space.2'), marginInlineStart: 'auto' }}>
          {answer?.total === undefined ? '' : `${numbered(answer.total)} ${isAll ? 'in all' : 'waiting'}`}
        </Stack>
      </Stack>
    </search>
  );
}

/** Everything that waits; an address without filters shows what was looked at last. */
export function Queue() {
  const kept = useLocation().search === '' ? (sessionStorage.getItem(filterKey) ?? localStorage.getItem(filterKey)) : null;
  return kept ? <Navigate replace to={{ search: kept }} /> : <Waiting />;
}

/** Moves the focus between rows, beyond the last to the next page. Back from a case it is on the case's row, or on the one that has taken its place, also where the case leaves the queue later. */
function useRowFocus(rows: readonly QueueRow[], grid: ReturnType<typeof useGridApiRef>, turn: (step: 1 | -1) => boolean) {
  const at = useRef(opened.row ?? { id: '', index: -1 });
  const goTo = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    at.current = { id: pathOf(row), index: rows.indexOf(row) };
    grid.current?.scrollToIndexes({ rowIndex: at.current.index });
    grid.current?.setCellFocus(at.current.id, 'name');
  };
  const follow = useEffectEvent(() => {
    const place = rows.findIndex((row) => pathOf(row) === at.current.id);
    if (at.current.index < 0 || (place === at.current.index && !opened.row)) return;
    if (rows.length > 0) opened.row = undefined;
    // The table goes to its first row when the one with the focus has gone.
    const isFree = isNowhere(document.activeElement) || (place < 0 && document.activeElement?.closest('[role="grid"]'));
    if (place >= 0) at.current = { ...at.current, index: place };
    if (isFree) goTo(at.current.index);
  });
  useEffect(() => follow(), [rows]);
  return (step: 1 | -1) => {
    const index = at.current.index + step;
    const isBeyond = index === rows.length || (index < 0 && at.current.index === 0);
    if (isBeyond && turn(step)) at.current = { id: '', index: step > 0 ? 0 : pageSize - 1 };
    else goTo(index);
  };
}

const noRows: readonly QueueRow[] = [];
const everyColumn = {};
const withoutState = { state: false };
const nothing = { found: { noRowsLabel: 'Nothing found' }, waits: { noRowsLabel: 'Nothing waits' } };
// The table's own mixes them with white in the dark too.
const hairlines = {
  borderColor: hairline,
  '--DataGrid-rowBorderColor': hairline,
  '& .MuiDataGrid-footerContainer': { borderColor: hairline },
};

/** Tells the table that it was left by a key, as it hears of a press elsewhere. Else it would take the focus back as soon as the row that had it has gone. */
const tellLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget) || relatedTarget?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));

/** The rows. The table is drawn again for other props alone: while somebody types, the keys come first. */
const Table = memo((props: Omit<DataGridProps<QueueRow>, 'columns'>) => (
  <MuiTheme>
    <div onBlur={tellLeft}>
      <DataGrid
        {...(nonce !== undefined && { nonce })}
        aria-label={words.queue}
        columns={columns}
        getRowId={pathOf}
        density="compact"
        sx={hairlines}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        pageSizeOptions={[pageSize]}
        sortingOrder={['asc', 'desc']}
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        {...props}
      />
    </div>
  </MuiTheme>
));

/** A function that stays the same, and does what the newest does. */
function useStable<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}

/** Ages grow as times fall. */
const shownOrder = (field: string, order: 'asc' | 'desc'): 'asc' | 'desc' =>
  field === 'since' ? (order === 'asc' ? 'desc' : 'asc') : order;

function Waiting() {
  const filters = useFilters();
  const { query, change } = filters;
  const navigate = useNavigate();
  const grid = useGridApiRef();
  const search = useRef<TextElement>(null);
  // Somebody who decides a case within seconds must not come back to the queue of before.
  const often = { keepPreviousData: true, refreshInterval: 20_000, dedupingInterval: 0 };
  const { data, error, isLoading, mutate } = useSWR<QueueAnswer>(rowsPath(query), often);
  // Counting takes longer than the rows, which must not wait for it, nor for the next page.
  const countPath = `/queue?${queryWith(query, { page: '', sort: '', order: '', size: '1' })}`;
  const { data: counted, isLoading: isCounting } = useSWR<QueueAnswer>(isLoading ? null : countPath, often);
  const total = counted?.total ?? 0;

  // Where the last rows of the last page were decided, the server gives the page before.
  const page = Math.min(Number(query.get('page')) || 0, Math.max(0, Math.ceil(total / pageSize) - 1));
  // The next page is there before its button is pressed.
  useSWR<QueueAnswer>(
    !isLoading && !isCounting && (page + 1) * pageSize < total ? rowsPath(queryWith(query, { page: String(page + 1) })) : null,
  );

  useEffect(() => {
    sessionStorage.setItem(filterKey, query.toString());
    grid.current?.scroll({ top: 0 });
  }, [grid, query]);
  // The grid turns back to its first page while it has rows but no count, so it waits for both.
  const rows = (counted && data?.data) ?? noRows;
  const turnTo = (to: number) => {
    const isThere = to !== page && to >= 0 && to * pageSize < total;
    if (isThere) change({ page: to === 0 ? '' : String(to) });
    return isThere;
  };
  const go = useRowFocus(rows, grid, (step) => turnTo(page + step));
  useKeys({ j: () => go(1), k: () => go(-1), '/': () => search.current?.focus() });
  // The link in a row opens it by itself.
  const open = useStable(({ row }: { row: QueueRow }, { target }: { target: EventTarget }) => {
    opened.row = { id: pathOf(row), index: rows.indexOf(row) };
    if (!(target as Element).closest('a')) void navigate(pathOf(row));
  });
  const openByKey = useStable((cell: { row: QueueRow }, event: KeyboardEvent) => event.key === 'Enter' && open(cell, event));
  const turn = useStable(({ page: to }: GridPaginationModel) => turnTo(to));
  const sortBy = useStable(([model]: GridSortModel) =>
    change({ sort: model?.field ?? '', order: model?.sort ? shownOrder(model.field, model.sort) : '', page: '' }),
  );
  const sort = queueSorts.find((each) => each === query.get('sort')) ?? 'since';
  const order = query.get('order') === 'desc' ? 'desc' : 'asc';
  // A new array counts as a new order for the grid, which would turn back to its first page.
  const sortModel = useMemo(() => [{ field: sort, sort: shownOrder(sort, order) } as const], [sort, order]);
  const paginationModel = useMemo(() => ({ page, pageSize }), [page]);
  return (
    <Page title={words.queue} isWide>
      <Screen>
        <Filters {...filters} inputRef={search} answer={data && counted} />
        {error !== undefined && !data ? (
          <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState>
        ) : (
          <Table
            apiRef={grid}
            rows={rows}
            rowCount={total}
            // With rows on the screen it would disable the buttons of the pages, and take the focus from them.
            loading={!data || !counted}
            {...{ paginationModel, sortModel }}
            onPaginationModelChange={turn}
            onSortModelChange={sortBy}
            onCellClick={open}
            onCellKeyDown={openByKey}
            localeText={nothing[query.has('search') ? 'found' : 'waits']}
            columnVisibilityModel={hasRoom() || query.has('all') ? everyColumn : withoutState}
          />
        )}
      </Screen>
    </Page>
  );
}
