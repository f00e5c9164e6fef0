/** Job openings as they travel. The server validates with this schema; everyone else imports only the type. */
import { z } from 'zod';
import { wholeNumber } from './catalogue.ts';
import { integerMax } from './limits.ts';

export const employmentTypes = ['full-time', 'part-time', 'temporary'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Ways to write a time of day whose stops end no sentence in the middle of one. */
export const timeNotations = ['9.30 p.m.', '9.30p.m.', '9.30 P.M.', '9:30 pm', '9.30pm', '21.30', '21:30'] as const;

/** How the text lists of a job are split into lines, for those who write them and those who read the API. */
export const jobListRule = [
  'Sentences, which the screen shows as a list: each full stop ends a line, and so does each line break.',
  'A full stop ends none inside a number ("2.5 tonnes"), inside a mail or web address ("jobs@shop.example.co.uk"), after "e.g." and "i.e.",',
  'and, when a small letter or a number follows, after',
  '"etc.", "approx.", "incl.", "excl.", "max.", "min.", "no.", "vs.", "ca.", "St.", "Mr.", "Mrs.", "Ms." and "Dr.".',
  `Times of day may be written ${timeNotations.map((time) => `"${time}"`).join(', ')}; "p. m." is split.`,
  'After "a.m." and "p.m." the sentence goes on when a small letter, a number, an amount in £ or € or a bracket follows',
  '("9.30 p.m. to 6 a.m. and Sundays"), and ends when a capital letter does.',
].join(' ');

const jobList = z.string().meta({ description: jobListRule });

export const jobSchema = z
  .object({
    id: z.int().positive().max(integerMax),
    title: z.string(),
    description: z.string(),
    task: jobList,
    requirements: jobList,
    extraRequirements: jobList,
    /** Where the work is, as a person would say it: "Manchester, M12". */
    location: z.string().optional(),
    employmentType: z.enum(employmentTypes).optional(),
    /** Pay in words: "£13.20 an hour". */
    salary: z.string().optional(),
    /** Working hours in words: "Tuesday to Saturday, 6 a.m. to 2 p.m.". */
    hours: z.string().optional(),
    /** When it was posted, and when applications close. */
    postedAt: z.iso.datetime().optional(),
    closesAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

/** The answer of `GET job` and of `GET job/:id`, which holds one. */
export const jobsAnswerSchema = z.object({ data: z.array(jobSchema) });
export type JobsAnswer = z.infer<typeof jobsAnswerSchema>;

export const jobParamsSchema = z.object({ id: wholeNumber(1, integerMax) });
