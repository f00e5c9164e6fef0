/** The own words of the job application. The labels of its fields stand with their definitions, in `contract/forms/jobApplication.ts`. */
export const words = {
  apply: 'Apply',
  heading: (job: string) => `Apply: ${job}`,
  description: (job: string) => `Apply for “${job}”: your name, how to reach you, and your CV as a PDF or Word file.`,
  applyBy: (day: string) => `Apply by ${day}.`,
  aboutYou: 'About you',
  experience: 'Your experience',
  cv: 'CV',
  received: 'Your application is with us',
  another: 'Apply again',
} as const;
