import type { Job } from '../../contract/careers.ts';

/** What a job's page hands to the application form through navigation state (specification, section 2). */
export interface ApplyState {
  job: Job;
  /** All openings. */
  jobs: readonly Job[];
}
