import type { Job } from '../../contract/careers.ts';
import { CardGrid } from '../../kit/CardGrid/index.ts';
import { EmptyState } from '../../kit/EmptyState/index.ts';
import { JobCard } from '../../kit/JobCard/index.ts';
import { paths } from '../../contract/pages.ts';
import { words } from './words.ts';

/** The day of a moment, in words. */
const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' });

/** The last day to apply, in words; `undefined` for a job without one. A job that closes at midnight closes on the day before. */
export const lastDayOf = ({ closesAt }: Job): string | undefined => closesAt && dayOf(Date.parse(closesAt) - 1);

/** Facts of a job with their names; an unknown fact has no description. A time of day ("6 a.m.") stays on one line. */
export function namedFactsOf(job: Job): { term: string; description: string | undefined }[] {
  const { location, employmentType, salary, hours, postedAt } = job;
  return [
    { term: words.facts.place, description: location },
    { term: words.facts.contract, description: employmentType && words.employmentTypes[employmentType] },
    { term: words.facts.hours, description: hours?.replace(/ (?=[ap]\.m\.)/gu, '\u00a0') },
    { term: words.facts.pay, description: salary },
    { term: words.facts.posted, description: postedAt && dayOf(Date.parse(postedAt)) },
    { term: words.facts.applyBy, description: lastDayOf(job) },
  ];
}

/** Short facts for a card; a date is given with its meaning. */
function factsOf(job: Job): string[] {
  return namedFactsOf(job).flatMap(({ term, description }) => {
    if (description === undefined) return [];
    return term === words.facts.posted || term === words.facts.applyBy ? [`${term} ${description}`] : [description];
  });
}

/** Openings with a View Job button each; `brief` leaves their descriptions out, `currentId` is the opening whose page is shown. */
export function Openings({ jobs, brief = false, currentId }: { jobs: readonly Job[]; brief?: boolean; currentId?: number | undefined }) {
  if (jobs.length === 0) return <EmptyState level={3} title={words.none} />;
  return (
    <CardGrid columns={brief ? 3 : 1}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          title={job.title}
          href={paths.jobDetail(job.id)}
          facts={factsOf(job)}
          current={job.id === currentId}
          {...(brief ? {} : { description: job.description })}
        />
      ))}
    </CardGrid>
  );
}
