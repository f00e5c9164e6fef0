import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '../../../contract/careers.ts';
import { descriptionOf } from '../../../contract/text.ts';
import { AsideLayout } from '../../../kit/AsideLayout/index.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DescriptionList } from '../../../kit/DescriptionList/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { useJob, useJobs } from '../../data/careers.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import type { ApplyState } from '../../navigation/applyState.ts';
import { brandShare } from '../../pictureSizes.ts';
import { parseId } from '../../navigation/listState.ts';
import { paths } from '../../../contract/pages.ts';
import { jobThing } from '../../seo/jobThing.ts';
import { breadcrumbThing } from '../../seo/structuredData.ts';
import { FailedJob, JobFromList, UnknownJob } from '../../jobs/missingJobs.tsx';
import { trailTo } from '../../jobs/jobTrail.ts';
import { QuickHiring } from '../../jobs/QuickHiring.tsx';
import { jobLists } from '../../jobs/jobLists.ts';
import { namedFactsOf } from '../../jobs/Openings.tsx';
import { words } from './words.ts';

function Details({ job, jobs, notice }: { job: Job; jobs: readonly Job[] | undefined; notice: ReactNode }) {
  const { company } = useBrand();
  const { whoWeAre, sharePicture } = useBrandPage('careers');
  const publicUrl = usePublicUrl();
  const trail = trailTo({ label: job.title });
  usePageHead({
    title: words.title(job.title),
    description: descriptionOf(job.description),
    canonical: paths.jobDetail(job.id),
    picture: brandShare(sharePicture),
    structuredData: import.meta.env.SSR ? [jobThing(job, company, publicUrl), breadcrumbThing(trail, publicUrl)] : undefined,
  });
  const state: ApplyState = { job, jobs: jobs ?? [job] };
  const apply = (
    <Stack direction="row" data-print="hide">
      <Button variant="contained" size="large" href={paths.apply(job.id)} state={state}>
        {words.apply}
        <span className="tk-visually-hidden">{words.forJob(job.title)}</span>
      </Button>
    </Stack>
  );
  return (
    <>
      <Page>
        <Breadcrumbs items={trail} />
        <Heading level={1}>{job.title}</Heading>
        {notice}
        <AsideLayout
          asideLabel={words.inShort}
          aside={
            <>
              <DescriptionList items={namedFactsOf(job)} />
              {apply}
            </>
          }
        >
          <Prose>
            <p>{job.description}</p>
          </Prose>
          {jobLists(job).map(({ heading, lines }) => (
            <Prose component="section" key={heading}>
              <Heading level={2} size="xl">
                {heading}
              </Heading>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Prose>
          ))}
          <Prose component="section">
            <Heading level={2} size="xl">
              {whoWeAre.heading}
            </Heading>
            {whoWeAre.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          {apply}
        </AsideLayout>
      </Page>
      <QuickHiring jobs={jobs} currentId={job.id} />
    </>
  );
}

/** One job: tasks, requirements, the link to apply, and all other jobs (specification, section 2). */
export function JobDetail() {
  const [parameters] = useSearchParams();
  const id = parseId(parameters.get('id'));
  const single = useJob(id);
  const list = useJobs();
  const jobs = list.data?.data;

  if (id === undefined || single.error?.status === 404 || single.data?.data.length === 0) return <UnknownJob jobs={jobs} />;
  const job = single.data?.data[0] ?? jobs?.find((other) => other.id === id);
  const retry = { onRetry: () => void single.mutate(), retrying: single.isValidating };
  if (job) return <Details job={job} jobs={jobs} notice={single.error ? <JobFromList {...retry} /> : null} />;
  if (single.error) return <FailedJob {...retry} jobs={jobs} />;
  return <PageSpinner />;
}
