export const words = {
  title: (job: string) => `${job}: job`,
  apply: 'Apply',
  forJob: (job: string) => ` for ${job}`,
  inShort: 'In short',
} as const;
