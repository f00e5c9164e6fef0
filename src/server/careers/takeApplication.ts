/** A job application comes in: it is checked and stored with its CV, and both sides get a mail. */
import { pickValues, tidiedValues } from '../../contract/forms/fieldDefinitions.ts';
import {
  applicantFields,
  checkApplicant,
  cvRequiredMessage,
  type ApplicantValues,
  type EncodedFile,
} from '../../contract/forms/jobApplication.ts';
import type { Consent } from '../../contract/forms/consent.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';
import { documentMessages } from '../../contract/forms/documents.ts';
import { formMessages, jobClosedMessage } from '../../contract/forms/messages.ts';
import type { BrandFacts } from '../../brands/types.ts';
import type { Database } from '../database/index.ts';
import { cleanFields, formRefusal } from '../http/forms.ts';
import { queueMail } from '../mail/index.ts';
import { storableDocument, type JudgedFile } from '../security/documents.ts';
import { storeDocument } from '../security/documentStore.ts';
import { newReference } from '../security/references.ts';
import { mayMail } from '../security/recipientLimit.ts';
import { once, type Answer } from '../security/idempotency.ts';
import { isOpen } from './jobs.ts';

interface ReceivedApplication {
  readonly typed: ApplicantValues & Consent & { readonly jobId: number; readonly cv?: EncodedFile | null | undefined };
  readonly ip: string;
  readonly key: string | undefined;
  /** The brand's facts: the address for the mail, and the version of the accepted terms. */
  readonly facts: Pick<BrandFacts, 'company' | 'legal'>;
}

const cvLabel = 'CV';

/** In one transaction, with the mails to the applicant and the company. @throws {RequestError} 400 with the errors by field */
export async function takeApplication({ kysely }: Database, { typed, ip, key, facts }: ReceivedApplication): Promise<Answer> {
  const applicant = tidiedValues(applicantFields, cleanFields(pickValues(applicantFields, typed)));
  const cv = await readCv(typed.cv);
  const errors = {
    ...checkApplicant({ ...applicant, termsAccepted: typed.termsAccepted }),
    ...('message' in cv ? { cv: cv.message } : {}),
  };
  if ('message' in cv || Object.keys(errors).length > 0) throw formRefusal(errors);
  return kysely.transaction().execute((transaction) =>
    once(transaction, { key, scope: 'application' }, async () => {
      // The job's row is locked until the application is stored, so that the job cannot be closed in between.
      const job = await transaction
        .selectFrom('job')
        .select(['id', 'title'])
        .where('id', '=', typed.jobId)
        .where(isOpen)
        .forShare()
        .executeTakeFirst();
      if (!job) throw formRefusal({ jobId: jobClosedMessage });
      const documentId = await storeDocument(transaction, cv.file);
      const reference = newReference();
      const { id } = await transaction
        .insertInto('jobApplication')
        .values({
          jobId: job.id,
          reference,
          ...applicant,
          documentId,
          termsVersion: facts.legal.termsVersion,
          privacyVersion: facts.legal.privacyVersion,
          termsAcceptedAtClaimed: cleanLine(typed.termsAcceptedAt, lineMaxLength),
          ipAddressClaimed: cleanLine(typed.ipAddress, lineMaxLength),
          ipAddress: ip,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (await mayMail(transaction, 'acknowledgement', applicant.mail))
        await queueMail(transaction, {
          kind: 'applicationReceived',
          to: applicant.mail,
          cause: `application:${id}`,
          firstName: applicant.firstName,
          jobTitle: job.title,
          reference,
        });
      await queueMail(transaction, {
        kind: 'staffApplication',
        to: facts.company.mail,
        cause: `application:${id}:staff`,
        applicationId: id,
        reference,
        applicantName: `${applicant.firstName} ${applicant.lastName}`,
        mail: applicant.mail,
        mobileNo: applicant.mobileNo,
        jobTitle: job.title,
      });
      return { status: 201, body: { message: formMessages.applicationSent, reference } };
    }),
  );
}

/** The prefix that a browser puts before a file's base64 in a `data:` address. */
const dataPrefix = /^data:[^,]{0,200};base64,/iu;

async function readCv(cv: EncodedFile | null | undefined): Promise<JudgedFile> {
  if (!cv || cv.fileName.trim() === '') return { message: cvRequiredMessage };
  const base64 = cv.content.replace(dataPrefix, '');
  // Node ignores characters that are not base64, and would decode another file than was sent.
  if (!/^[A-Za-z\d+/]*={0,2}$/u.test(base64)) return { message: documentMessages.contentDiffers(cvLabel) };
  return storableDocument({ fileName: cv.fileName, mimeType: cv.mimeType, content: Buffer.from(base64, 'base64') }, cvLabel);
}
