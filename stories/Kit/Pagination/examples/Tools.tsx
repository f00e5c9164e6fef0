import { useState } from 'react';
import { Pagination, PaginationTools } from '@tarnbrook/kit/Pagination';

const products = 702;

export function ToolsExample() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(12);
  return (
    <Pagination page={page} count={Math.ceil(products / size)} onChange={(_event, number) => setPage(number)}>
      <PaginationTools
        jump
        pageSizes={[12, 24, 48]}
        pageSize={size}
        onPageSizeChange={(_event, next) => {
          // The first product of this page stays on the screen.
          setPage(Math.floor(((page - 1) * size) / next) + 1);
          setSize(next);
        }}
      />
    </Pagination>
  );
}
