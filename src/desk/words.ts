/** Words that several screens of the desk show, and tables of words. It has one language for all brands. */
import type { RangeProblem } from '../server/desk/answers.ts';

/** A number as people read it. */
export const numbered = (count: number): string => count.toLocaleString('en-GB');

/** The words. Those of one screen stand there. */
export const words = {
  title: (page: string, shop: string) => `${page} – ${shop} desk`,
  /** A reason goes on from the field, or is a sentence of its own. */
  wrong: (field: string, reason: string) => `${field}${/^\p{Lu}/u.test(reason) && field !== '' ? ':' : ''} ${reason}.`.trim(),
  loading: 'Loading',
  notFound: 'There is no such page',
  back: 'Back to the queue',
  mail: 'E-mail',
  signIn: 'Sign in',
  code: 'Code',
  signOut: 'Sign out',
  queue: 'Queue',
  search: 'Search',
  sessions: 'Sessions',
  jobs: 'Jobs',
  range: 'Range',
  people: 'People',
  staff: 'Staff',
  health: 'Health',
  kind: 'Kind',
  name: 'Name',
  holder: 'Who has it',
  holders: { me: 'Me', nobody: 'Nobody' },
  kinds: { account: 'Account', answer: 'Answer', message: 'Message', application: 'Application', mail: 'Failed e-mail' },
  shared: { vatNumber: 'VAT number', registrationNumber: 'Company number', mail: 'E-mail', telephone: 'Telephone', director: 'Director' },
  cameIn: 'Came in',
  state: 'State',
  reason: 'Reason',
  /** Whose proof a file is, by the part of the form that it came with. */
  part: (part: string, isReplaced = false) => {
    if (part === 'cv') return 'CV';
    const director = /^directors\[(\d+)\]/u.exec(part)?.[1];
    return (
      (director === undefined ? `Proof of address ${part.at(-1)}` : `Director ${Number(director) + 1}`) + (isReplaced ? ', replaced' : '')
    );
  },
  failures: {
    locked: 'It is locked with a password, so it cannot be shown.',
    broken: 'It is damaged, so it cannot be shown.',
    slow: 'It takes too long to draw, so it is not shown.',
  },
  keptUntil: 'Kept until',
  sendLetter: { invited: 'Send invitation', refused: 'Send refusal', reject: 'Send refusal', ask: 'Send question', answer: 'Send answer' },
  change: 'Change',
  close: 'Close',
  jobFields: {
    title: 'Title',
    description: 'Description',
    task: 'What you will do',
    requirements: 'What you need',
    extraRequirements: 'What would be a bonus',
    location: 'Place of work',
    salary: 'Pay',
    hours: 'Hours',
    employmentType: 'Contract',
    firstDay: 'First day',
    lastDay: 'Last day',
  },
  employmentTypes: { 'full-time': 'Full time', 'part-time': 'Part time', temporary: 'Temporary' },
  none: 'None',
  save: 'Save',
  inShop: 'In the shop',
  meanings: { path: 'One in the other', several: 'Several beside each other' },
  line: ({ line, code, field, reason }: RangeProblem) =>
    words.said(`Line ${line}${code === '' ? '' : `, ${code}`}: ${field === '' ? 'the row' : words.field(field)} ${reason}`),
  /** A text of the command line, with its columns as people name them. */
  said: (text: string): string => text.replace(/\b[a-z]+(?:_[a-z]+)+\b/gu, (name) => words.field(name)),
  products: 'Products',
  /** A field whose name says it: "pack_size", "keepUntil". */
  field: (name: string) =>
    name.charAt(0).toUpperCase() +
    name
      .slice(1)
      .replaceAll(/_|\p{Lu}/gu, (mark) => ` ${mark.replace('_', '').toLowerCase()}`)
      .replace(/ kj$/u, ' kJ'),
  storages: { ambient: 'Ambient', chilled: 'Chilled', frozen: 'Frozen' },
  history: 'History',
  productChanges: { changed: 'Changed', withdrawn: 'Withdrawn', putBack: 'Put back' },
  counted: (count: number, one: string) => `${numbered(count)} ${one}${count === 1 ? '' : 's'}`,
  recordKinds: {
    accounts: 'account',
    directors: 'director',
    applications: 'application',
    messages: 'message',
    mails: 'e-mail',
    mailFiles: 'e-mail file',
    files: 'file',
  },
  foundAs: { account: 'Account', director: 'Director', application: 'Application', message: 'Message' },
  roles: { reviewer: 'Reviewer', manager: 'Manager' },
  memberStates: { invited: 'Link not used', active: 'Active', removed: 'Switched off' },
  /** Findings that name a setting, by what they are about. */
  findings: {
    configuration: 'A setting of the server needs a look.',
    disk: 'The disk of the server is filling up.',
    database: 'The database needs a look.',
    mail: 'E-mails may not reach people.',
    outbox: 'E-mails wait.',
    clock: 'The clocks of the servers differ.',
    proxies: 'The shop does not see where its visitors come from.',
    backups: 'Backups need a look.',
  },
  // prettier-ignore
  keyTable: [
    ['j, k', 'Down, up'], ['Enter', 'Open'], ['/', 'Search'], ['a', 'Approve, invite, answer'], ['r', 'Refuse'], ['q', 'Ask'], ['d, s, o', 'Done, spam, put back'], ['z', 'Undo'],
    ['n', 'Next that waits'], ['u', 'Back to the queue'], ['g q, g j, g r', 'Queue, jobs, range'], ['g p, g h, g s', 'People, health, sessions'],
    ['g t', 'Staff, for managers'], ['?', 'Keys'],
  ],
} as const;
