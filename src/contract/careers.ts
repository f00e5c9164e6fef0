/** Job openings as they travel. The server validates with this schema; everyone else imports only the type. */
import { z } from 'zod';
import { wholeNumber } from './catalogue.ts';
import { integerMax } from './limits.ts';

export const employmentTypes = ['full-time', 'part-time', 'temporary'] as const;
/** How a job is held. */
export type EmploymentType = (typeof employmentTypes)[number];

export const jobSchema = z
  .object({
    id: z.int().positive().max(integerMax),
    title: z.string(),
    description: z.string(),
    /**
     * Sentences, which the screen shows as bullet lines: each full stop ends one. So in the next two fields. A full stop ends no sentence inside a number ("2.5 tonnes"),
     * a mail or web address ("jobs@shop.example.co.uk"), after a time of day in the middle of a sentence ("9.30 p.m. to 6 a.m. and Sundays") or
     * after a shortened word ("e.g.", "i.e."; "etc.", "approx.", "no.", "Mr" and the like when a small letter or a number follows).
     */
    task: z.string(),
    requirements: z.string(),
    extraRequirements: z.string(),
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
/** An opening. */
export type Job = z.infer<typeof jobSchema>;

/** The answer of `GET job` and of `GET job/:id`, which holds one. */
export const jobsAnswerSchema = z.object({ data: z.array(jobSchema) });
export type JobsAnswer = z.infer<typeof jobsAnswerSchema>;

/** The id in the path of `GET job/:id`. */
export const jobParamsSchema = z.object({ id: wholeNumber(1, integerMax) });
