export type { ApplicationRecord } from './applications.ts';
export type { JobChange, JobRecord } from './jobRecords.ts';
export { findOpenJob, openJobs } from './jobs.ts';
