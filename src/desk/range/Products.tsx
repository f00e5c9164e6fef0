import { useState, type JSX } from 'react';
import useSWR from 'swr';
import { Link } from '../../kit/Link/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { Tag } from '../../kit/Tag/index.ts';
import type { FewFoundLine, ProductLine } from '../../server/desk/answers.ts';
import { Lines, List } from '../case/List.tsx';
import { dayWords } from '../dayWords.ts';
import { Failure } from '../Failure.tsx';
import { dateOf } from '../time.ts';
import { TextBox } from '../fields.tsx';
import { failureText } from '../useAction.ts';

/** Finds products by code or name; without a search it shows those that were withdrawn. */
export function Products(): JSX.Element {
  const [search, setSearch] = useState('');
  const path = `/products?${new URLSearchParams({ search }).toString()}`;
  const { data, error } = useSWR<{ data: readonly ProductLine[] }>(path, { keepPreviousData: true });
  return (
    <Section flush heading={dayWords.products} headingSize="md">
      <Stack>
        <TextBox label={dayWords.codeOrName} value={search} onChange={setSearch} />
        <Failure text={error === undefined ? undefined : failureText(error)} />
        {search !== '' && data?.data.length === 0 ? <p>{dayWords.noProduct}</p> : null}
        <List>
          {(data?.data ?? []).map(({ code, name, pack, isWithdrawn }) => (
            <li key={code}>
              <Link href={`/range/products/${encodeURIComponent(code)}`}>
                {code} {name}
              </Link>{' '}
              {pack} {isWithdrawn ? <Tag>{dayWords.productChanges.withdrawn}</Tag> : null}
            </li>
          ))}
        </List>
      </Stack>
    </Section>
  );
}

/** Searches of visitors that find fewer than five products. */
export function FewFound(): JSX.Element | null {
  const { data } = useSWR<{ data: readonly FewFoundLine[] }>('/catalogue/few-found');
  if (!data) return null;
  return (
    <Section flush heading={dayWords.fewFound} headingSize="md">
      {data.data.length === 0 ? <p>{dayWords.none}</p> : null}
      <Lines texts={data.data.map(({ search, times, lastAt }) => dayWords.searched(search, times, dateOf(lastAt)))} />
    </Section>
  );
}
