'use client';

import { Pagination } from '@tarnbrook/kit/Pagination';

/** Hands a function to the kit, which only a client component can. */
export function Pages() {
  return <Pagination page={5} count={9} getHref={(page) => `/?page=${page}`} />;
}
