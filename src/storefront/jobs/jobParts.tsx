import type { JSX } from 'react';
import type { Job } from '../../contract/careers.ts';
import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { ErrorState, useIsOnline } from '../../kit/ErrorState/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Page } from '../../kit/Page/index.ts';
import { Prose } from '../../kit/Prose/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { CompanyPhone } from '../CompanyPhone.tsx';
import { usePageHead } from '../head.tsx';
import { paths } from '../../contract/pages.ts';
import { Openings } from './Openings.tsx';

/** The way to a page about a job. */
export const trailTo = (...labels: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: 'Home', href: paths.home },
  { label: 'Careers', href: paths.careers },
  ...labels,
];

/** All jobs, for those whom this one does not suit; it is marked among them. Not printed. */
export function QuickHiring({ jobs, currentId }: { jobs: readonly Job[] | undefined; currentId?: number }): JSX.Element | null {
  if (!jobs) return null;
  return (
    <Section heading="Quick Hiring" tone="sunken" data-print="hide">
      <Openings jobs={jobs} brief currentId={currentId} />
    </Section>
  );
}

/** There is no such job, or none was named. */
export function UnknownJob({ jobs }: { jobs: readonly Job[] | undefined }): JSX.Element {
  usePageHead({ title: 'Job not found', noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: 'Job not found' })} />
        <Heading level={1}>This job is no longer open</Heading>
        <Prose>
          <p>
            It may have been filled, or the address is not quite right.
            {jobs?.length ? ' These are the jobs that are open at the moment.' : null}
          </p>
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

/** The job could not be loaded, but all jobs could: it is shown as it stands among them. */
export function JobFromList(retry: Retry): JSX.Element {
  return (
    <ErrorState title="The latest version of this job could not be loaded" {...retry} data-print="hide">
      Below is what the list of openings says of it.
    </ErrorState>
  );
}

/** The job could not be loaded: nothing else happens than that this is said (specification, section 8). */
export function FailedJob({ jobs, ...retry }: Retry & { jobs: readonly Job[] | undefined }): JSX.Element {
  const isOnline = useIsOnline();
  const title = 'This job could not be loaded';
  usePageHead({ title, noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: 'Job' })} />
        <ErrorState headingLevel={1} title={title} {...retry} actions={<Button href={paths.careers}>All openings</Button>}>
          {isOnline ? 'Please try again, or ring us' : 'Your device has no connection. Please try again when it is back, or ring us'}
          <CompanyPhone lead=" on " />.
        </ErrorState>
      </Page>
      <QuickHiring jobs={jobs} />
    </>
  );
}
