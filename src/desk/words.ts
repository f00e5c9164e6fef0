/** The words of the desk, which has one language for all brands. */
import type { RangeProblem } from '../server/desk/answers.ts';

const number = (count: number): string => count.toLocaleString('en-GB');

/** The words. */
export const words = {
  desk: 'Desk',
  decision: 'Decision',
  title: (page: string, shop: string) => `${page} – ${shop} desk`,
  /** A reason goes on from the field, or is a sentence of its own. */
  wrong: (field: string, reason: string) => `${field}${/^\p{Lu}/u.test(reason) && field !== '' ? ':' : ''} ${reason}.`.trim(),
  loading: 'Loading',
  notFound: 'There is no such page',
  back: 'Back to the queue',
  nextCase: (name: string) => `Next: ${name}`,

  mail: 'E-mail',
  signIn: 'Sign in',
  code: 'Code',
  signOut: 'Sign out',

  queue: 'Queue',
  sessions: 'Sessions',
  kind: 'Kind',
  name: 'Name',
  about: 'About',
  holder: 'Who has it',
  all: 'All',
  holders: { me: 'Me', nobody: 'Nobody' },
  kinds: { account: 'Account', answer: 'Answer', message: 'Message', application: 'Application', mail: 'Failed e-mail' },
  found: (count: number, isWaiting: boolean) => `${number(count)} ${isWaiting ? 'waiting' : 'in all'}`,

  account: (id: string) => `Account ${id}`,
  director: (number: number) => `Director ${number}`,
  typed: (value: string) => `typed: ${value}`,
  shared: { vatNumber: 'VAT number', registrationNumber: 'Company number', mail: 'E-mail', telephone: 'Telephone', director: 'Director' },
  goes: (seconds: number) => `The e-mail goes in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  from: (time: string, address: string) => `${time} from ${address}`,

  cameIn: 'Came in',
  state: 'State',
  reason: 'Reason',

  lastUsed: 'Last used',
  end: 'End',

  kilobytes: (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} KB`,
  /** Whose proof a file is, by the part of the form that it came with. */
  part: (part: string, isReplaced = false) => {
    if (part === 'cv') return 'CV';
    const director = /^directors\[(\d+)\]/u.exec(part)?.[1];
    return (
      (director === undefined ? `Proof of address ${part.at(-1)}` : `Director ${Number(director) + 1}`) + (isReplaced ? ', replaced' : '')
    );
  },
  show: (name: string) => `Show ${name}`,
  frame: (name: string) => `Document: ${name}`,
  page: (page: number, pages: number) => `${page} / ${pages}`,
  searchDocument: 'Search the document',
  hits: (count: number) => (count === 0 ? 'Not found' : count === 1 ? 'On 1 page' : `On ${count} pages`),
  approve: 'Approve',
  reject: 'Refuse',
  ask: 'Ask',
  asked: (time: string, by: string, items: readonly string[]) =>
    `Asked on ${time}, by ${by}${items.length === 0 ? '' : `: ${items.join(', ')}`}.`,
  answered: (time: string) => `Answered on ${time}.`,
  unanswered: (time: string) => `No answer yet. The link works until ${time}.`,
  others: (names: readonly string[]) => `Also here: ${names.join(', ')}`,
  failures: {
    locked: 'It is locked with a password, so it cannot be shown.',
    broken: 'It is damaged, so it cannot be shown.',
    slow: 'It takes too long to draw, so it is not shown.',
  },

  by: (name: string, time: string) => ` by ${name}, ${time}`,
  answer: 'Answer',
  letter: 'Letter',
  invited: 'Invite',
  refused: 'Refuse',
  sendLetter: { invited: 'Send invitation', refused: 'Send refusal', reject: 'Send refusal', ask: 'Send question' },
  keptUntil: 'Kept until',

  jobs: 'Jobs',
  newJob: 'New job',
  applications: 'Applications',
  change: 'Change',
  jobUntil: (day: string) => `Open until ${day}`,
  jobFrom: (day: string) => `Opens on ${day}`,
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

  range: 'Range',
  readAgain: 'Read again',
  meant: (between: string) => `Categories with ${between} between them`,
  meanings: { path: 'One in the other', several: 'Several beside each other' },
  counts: (products: number, added: number, changed: number, removed: number) =>
    `${number(products)} product${products === 1 ? '' : 's'}: ${number(added)} new, ${number(changed)} changed, ${number(removed)} gone`,
  added: 'New',
  changed: 'Changed',
  removed: 'Gone',
  named: (kind: string, first: number, count: number) =>
    count > first ? `${kind}: the first ${first} of ${number(count)}` : `${kind}: ${number(count)}`,
  refusedRows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} refused: the product stays as it was, or out`,
  line: ({ line, code, field, reason }: RangeProblem) =>
    `Line ${line}${code === '' ? '' : `, ${code}`}: ${field === '' ? 'the row' : field} ${reason}`,
  applied: (products: number) => `The shop has ${number(products)} products now.`,

  products: 'Products',
  searched: (search: string, times: number, day: string) => `${search}: ${number(times)} ×, last on ${day}`,
  productSaved: 'Done. The shop shows it.',
  /** A field whose name says it: "pack_size", "keepUntil". */
  field: (name: string) =>
    name.charAt(0).toUpperCase() +
    name
      .slice(1)
      .replaceAll(/_|\p{Lu}/gu, (mark) => ` ${mark.replace('_', '').toLowerCase()}`)
      .replace(/ kj$/u, ' kJ'),
  listHint: 'With | between them; "none" where there are none, empty where nobody knows',
  storages: { ambient: 'Ambient', chilled: 'Chilled', frozen: 'Frozen' },
  pictureOf: (name: string, number: number) => `${name}, picture ${number}`,
  putPicture: { first: 'Put it in the place of the first', last: 'Put it behind the last' },
  removePicture: (number: number) => `Remove picture ${number}`,
  history: 'History',
  productChanges: { changed: 'Changed', withdrawn: 'Withdrawn', putBack: 'Put back' },

  people: 'People',
  stored: (what: string) => (what === '' ? 'Nothing is stored about them.' : `Stored: ${what}`),
  erase: 'Erase',
  erasedCounts: (what: string) => `Erased: ${what}`,
  counted: (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`,
  recordKinds: {
    accounts: 'account',
    directors: 'director',
    applications: 'application',
    messages: 'message',
    mails: 'e-mail',
    mailFiles: 'e-mail file',
    files: 'file',
  },

  staff: 'Staff',
  role: 'Role',
  roles: { reviewer: 'Reviewer', manager: 'Manager' },
  memberStates: { invited: 'Link not used', active: 'Active', removed: 'Switched off' },
  addMember: 'Add somebody',
  newLink: 'New link',
  linkFor: (name: string, hours: number) => `For ${name} alone. It works once, within ${hours} hours.`,

  health: 'Health',
  never: 'Never',

  keys: 'Keys',
  keyTable: [
    ['j, k', 'Down, up'],
    ['Enter', 'Open'],
    ['/', 'Search'],
    ['a', 'Approve, invite'],
    ['r', 'Refuse'],
    ['q', 'Ask'],
    ['z', 'Take back'],
    ['n', 'Next that waits'],
    ['u', 'Back to the queue'],
    ['g q, g j, g r, g p, g h, g s', 'Queue, jobs, range, people, health, sessions'],
    ['g t', 'Staff, for managers'],
    ['?', 'Keys'],
  ],
} as const;
