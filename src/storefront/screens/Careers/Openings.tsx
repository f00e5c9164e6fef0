import type { JSX } from 'react';
import type { EmploymentType, Job } from '../../../contract/careers.ts';
import { CardGrid } from '../../../kit/CardGrid/index.ts';
import { EmptyState } from '../../../kit/EmptyState/index.ts';
import { JobCard } from '../../../kit/JobCard/index.ts';
import { paths } from '../../navigation/paths.ts';

/** What a list without openings says (specification, section 2). */
export const noOpenings = 'Sorry, no job openings are available at this time.';

const employmentTypeLabels: Record<EmploymentType, string> = { 'full-time': 'Full time', 'part-time': 'Part time', temporary: 'Temporary' };

/** What is known of a job besides its text, in a few words each. */
export function factsOf({ location, employmentType, salary }: Job): string[] {
  return [location, employmentType && employmentTypeLabels[employmentType], salary].filter((fact) => fact !== undefined);
}

/** Openings with a View Job button each; `brief` leaves out what they are about. */
export function Openings({ jobs, brief = false }: { jobs: readonly Job[]; brief?: boolean }): JSX.Element {
  if (jobs.length === 0) return <EmptyState headingLevel={3} title={noOpenings} />;
  return (
    <CardGrid columns={brief ? 3 : 1}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          title={job.title}
          href={paths.jobDetail(job.id)}
          facts={factsOf(job)}
          {...(brief ? {} : { description: job.description })}
        />
      ))}
    </CardGrid>
  );
}
