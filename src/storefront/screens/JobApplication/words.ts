/** The own words of the job application. The labels of its fields stand with their definitions, in `contract/forms/jobApplication.ts`. */
export const words = {
  apply: 'Apply',
  heading: (job: string) => `Apply: ${job}`,
  description: (job: string) => `Apply for “${job}”: your name, how to reach you, and your CV as PDF or Word file.`,
  applyBy: (day: string) => `Apply by ${day}.`,
  aboutYou: 'About you',
  experience: 'Your experience',
  linkedinHint: 'The web address of your profile, or its name',
  cv: 'CV',
  received: {
    heading: 'Your application is with us',
    stays: 'This receipt stays here until you close this tab. The form below is empty again.',
    goes: 'Print this page if you want to keep the receipt: it is gone after a reload. The form below is empty again.',
    another: 'Apply again',
  },
} as const;
