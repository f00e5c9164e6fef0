/** The server checks the shape of forms by these schemas before it applies the rules, and publishes them. Only it may import them: they are large. */
import { z } from 'zod';
import { directorCount, documentMaxBytes, integerMax } from '../limits.ts';
import { businessFields, directorFields } from './accountFields.ts';
import { mapDefinitions, type TextDefinitions } from './fieldDefinitions.ts';
import { documentMessages } from './documents.ts';
import { applicantFields, cvRequiredMessage } from './jobApplication.ts';
import { tooLongMessage } from './rules.ts';

/** Longest text of any field, in UTF-16 code units; the rules of the forms allow less and say so in their own words. */
const textMaxLength = 10_000;

/** A text; a missing one counts as empty, so that the form's rule gives the message and not the schema. */
export const textField = z
  .string('Must be text')
  .max(textMaxLength, tooLongMessage(textMaxLength))
  .nullish()
  .transform((value) => value ?? '');

export const robotCheckSchema = z.object({ website: z.string('Must be text'), elapsedMs: z.number('Must be a number') }).optional();

export const consentFields = {
  termsAccepted: z.boolean('Must be true or false').default(false),
  termsAcceptedAt: textField,
  ipAddress: textField,
} as const;

const bodyOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'Must be an object');

const textsOf = <Definitions extends TextDefinitions>(definitions: Definitions) => mapDefinitions(definitions, () => textField);

const directorSchema = z
  .object({
    ...textsOf(directorFields),
    MobileNo: textField.meta({ description: 'Another spelling of `mobileNo`, which wins when both are given.' }),
  })
  .transform(({ MobileNo, ...director }) => ({ ...director, mobileNo: director.mobileNo || MobileNo }))
  .meta({ id: 'Director' });

/** The part `body` of `POST business/accountForm`. */
export const accountFormSchema = bodyOf({
  business: z.object({ ...textsOf(businessFields), ...consentFields }, 'Must be the business'),
  directors: z
    .array(directorSchema, 'Must be a list of directors')
    .min(directorCount.min, 'At least one director is needed')
    .max(directorCount.max, `At most ${directorCount.max} directors can be entered`),
  check: robotCheckSchema,
}).meta({ id: 'AccountForm' });

/** The part `body` of `POST business/answer`. Values that are not asked for are not read. */
export const answerSchema = bodyOf({
  token: textField,
  business: z.object(textsOf(businessFields), 'Must be the business').prefault({}),
  directors: z.array(directorSchema.nullable(), 'Must be a list of directors').max(directorCount.max).default([]),
  check: robotCheckSchema,
}).meta({ id: 'AccountAnswer' });

/** Longest content of a file inside JSON, in characters: the largest file in base64, and some more, so that a slightly larger file gets its own message. */
const encodedFileMaxLength = Math.ceil((documentMaxBytes * 4) / 3) + 100_000;

export const jobApplicationSchema = bodyOf({
  ...textsOf(applicantFields),
  ...consentFields,
  jobId: z.int('Must be the id of a job').positive('Must be the id of a job').max(integerMax, 'Must be the id of a job'),
  cv: z
    .object(
      {
        fileName: z.string('Must be text'),
        mimeType: textField,
        content: z
          .string('Must be base64')
          .max(encodedFileMaxLength, documentMessages.tooLarge('CV'))
          .meta({ description: 'The file in base64; a `data:` prefix before it is taken off.' }),
      },
      'Must be a file',
    )
    .nullish()
    .meta({ description: cvRequiredMessage }),
  check: robotCheckSchema,
}).meta({ id: 'JobApplication' });

export const contactMessageSchema = bodyOf({
  name: textField,
  mail: textField,
  subject: textField,
  message: textField,
  check: robotCheckSchema,
}).meta({ id: 'ContactMessage' });

export const priceNoticeSchema = bodyOf({
  name: textField,
  mail: textField,
  product: textField.meta({ description: 'Name of the product that was looked at.' }),
  check: robotCheckSchema,
}).meta({ id: 'PriceNotice' });

/** The body of `POST auth/verifyEmail` and `POST business/question`. */
export const verifyEmailSchema = bodyOf({ token: textField });

export const resendVerificationSchema = bodyOf({ reference: textField, token: textField });

export const loginSchema = bodyOf({ logIn: textField, pwd: textField });

export const resetPasswordSchema = bodyOf({ mail: textField });

export const changePasswordSchema = bodyOf({ pwd: textField, token: textField });

export const noAnswerSchema = z.null();

export const messageAnswerSchema = z.object({ message: z.string() });

/** The answer of `POST business/accountForm` and `POST jobApplication`. */
export const submissionAnswerSchema = z.object({
  message: z.string(),
  reference: z
    .string()
    .meta({ description: 'What the submission is named by, such as 7K2M-9QXD. It says nothing of whether an account was there before.' }),
});
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;

const textsAnswer = z.record(z.string(), z.string());

/** The answer of `POST business/question`: what is asked for, by its paths, as it was typed before; the names of files by their parts. */
export const questionAnswerSchema = z.object({
  data: z.object({
    id: z.int(),
    answeredAt: z.iso.datetime().nullable(),
    name: z.string().meta({ description: 'Of the business; empty once answered.' }),
    text: z.string(),
    items: z.array(z.string()),
    business: textsAnswer,
    directors: z.array(textsAnswer.nullable()),
    files: textsAnswer,
  }),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>['data'];

export const loginAnswerSchema = z.object({ token: z.string() });

/** The answer of the two password calls. */
export const statusAnswerSchema = z.object({ status: z.boolean(), message: z.string(), hint: z.string().optional() });
export type StatusAnswer = z.infer<typeof statusAnswerSchema>;

export const accountHolderAnswerSchema = z.object({
  data: z.object({
    userName: z.string(),
    mail: z.string(),
    businessName: z.string(),
    business: z.object(mapDefinitions(businessFields, () => z.string())).optional(),
    history: z
      .array(z.object({ at: z.iso.datetime(), kind: z.string(), reference: z.string() }))
      .optional()
      .meta({ description: 'The application, oldest event first: `submitted`, `verified`, `approved`.' }),
  }),
});
export type AccountHolderAnswer = z.infer<typeof accountHolderAnswerSchema>;
