/** Pages for a job that is unknown or could not be loaded. */
import type { Job } from '../../contract/careers.ts';
import { jobClosedMessage } from '../../contract/forms/messages.ts';
import { Breadcrumbs } from '../../kit/Breadcrumbs/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { ErrorState } from '../../kit/ErrorState/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Page } from '../../kit/Page/index.ts';
import { Prose } from '../../kit/Prose/index.ts';
import { usePageHead } from '../head.tsx';
import { paths } from '../../contract/pages.ts';
import { trailTo } from './jobTrail.ts';
import { QuickHiring } from './QuickHiring.tsx';
import { words } from './words.ts';

/** The page for a job that does not exist, or without an id. */
export function UnknownJob({ jobs }: { jobs: readonly Job[] | undefined }) {
  usePageHead({ title: words.notFound, noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: words.notFound })} />
        <Heading level={1}>{jobClosedMessage}</Heading>
        <Prose>
          <p>{words.closedText + (jobs?.length ? words.openJobs : '')}</p>
        </Prose>
      </Page>
      <QuickHiring jobs={jobs} />
    </>
  );
}

/** Another try at a load that failed. */
interface Retry {
  onRetry: () => void;
  retrying: boolean;
}

/** A notice above a job that could not be loaded itself, and is shown from the list of all jobs. */
export function JobFromList(retry: Retry) {
  return (
    <ErrorState title={words.latestMissing} {...retry} data-print="hide">
      {words.fromList}
    </ErrorState>
  );
}

/** The page for a job that could not be loaded, which only says so (specification, section 8). */
export function FailedJob({ jobs, ...retry }: Retry & { jobs: readonly Job[] | undefined }) {
  const title = words.notLoaded;
  usePageHead({ title, noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: words.job })} />
        <ErrorState level={1} title={title} {...retry} actions={<Button href={paths.careers}>{words.allOpenings}</Button>} />
      </Page>
      <QuickHiring jobs={jobs} />
    </>
  );
}
