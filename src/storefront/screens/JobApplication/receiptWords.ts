/** The words of the receipt for an application, fetched with it. */
export const receiptWords = {
  job: 'Job',
  mail: 'We write to you at',
  otherJobs: 'Other jobs',
} as const;
