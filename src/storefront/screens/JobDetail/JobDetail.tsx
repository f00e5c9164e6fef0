import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '../../../contract/careers.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { Tag } from '../../../kit/Tag/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { useJob, useJobs } from '../../data/careers.ts';
import { usePageHead, usePublicUrl } from '../../head.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import type { ApplyState } from '../../navigation/applyState.ts';
import { parseId } from '../../navigation/listState.ts';
import { paths } from '../../navigation/paths.ts';
import { breadcrumbThing, jobThing } from '../../seo/structuredData.ts';
import { FailedJob, QuickHiring, trailTo, UnknownJob } from '../Careers/jobParts.tsx';
import { factsOf } from '../Careers/Openings.tsx';
import { bulletLines } from './bulletLines.ts';

/** One of the job's text lists under its heading; nothing when it is empty. */
function BulletList({ heading, text }: { heading: string; text: string }): JSX.Element | null {
  const lines = bulletLines(text);
  if (lines.length === 0) return null;
  return (
    <Prose as="section">
      <Heading level={2} size="xl">
        {heading}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Prose>
  );
}

function Details({ job, jobs }: { job: Job; jobs: readonly Job[] | undefined }): JSX.Element {
  const { company } = useBrand();
  const { whoWeAre, sharePicture } = useBrandPage('careers');
  const publicUrl = usePublicUrl();
  const trail = trailTo({ label: job.title });
  usePageHead({
    title: `${job.title}: job`,
    description: job.description.slice(0, 155),
    canonical: paths.jobDetail(job.id),
    picture: sharePicture,
    structuredData: import.meta.env.SSR ? [jobThing(job, company, publicUrl), breadcrumbThing(trail, publicUrl)] : undefined,
  });
  const state: ApplyState = { job, jobs: jobs ?? [job] };
  const facts = factsOf(job);
  return (
    <>
      <Page>
        <Breadcrumbs items={trail} />
        <Stack>
          <Heading level={1}>{job.title}</Heading>
          {facts.length > 0 ? (
            <Stack as="ul" direction="row" gap="2">
              {facts.map((fact) => (
                <li key={fact}>
                  <Tag>{fact}</Tag>
                </li>
              ))}
            </Stack>
          ) : null}
        </Stack>
        <Prose>
          <p>{job.description}</p>
        </Prose>
        <Stack direction="row" data-print="hide">
          <Button variant="action" size="large" href={paths.apply(job.id)} state={state}>
            Apply
            <span className="tk-visually-hidden"> for {job.title}</span>
          </Button>
        </Stack>
        <BulletList heading="What you will do" text={job.task} />
        <BulletList heading="What you need" text={job.requirements} />
        <BulletList heading="What would be a bonus" text={job.extraRequirements} />
        <Prose as="section">
          <Heading level={2} size="xl">
            {whoWeAre.heading}
          </Heading>
          {whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Page>
      <QuickHiring jobs={jobs} />
    </>
  );
}

/** One job: what is done, what is asked for, the way to apply, and all other jobs (specification, section 2). */
export function JobDetail(): JSX.Element {
  const [parameters] = useSearchParams();
  const id = parseId(parameters.get('id'));
  const single = useJob(id);
  const list = useJobs();
  const jobs = list.data?.data;
  const failure = single.error ?? list.error;
  useEffect(() => {
    if (failure) console.error(failure);
  }, [failure]);

  if (id === undefined || single.error?.status === 404 || single.data?.data.length === 0) return <UnknownJob jobs={jobs} />;
  const job = single.data?.data[0] ?? jobs?.find((other) => other.id === id);
  if (job) return <Details job={job} jobs={jobs} />;
  if (single.error) return <FailedJob onRetry={() => void single.mutate()} retrying={single.isValidating} jobs={jobs} />;
  return <PageSpinner />;
}
