import { useState, type JSX } from 'react';
import { Button } from '@tarnbrook/kit/Button';
import { Heading } from '@tarnbrook/kit/Heading';
import { Pagination } from '@tarnbrook/kit/Pagination';
import { KitProvider } from '@tarnbrook/kit/provider';

/** A page of a shop that has nothing to do with ours. */
export function Shop(): JSX.Element {
  const [page, setPage] = useState(1);
  return (
    <KitProvider>
      <Heading level={1}>Page {page}</Heading>
      <Pagination page={page} count={9} onChange={(_event, next) => setPage(next)} />
      <Button onClick={() => setPage(9)}>To the end</Button>
    </KitProvider>
  );
}
