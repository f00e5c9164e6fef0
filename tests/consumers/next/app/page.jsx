import { Heading, Pagination, paginationItems } from '@tarnbrook/kit';
import { InfoIcon } from '@tarnbrook/kit/icons';
import { StorageBadge } from '@tarnbrook/kit/StorageBadge';
import { pagination } from '@tarnbrook/kit/messages/en-GB';
import { Pages } from './Pages';

/** A server component: it shows parts of the kit, and runs its pure functions and texts itself. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>
        <InfoIcon /> Goods, {pagination.status(3, 9)}
      </Heading>
      <StorageBadge storage="frozen" />
      <Pagination defaultPage={2} count={paginationItems(3, 9).length} />
      <Pages />
    </main>
  );
}
