import { useState, type JSX } from 'react';
import useSWR from 'swr';
import { Tag } from '../../kit/Tag/index.ts';
import type { FewFoundLine, ProductLine } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { dateOf } from '../time.ts';
import { failureText } from '../calls.ts';
import { Lines, Link, List, Outcome, Part, TextBox } from '../parts.tsx';

/** Finds products by code or name; without a search it shows those that were withdrawn. */
export function Products(): JSX.Element {
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

/** Searches of visitors that find fewer than five products. */
export function FewFound(): JSX.Element | null {
  const { data } = useSWR<{ data: readonly FewFoundLine[] }>('/catalogue/few-found');
  if (!data) return null;
  return (
    <Part heading="Searches that found fewer than five">
      {data.data.length === 0 ? <p>{words.none}</p> : null}
      <Lines texts={data.data.map(({ search, times, lastAt }) => words.searched(search, times, dateOf(lastAt)))} />
    </Part>
  );
}
