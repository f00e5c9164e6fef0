import { createContext, type ReactNode } from 'react';
import type { PaginationItemProps } from './PaginationItem.tsx';

/** The `Pagination` around its tools: nothing while there is one page. */
export const PaginationContext = createContext<
  | {
      /** The page that is shown. */
      current: number;
      /** A link or button to a page, as the pagination shows its own. */
      item: (page: number, label: string, children: ReactNode, type: NonNullable<PaginationItemProps['type']>) => ReactNode;
    }
  | undefined
>(undefined);
