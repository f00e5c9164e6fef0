import type { Job } from '../../contract/careers.ts';

/** Navigation state from a job's page to the application form (specification, section 2). */
export interface ApplyState {
  job: Job;
  jobs: readonly Job[];
}
