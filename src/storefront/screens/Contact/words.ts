export const words = {
  title: 'Contact Us',
  subject: 'Subject',
  message: 'Message',
  sent: (mail: string, when: string) => `Sent ${when}. We answer to ${mail}.`,
  map: (company: string) => `Map of the surroundings of ${company}`,
} as const;
