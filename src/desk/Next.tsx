import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { QueueAnswer, QueueRow } from '../server/desk/answers.ts';
import { Link } from './parts.tsx';
import { isNowhere, useKeys } from './useKeys.ts';
import { words } from './words.ts';

/** Where this tab keeps the last look at the queue, and this browser its filters: neither a search nor a page. */
export const filterKey = 'desk queue';

/** The screen of a row, by which it is known. */
export const pathOf = ({ kind, id }: QueueRow): string => `/${kind === 'answer' ? 'account' : kind}s/${id}`;

/** The call for the rows of a page, which are there before anybody has counted all. */
export const rowsPath = (query: URLSearchParams): string => `/queue?${query}${query.size > 0 ? '&' : ''}uncounted=true`;

type Place = Readonly<{ id: string; index: number }>;

/** The row that was opened last, where somebody comes back to the queue; and the record that was seen waiting last. */
export const opened: { row?: Place | undefined; waiting?: Place } = {};

/** The way to the next that waits, in the order of the queue as it was looked at last. When its own record has left the queue, it has the focus. */
export function Next() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const query = new URLSearchParams(sessionStorage.getItem(filterKey) ?? '');
  query.delete('all');
  const { data } = useSWR<QueueAnswer>(rowsPath(query), { keepPreviousData: true });
  const paths = (data?.data ?? []).map(pathOf);
  const index = paths.indexOf(pathname);
  // Its place stays when it is decided: the one after it is there now.
  const place = index < 0 && opened.waiting?.id === pathname ? opened.waiting.index : index;
  const next = data?.data.filter((row) => pathOf(row) !== pathname);
  const row = next?.[Math.max(0, place)] ?? next?.[0];
  const path = row ? pathOf(row) : '/';
  useKeys({ n: () => void navigate(path) });
  useEffect(() => {
    if (index >= 0) opened.row = opened.waiting = { id: pathname, index };
  }, [index, pathname]);
  const isDone = place >= 0 && index < 0;
  useEffect(() => {
    if (isDone && isNowhere(document.activeElement)) link.current?.focus();
  }, [isDone]);
  return (
    <Link ref={link} href={path} sx={{ marginInlineStart: 'auto' }}>
      {row ? `Next: ${row.name}` : words.back}
    </Link>
  );
}
