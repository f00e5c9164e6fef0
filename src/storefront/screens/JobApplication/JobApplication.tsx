import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { jobApplicationCall } from '../../../contract/calls.ts';
import type { FormGuide } from '../../../brands/pages.ts';
import type { Job } from '../../../contract/careers.ts';
import type { Consent } from '../../../contract/forms/consent.ts';
import { emptyValuesOf } from '../../../contract/forms/fieldDefinitions.ts';
import {
  applicantFields,
  cvRequiredMessage,
  type ApplicantValues,
  type JobApplication as Application,
} from '../../../contract/forms/jobApplication.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import type { FormErrors } from '../../../kit/Form/index.ts';
import { FieldGrid, FormSection } from '../../../kit/FormSection/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { TextField } from '../../../kit/TextField/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { useJob, useJobs } from '../../data/careers.ts';
import { encodeFile } from '../../data/encodeFile.ts';
import { fieldProps } from '../../forms/fieldProps.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { GuidedForm } from '../../forms/GuidedForm.tsx';
import { useLastingDraft } from '../../forms/LastingDraft.tsx';
import { referenceIn, againId, useReceipt } from '../../forms/receipt.ts';
import { TelephoneField } from '../../forms/TelephoneField.tsx';
import { TermsField } from '../../forms/TermsField.tsx';
import { UploadForm, type SentAlong } from '../../forms/UploadForm.tsx';
import { usePageHead } from '../../head.tsx';
import { PageSpinner } from '../../layout/PageSpinner.tsx';
import type { ApplyState } from '../../navigation/applyState.ts';
import { lazyPart } from '../../../kit/utils/lazyPart.tsx';
import { brandShare } from '../../pictureSizes.ts';
import { parseId } from '../../navigation/listState.ts';
import { paths } from '../../../contract/pages.ts';
import { useIsLive } from '../../../kit/utils/useIsLive.ts';
import { lastDayOf } from '../../jobs/Openings.tsx';
import { FailedJob, UnknownJob } from '../../jobs/missingJobs.tsx';
import { trailTo } from '../../jobs/jobTrail.ts';
import { QuickHiring } from '../../jobs/QuickHiring.tsx';
import { words } from './words.ts';

interface ApplicationValues extends ApplicantValues, Omit<Consent, 'ipAddress'> {
  cv?: File;
}

const emptyApplication: ApplicationValues = { ...emptyValuesOf(applicantFields), termsAccepted: false, termsAcceptedAt: '' };

/** Props of a control that come from the definition of its field. */
const applicant = (name: keyof ApplicantValues) => fieldProps(applicantFields, name);

/** The field accepts any text, so its type is not `url`, but most people enter an address. */
const profileSlots = { input: { spellCheck: false, autoCapitalize: 'none' } };

const draftKeyOf = (job: Job): string => `job-application-${job.id}`;

/** The receipt, whose code is fetched only when an application was sent. */
const ApplicationReceipt = lazyPart(async () => (await import('./ApplicationReceipt.tsx')).ApplicationReceipt);

interface ApplicationFormProps {
  job: Job;
  /** The things to have at hand and the next steps. Undefined beside a receipt. */
  guide: FormGuide | undefined;
  isOpen: boolean;
  onSent: (values: ApplicationValues, reference: string) => void;
}

/** The form for one job, with its notes beside it. */
function ApplicationForm({ job, guide, isOpen, onSent }: ApplicationFormProps) {
  const draftKey = draftKeyOf(job);
  const lasting = useLastingDraft(draftKey);
  const toBody = async ({ cv, ...typed }: ApplicationValues, along: Promise<SentAlong>): Promise<Blob | FormErrors> => {
    // The field's own rule has refused a missing file; this is for the type.
    if (!cv) return { cv: cvRequiredMessage };
    const [encoded, added] = await Promise.all([encodeFile(cv), along]);
    const body: Application & SentAlong = { ...typed, cv: encoded, ...added, jobId: job.id };
    return new Blob([JSON.stringify(body)], { type: 'application/json' });
  };

  return (
    <>
      {lasting.notice}
      <GuidedForm guide={guide}>
        <UploadForm
          call={jobApplicationCall}
          draftKey={draftKey}
          lasting={lasting}
          initialValues={emptyApplication}
          filesOf={({ cv }) => (cv ? [['cv', cv]] : [])}
          toBody={toBody}
          successMessage={formMessages.applicationSent}
          onSent={(values, answer) => onSent(values, referenceIn(answer))}
          refusalOf={({ message }) => message}
          failureMessage={formMessages.somethingWrong}
          blockedBy="termsAccepted"
          isOpen={isOpen}
        >
          <FormSection title={words.aboutYou}>
            <FieldGrid>
              <TextField {...applicant('firstName')} autoComplete="given-name" />
              <TextField {...applicant('lastName')} autoComplete="family-name" />
            </FieldGrid>
            <FieldGrid>
              <TelephoneField {...applicant('mobileNo')} />
              <TextField {...applicant('mail')} type="email" />
            </FieldGrid>
            <FieldGrid>
              <TextField {...applicant('city')} autoComplete="address-level2" />
              <TextField {...applicant('county')} autoComplete="address-level1" />
            </FieldGrid>
            <TextField {...applicant('postCode')} width="short" autoComplete="postal-code" />
          </FormSection>
          <FormSection title={words.experience}>
            <TextField {...applicant('linkedin')} autoComplete="url" inputMode="url" slotProps={profileSlots} />
            <DocumentField name="cv" label={words.cv} requiredMessage={cvRequiredMessage} />
          </FormSection>
          <TermsField />
        </UploadForm>
      </GuidedForm>
    </>
  );
}

function ApplicationPage({ job, jobs }: { job: Job; jobs: readonly Job[] | undefined }) {
  const { lead, needs, next, sharePicture } = useBrandPage('jobApplication');
  usePageHead({
    title: words.heading(job.title),
    description: words.description(job.title),
    canonical: paths.apply(job.id),
    picture: brandShare(sharePicture),
  });
  const { receipt, isFormOpen, openForm, keepReceipt } = useReceipt(draftKeyOf(job));
  const lastDay = lastDayOf(job);
  return (
    <>
      <Page>
        <Breadcrumbs items={trailTo({ label: job.title, href: paths.jobDetail(job.id) }, { label: words.apply })} />
        <Prose>
          <Heading level={1}>{receipt ? words.received : words.heading(job.title)}</Heading>
          {receipt ? null : (
            <>
              <p>{lead}</p>
              {lastDay === undefined ? null : <p>{words.applyBy(lastDay)}</p>}
            </>
          )}
        </Prose>
        {receipt ? (
          <Suspense>
            <ApplicationReceipt receipt={receipt} job={job.title} next={next} onAnother={isFormOpen ? undefined : openForm} />
          </Suspense>
        ) : null}
        {receipt && isFormOpen ? (
          <Heading level={2} id={againId} tabIndex={-1}>
            {words.another}
          </Heading>
        ) : null}
        <ApplicationForm
          job={job}
          guide={receipt ? undefined : { needs, next }}
          isOpen={isFormOpen}
          onSent={({ mail }, reference) => keepReceipt({ mail, reference })}
        />
      </Page>
      <QuickHiring jobs={jobs} currentId={job.id} />
    </>
  );
}

/**
 * Applies for a job (specification, sections 2 to 5 and 8). The job and all others come from the job's page through navigation state, or from the API for
 * visitors who come by address.
 */
export function JobApplication() {
  const [parameters] = useSearchParams();
  const location = useLocation() as { state: Partial<ApplyState> | null };
  const isLive = useIsLive();
  // A reload uses the server's answer and not the history's entry, since the opening may have been closed since.
  const [isReloaded] = useState(!isLive);
  const state = isReloaded ? null : location.state;
  const id = parseId(parameters.get('id'));
  const handed = state?.job && state.job.id === id ? state.job : undefined;
  const single = useJob(handed ? undefined : id);
  const list = useJobs(!state?.jobs);
  const jobs = state?.jobs ?? list.data?.data;

  const job = handed ?? single.data?.data[0];
  if (job) return <ApplicationPage key={job.id} job={job} jobs={jobs} />;
  if (id === undefined || single.error?.status === 404 || single.data) return <UnknownJob jobs={jobs} />;
  if (single.error) return <FailedJob onRetry={() => void single.mutate()} retrying={single.isValidating} jobs={jobs} />;
  return <PageSpinner />;
}
