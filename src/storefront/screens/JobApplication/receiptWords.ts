/** The words of the receipt for an application, fetched with it. */
export const receiptWords = {
  job: 'Job',
  mail: 'We write to you at',
  mend: 'Something to add, or to take back? Reply to our mail, or ring us',
  otherJobs: 'Other jobs',
} as const;
