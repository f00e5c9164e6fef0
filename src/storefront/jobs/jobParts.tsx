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
import { words } from './words.ts';
import { sharedWords } from '../words.ts';

/** The way to a page about a job. */
export const trailTo = (...labels: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: sharedWords.home, href: paths.home },
  { label: words.careers, href: paths.careers },
  ...labels,
];

/** All jobs, for those whom this one does not suit; it is marked among them. Not printed. */
export function QuickHiring({ jobs, currentId }: { jobs: readonly Job[] | undefined; currentId?: number }): JSX.Element | null {
  if (!jobs) return null;
  return (
    <Section heading={words.quickHiring} tone="sunken" data-print="hide">
      <Openings jobs={jobs} brief currentId={currentId} />
    </Section>
  );
}

/** There is no such job, or none was named. */
export function UnknownJob({ jobs }: { jobs: readonly Job[] | undefined }): JSX.Element {
  usePageHead({ title: words.notFound, noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: words.notFound })} />
        <Heading level={1}>{words.closed}</Heading>
        <Prose>
          <p>
            {words.closedText}
            {jobs?.length ? words.openJobs : null}
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
    <ErrorState title={words.latestMissing} {...retry} data-print="hide">
      {words.fromList}
    </ErrorState>
  );
}

/** The job could not be loaded: nothing else happens than that this is said (specification, section 8). */
export function FailedJob({ jobs, ...retry }: Retry & { jobs: readonly Job[] | undefined }): JSX.Element {
  const isOnline = useIsOnline();
  const title = words.notLoaded;
  usePageHead({ title, noindex: true });
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: words.job })} />
        <ErrorState level={1} title={title} {...retry} actions={<Button href={paths.careers}>{words.allOpenings}</Button>}>
          {isOnline ? words.tryOrRing : words.offline}
          <CompanyPhone lead={words.on} />.
        </ErrorState>
      </Page>
      <QuickHiring jobs={jobs} />
    </>
  );
}
