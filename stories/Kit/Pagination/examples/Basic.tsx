import { useState } from 'react';
import { Pagination } from '@tarnbrook/kit/Pagination';

export function BasicExample() {
  const [page, setPage] = useState(12);
  return <Pagination page={page} count={60} getHref={(number) => `#page-${number}`} onChange={(_event, number) => setPage(number)} />;
}
