export { findOpenJob, openJobs } from './jobs.ts';
