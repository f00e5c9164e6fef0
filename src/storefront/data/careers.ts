import useSWR, { type SWRResponse } from 'swr';
import { jobCall, jobsCall } from '../../contract/calls.ts';
import type { JobsAnswer } from '../../contract/careers.ts';
import { getJson, type ApiError } from './client.ts';

/** All openings; sends no request unless they are `wanted`. */
export function useJobs(wanted = true): SWRResponse<JobsAnswer, ApiError> {
  return useSWR<JobsAnswer, ApiError>(wanted ? jobsCall : null, getJson);
}

/** One opening; sends no request while `id` is `undefined`. */
export function useJob(id: number | undefined): SWRResponse<JobsAnswer, ApiError> {
  return useSWR<JobsAnswer, ApiError>(id === undefined ? null : jobCall(id), getJson);
}
