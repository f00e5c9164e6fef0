export const jobCard = {
  view: 'View Job',
  /** Beside the title of the job that the visitor is looking at. */
  current: '(this job)',
};
