export type { ApplicationRecord } from './staffApplications.ts';
export type { JobChange, JobRecord } from './jobRecords.ts';
export { findOpenJob, openJobs } from './jobs.ts';
