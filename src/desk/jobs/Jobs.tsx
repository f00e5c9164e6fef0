import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { bulletLines } from '../../contract/bulletLines.ts';
import { JobCard } from '../../kit/JobCard/index.ts';
import { Prose } from '../../kit/Prose/index.ts';
import { SplitLayout } from '../../kit/SplitLayout/index.ts';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import { stateWords, type ApplicationRecord, type JobRecord } from '../../server/desk/answers.ts';
import { useRecordId } from '../records/RecordPage.tsx';
import { words } from '../words.ts';
import { before, dateOf, dayInMonths, dayOf, timeOf } from '../time.ts';
import { call, useAction, useDraft, useSend } from '../calls.ts';
import { ActionForm, Button, Choice, DayField, Heading, Link, NotFound, Outcome } from '../parts.tsx';
import { Page, Part, Pending, PendingPage, RowButton, Rows, Stack, SureButton, TextBox } from '../parts.tsx';

function stateOf({ isOpen, closedAt, postedAt = '', closesAt }: JobRecord): string {
  if (isOpen) return closesAt === undefined ? 'Open' : `Open until ${dateOf(before(closesAt))}`;
  if (closedAt === null && Date.parse(postedAt) > Date.now()) return `Opens on ${dateOf(postedAt)}`;
  return 'Closed';
}

/** All openings, each of which can be changed, closed and opened. */
export function Jobs() {
  const { data, error, mutate } = useSWR<{ data: readonly JobRecord[] }>('/jobs?all=true');
  const change = useSend();
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map((job) => {
    const { id, title, isOpen, applications } = job;
    const link = <Link href={`/jobs/${id}`}>{title}</Link>;
    const button = isOpen ? (
      <SureButton
        of={title}
        label={words.close}
        yes="Close the job"
        question={`Close ${title}?`}
        action={{ ...change, run: () => change.run(`/jobs/${id}/close`) }}
      >
        Visitors no longer see it, and nobody can apply.
      </SureButton>
    ) : (
      <RowButton label="Open now" of={title} loading={change.isRunning} onClick={() => change.run(`/jobs/${id}/open`)} />
    );
    const count = applications === 0 ? 0 : <Link href={`/jobs/${id}`}>{applications}</Link>;
    return { id, cells: [link, stateOf(job), count, button] };
  });
  const add = (
    <Button href="/jobs/new" variant="contained" sx={{ marginInlineStart: 'auto' }}>
      New job
    </Button>
  );
  return (
    <Page title={words.jobs} beside={add}>
      <Outcome failure={change.failure} />
      <Rows label={words.jobs} none="No jobs yet" headings={['Job', words.state, 'Applications', words.change]} numbers={[2]} rows={rows} />
    </Page>
  );
}

const needed = ['description', 'task', 'requirements'] as const;
const texts = [...needed, 'extraRequirements'] as const;
const lines = ['location', 'salary', 'hours'] as const;
const fields = ['title', ...texts, ...lines, 'employmentType', 'firstDay', 'lastDay'] as const;

type Typed = Readonly<Record<(typeof fields)[number], string>>;
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Typed;

const typedOf = ({ postedAt, closesAt, ...job }: JobRecord): Typed => ({
  ...empty,
  ...Object.fromEntries(fields.flatMap((field) => (field in job ? [[field, String(job[field as keyof typeof job])]] : []))),
  firstDay: postedAt === undefined ? '' : dayOf(postedAt),
  lastDay: closesAt === undefined ? '' : dayOf(before(closesAt)),
});

/** A job by its number, or a new one. */
export function JobPage() {
  const id = useRecordId();
  const isNew = id === 'new';
  const { data, error, mutate } = useSWR<{ data: readonly JobRecord[] }>(isNew ? null : '/jobs?all=true');
  const job = data?.data.find((each) => String(each.id) === id);
  if (!isNew && !data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  if (!isNew && !job) return <NotFound />;
  return <JobForm key={id} job={job} />;
}

/** The texts of a job beside how visitors will see them. They stay until they are saved. */
function JobForm({ job }: { job: JobRecord | undefined }) {
  const [draft, keep] = useDraft(`job ${job?.id ?? 'new'}`);
  const navigate = useNavigate();
  const saved = job ? typedOf(job) : empty;
  const typed: Typed = draft === undefined ? saved : { ...empty, ...(JSON.parse(draft) as Partial<Typed>) };
  const type = (field: keyof Typed) => (value: string) => keep(JSON.stringify({ ...typed, [field]: value }));
  const save = useAction(async () => {
    const { employmentType, firstDay, lastDay, ...rest } = typed;
    // A first day that is over keeps its hour.
    const isSent = firstDay !== saved.firstDay || firstDay > dayInMonths(0);
    const days = { lastDay: lastDay || null, ...(isSent && { firstDay: firstDay || null }) };
    const body = { ...rest, employmentType: employmentType || null, ...days };
    await call(job ? `/jobs/${job.id}` : '/jobs', { method: job ? 'PATCH' : 'POST', body });
    keep(undefined);
    void navigate('/jobs');
  });
  const field = (name: 'title' | (typeof texts)[number] | (typeof lines)[number]) => (
    <TextBox
      key={name}
      label={words.jobFields[name]}
      optional={name !== 'title' && !needed.includes(name as 'task')}
      value={typed[name]}
      multiline={texts.includes(name as 'task')}
      rows={4}
      {...(name === 'title' && { slotProps: { input: { autoFocus: !job } } })}
      error={save.errors?.[name]}
      onChange={type(name)}
    />
  );
  const form = (
    <ActionForm action={save} button={words.save} noValidate foot="sticky">
      {(['title', ...texts, ...lines] as const).map(field)}
      <Stack direction="row" sx={{ alignItems: 'start' }}>
        <Choice
          label={words.jobFields.employmentType}
          value={typed.employmentType}
          options={[['', words.none], ...Object.entries(words.employmentTypes)]}
          onChange={type('employmentType')}
        />
        <DayField label={words.jobFields.firstDay} hint="Empty: open now" value={typed.firstDay} onChange={type('firstDay')} />
        <DayField
          label={words.jobFields.lastDay}
          hint="Empty: until closed"
          error={save.errors?.lastDay}
          min={typed.firstDay || dayInMonths(0)}
          value={typed.lastDay}
          onChange={type('lastDay')}
        />
      </Stack>
    </ActionForm>
  );
  return (
    <Page title={job?.title ?? 'New job'} isWide>
      {job && job.applications > 0 ? <Applications {...job} /> : null}
      <SplitLayout media={form}>
        <Preview job={typed} />
      </SplitLayout>
    </Page>
  );
}

function Applications({ id, title }: JobRecord) {
  const { data, error, mutate } = useSWR<{ data: readonly ApplicationRecord[] }>(`/applications?job=${id}`);
  if (!data) return <Pending error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map(({ id: number, firstName, lastName, city, state, createdAt }) => {
    const link = <Link href={`/applications/${number}`}>{`${firstName} ${lastName}`}</Link>;
    return { id: number, cells: [link, city, stateWords[state], timeOf(createdAt)] };
  });
  return (
    <Part heading="Applications">
      <Rows label={title} headings={[words.name, applicantFields.city.label, words.state, words.cameIn]} rows={rows} />
    </Part>
  );
}

/** The job as the careers page and its own page show it. The card leads nowhere: there is no such page yet. */
function Preview({ job }: { job: Typed }) {
  const facts = lines.map((name) => job[name]).filter((fact) => fact !== '');
  return (
    <Part heading="Preview">
      <JobCard inert title={job.title || 'New job'} href="#main" description={job.description} facts={facts} level={3} />
      {texts.slice(1).map((name) =>
        bulletLines(job[name]).length === 0 ? null : (
          <Prose component="section" key={name}>
            <Heading level={3} size="md">
              {words.jobFields[name]}
            </Heading>
            <ul>
              {bulletLines(job[name]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Prose>
        ),
      )}
    </Part>
  );
}
