import { readFile } from 'node:fs/promises';
import type { Opening } from '../../brands/types.ts';
import { employmentTypes, jobListRule } from '../../contract/careers.ts';
import { cleanText } from '../../contract/text.ts';
import type { JobChange, JobRecord } from '../../server/careers/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Call } from '../client.ts';
import type { Command, Invocation } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { listCommand } from '../records.ts';
import { minuteOf, print, readChoice, readDay, readId, unreadable } from '../terminal.ts';

const jsonOption = { json: { help: 'Prints JSON.' } } as const;

const textFields = ['title', 'description', 'task', 'requirements', 'extraRequirements', 'location', 'salary', 'hours'] as const;

const neededFields = ['title', 'description', 'task', 'requirements'] as const satisfies (keyof Opening)[];

const jobOptions = {
  title: { value: 'TEXT', help: 'What the job is called.' },
  description: { value: 'TEXT', help: 'What it is about, in a few sentences.' },
  task: { value: 'TEXT', help: 'What there is to do. Each sentence becomes a line of the list.' },
  requirements: { value: 'TEXT', help: 'What an applicant must bring, alike.' },
  'extra-requirements': { value: 'TEXT', help: 'What would be welcome, alike.' },
  location: { value: 'TEXT', help: 'Where the work is.' },
  'employment-type': { value: 'TYPE', help: `One of ${employmentTypes.join(', ')}.` },
  salary: { value: 'TEXT', help: 'The pay, in words.' },
  hours: { value: 'TEXT', help: 'When one works, in words.' },
  closes: { value: 'DAY', help: 'The last day to apply (2026-12-31). Without one it stays open until it is closed.' },
  file: { value: 'FILE.json', help: 'Takes the texts from a file, by the names that jobs list --json prints. Options win.' },
  ...jsonOption,
} as const satisfies Command['options'];

const listsOfJob = `--task, --requirements and --extra-requirements: ${jobListRule}`;

export const jobsList = listCommand<JobRecord>({
  name: 'jobs list',
  summary: 'Lists the open jobs, newest first.',
  options: { all: { help: 'Also those that are closed.' } },
  each: 'job',
  path: staffPaths.jobs,
  cells: [
    ['No.', ({ id }) => String(id)],
    ['Posted (UTC)', ({ postedAt }) => minuteOf(postedAt ?? '')],
    ['Title', ({ title }) => title],
    ['Open', ({ isOpen, closesAt }) => (isOpen ? (closesAt ? `until ${minuteOf(closesAt)}` : 'yes') : 'no')],
    ['Applications', ({ applications }) => String(applications)],
  ],
  none: ({ all }) => (all ? 'There are no jobs.' : 'There are no open jobs.'),
});

/** Calls a route that changes a job. @param done - continues "Job 3 is …" */
async function callJob({ options, terminal, openClient }: Invocation, path: string, call: Call, done: string): Promise<void> {
  const { id } = await (await openClient()).record<{ readonly id: number }>(path, call);
  print({ options, terminal }, { id }, `Job ${id} is ${done}.`);
}

export const jobsAdd: Command = {
  name: 'jobs add',
  summary: 'Posts a job.',
  options: jobOptions,
  details: listsOfJob,
  async run(invocation) {
    const body = await readChange(invocation.options);
    const missing = neededFields.filter((field) => !body[field]);
    if (missing.length > 0)
      throw new UsageError(`A job needs ${missing.map((field) => `--${field}`).join(', ')}. See: npm run shop -- jobs add --help`);
    return callJob(invocation, staffPaths.jobs, { method: 'POST', body }, 'posted');
  },
};

export const jobsEdit: Command = {
  name: 'jobs edit',
  summary: 'Changes a job. What is not named stays as it is.',
  arguments: ['NUMBER'],
  options: jobOptions,
  details: `An empty text takes location, salary, hours, type or the last day away: --closes ""\n\n${listsOfJob}`,
  async run(invocation) {
    const id = readId(invocation.arguments[0]!);
    const body = await readChange(invocation.options);
    const emptied = neededFields.find((field) => body[field] === '');
    if (emptied) throw new UsageError(`A job cannot be without ${emptied}.`);
    if (Object.keys(body).length === 0) throw new UsageError('Say what to change. See: npm run shop -- jobs edit --help');
    return callJob(invocation, staffPath(staffPaths.job, { id }), { method: 'PATCH', body }, 'changed');
  },
};

export const jobsClose: Command = {
  name: 'jobs close',
  summary: 'Closes a job: it leaves the careers page at once. Its applications stay.',
  arguments: ['NUMBER'],
  options: jsonOption,
  async run(invocation) {
    const id = readId(invocation.arguments[0]!);
    return callJob(invocation, staffPath(staffPaths.jobClose, { id }), { method: 'POST' }, 'closed');
  },
};

/** An empty text removes an optional field. */
async function readChange(options: Invocation['options']): Promise<JobChange> {
  const fromFile = typeof options['file'] === 'string' ? await readJobFile(options['file']) : {};
  const type = options['employmentType'] ?? fromFile['employmentType'];
  const { closes } = options;
  const texts = textFields.flatMap((field) => {
    const text = options[field] ?? fromFile[field];
    return typeof text === 'string' ? [[field, cleanText(text)] as const] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(typeof type === 'string' && { employmentType: type === '' ? null : readChoice(type, employmentTypes, 'employment-type') }),
    ...(typeof closes === 'string' && { lastDay: closes === '' ? null : readDay(closes, 'closes') }),
  };
}

async function readJobFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Record<string, unknown>;
  } catch (error) {
    throw unreadable(file, error);
  }
  throw new CommandError(`The file ${file} must hold one job as a JSON object.`);
}
