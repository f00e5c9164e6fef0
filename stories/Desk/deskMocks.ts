import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { usualLetters } from '../../src/brands/letters.ts';
import { productFields } from '../../src/server/desk/answers.ts';
import type { AccountDetails, ApplicationRecord, AskedQuestion, CaseAnswer, HealthAnswer } from '../../src/server/desk/answers.ts';
import type { JobRecord, MailRecord, MemberLine, MessageRecord, PersonLine, ProductAnswer } from '../../src/server/desk/answers.ts';
import type { RangeAnswer, RangeReading, RecordAnswer, QueueAnswer, QueueRow, SessionLine } from '../../src/server/desk/answers.ts';
import * as shop from '../fixtures/api.ts';
import { api } from '../fixtures/api.ts';

/** Answers a call of the desk. */
export const answers = (path: string, body: JsonBodyType, status?: number): HttpHandler => shop.answers(`/desk/api${path}`, body, status);

/** Answers a call of the desk that writes. */
export const takes = (path: string, body: JsonBodyType, status?: number): HttpHandler => shop.takes(`/desk/api${path}`, body, status);

/** For `beforeEach`: the shop is restarting when a page of the desk is read. */
export const restarting = (path: string): ReturnType<typeof api> =>
  api(answers(path, { message: 'The shop is just restarting. Please try again.' }, 503));

/** The member of all stories. */
export const member = { name: 'Kit', mail: 'kit@tarnbrook.example.com', role: 'manager' } as const;

export const signedIn = answers('/session', { next: 'none', ...member });
export const signedOut = answers('/session', { next: 'password' });

const hour = 3_600_000;

/** Something that waits since so many hours. */
const states = { account: 'verified', answer: 'verified', message: 'open', application: 'new', mail: 'failed' } as const;

const row = (kind: QueueRow['kind'], id: number, name: string, about: string, hours: number): QueueRow => ({
  kind,
  state: states[kind],
  id,
  name,
  about,
  holder: kind === 'account' ? 'Kit' : '',
  since: new Date(Date.now() - hours * hour).toISOString(),
});

/** A queue of every kind. */
export const queue: QueueAnswer = {
  data: [
    row('account', 17, 'Golden Fryer Ltd', '1 warning – Manchester, M12 0ZX – orders@goldenfryer.example.co.uk', 75),
    row('message', 4, 'Zoë Ångström', 'Delivery to Salford on Sundays – Do you deliver on Sundays?', 20),
    row('application', 9, 'Maya Ostrander', 'Van driver – Salford', 5),
    row('answer', 18, 'Pier Road Chippy Ltd', 'VAT Reg No., Proof of address 1', 2),
    row('mail', 31, 'gone@example.com', 'Your Tarnbrook account is open – 550 No such mailbox', 0.4),
  ],
  total: 5,
  members: ['Ada', 'Kit'],
};

const line = { landlineNo: '01614960181', mobileNo: '', address2: '', county: '' } as const;

/** A case that waits for review. */
export const account: AccountDetails = {
  ...line,
  id: 17,
  state: 'verified',
  userName: null,
  hasPassword: false,
  name: 'Golden Fryer Ltd',
  address1: '12 Harbour Road',
  city: 'Manchester',
  postCode: 'M12 0ZX',
  mail: 'orders@goldenfryer.example.co.uk',
  vatNumber: '340804329',
  registrationNumber: '01234567',
  typed: { vatNumber: 'GB 340 8043 29' },
  warnings: { 'business.vatNumber': 'The check digits of the VAT number do not fit.' },
  directors: [
    {
      ...line,
      firstName: 'Maya',
      middleName: '',
      lastName: 'Ostrander',
      address1: '4 Kelp Street',
      city: 'Salford',
      postCode: 'M5 4WT',
      mail: 'maya@goldenfryer.example.co.uk',
    },
  ],
  files: [{ id: 3, part: 'business.proofAddress1', fileName: 'water bill.pdf', size: 182_000 }],
  consent: {
    termsVersion: '1',
    privacyVersion: '1',
    at: '2026-11-02T09:00:00.000Z',
    ipAddress: '198.51.100.7',
    claimedAt: '2026-11-02T09:00:01.000Z',
    claimedIpAddress: '198.51.100.7',
  },
  sameMail: [],
  history: [
    { at: '2026-11-02T09:00:00.000Z', kind: 'submitted', actor: 'applicant', note: '', reference: '7K2M-9QXD' },
    { at: '2026-11-02T09:20:00.000Z', kind: 'verified', actor: 'applicant', note: '', reference: '' },
  ],
};

/** The same after an answer. */
export const answeredAccount: AccountDetails = {
  ...account,
  warnings: {},
  files: [
    { id: 3, part: 'business.proofAddress1', fileName: 'water bill.pdf', size: 182_000, isReplaced: true },
    { id: 6, part: 'business.proofAddress1', fileName: 'October bill.pdf', size: 91_000 },
  ],
  history: [
    ...account.history,
    { at: '2026-11-03T09:00:00.000Z', kind: 'asked', actor: 'staff: Ada', note: 'Please check this.', reference: '' },
    {
      at: '2026-11-04T09:00:00.000Z',
      kind: 'answered',
      actor: 'applicant',
      note: 'VAT Reg No.: was 340804328, now 340804329\nProof of address 1: was water bill.pdf, now October bill.pdf',
      reference: '',
    },
  ],
};

/** A question that waits for its answer. */
export const question: AskedQuestion = {
  id: 2,
  at: '2026-11-03T09:00:00.000Z',
  by: 'Ada',
  items: ['business.vatNumber', 'business.proofAddress1'],
  expiresAt: '2099-11-17T09:00:00.000Z',
  answeredAt: null,
};

/** Somebody has it. */
export const record: RecordAnswer = { holder: 'Kit', members: ['Ada', 'Kit'], history: account.history };

/** The rest of the case: somebody else looks at it too. */
export const caseFacts: CaseAnswer = {
  others: ['Ada'],
  question: null,
  reasons: [
    { label: 'Address not proved', text: 'The documents you sent do not prove the address of your business.' },
    { label: 'VAT number', text: 'The VAT number you gave does not belong to your business.' },
  ],
};

/** Another account with the same facts. */
export const related = {
  data: [
    {
      id: 5,
      state: 'rejected',
      name: 'Golden Fryer',
      createdAt: '2026-05-02T09:00:00.000Z',
      same: [
        { key: 'vatNumber', value: '340804329' },
        { key: 'director', value: 'Maya Ostrander' },
      ],
    },
  ],
};

/** Two sessions, this one first. */
export const sessions: { data: SessionLine[] } = {
  data: [
    {
      id: 1,
      createdAt: '2026-11-26T08:00:00.000Z',
      lastUsedAt: '2026-11-26T09:10:00.000Z',
      ipAddress: '198.51.100.7',
      browser: 'Firefox on Linux',
      isOwn: true,
    },
    {
      id: 2,
      createdAt: '2026-11-26T07:00:00.000Z',
      lastUsedAt: '2026-11-26T07:30:00.000Z',
      ipAddress: '203.0.113.9',
      browser: 'Safari on iOS',
      isOwn: false,
    },
  ],
};

/** The members, one in each state. */
export const staff: { data: MemberLine[] } = {
  data: [
    { name: 'Ada', mail: 'ada@tarnbrook.example.com', role: 'reviewer', state: 'active', lastUsedAt: '2026-11-26T09:10:00.000Z' },
    { name: 'Idris', mail: 'idris@tarnbrook.example.com', role: 'reviewer', state: 'removed', lastUsedAt: '2026-10-02T09:10:00.000Z' },
    { ...member, state: 'active', lastUsedAt: '2026-11-26T09:10:00.000Z' },
    { name: 'Nkechi', mail: 'nkechi@tarnbrook.example.com', role: 'manager', state: 'invited', lastUsedAt: null },
  ],
};

const undecided = { handledBy: null, handledAt: null, letter: null } as const;

/** The letters of the brand. */
export const letters = { ...usualLetters('Tarnbrook', '0161 496 0142') };

/** A message that waits. */
export const message: MessageRecord = {
  id: 4,
  name: 'Zoë Ångström',
  mail: 'zoe@example.com',
  subject: 'Delivery to Salford on Sundays',
  message: 'Do you deliver on Sundays?\n\nWe are at M5 4WT, and open until noon.',
  createdAt: '2026-11-25T09:00:00.000Z',
  ipAddress: '198.51.100.7',
  state: 'open',
  ...undecided,
};

/** An application that waits. */
export const application: ApplicationRecord = {
  id: 9,
  reference: '7K2M-9QXD',
  createdAt: '2026-11-25T09:00:00.000Z',
  jobId: 2,
  jobTitle: 'Van driver',
  firstName: 'Maya',
  lastName: 'Ostrander',
  city: 'Salford',
  county: '',
  postCode: 'M5 4WT',
  mobileNo: '07700900181',
  mail: 'maya@example.com',
  linkedin: '',
  documentId: 8,
  cvName: 'Maya Ostrander.pdf',
  cvSize: 182_000,
  termsVersion: '1',
  privacyVersion: '1',
  termsAcceptedAtClaimed: '2026-11-25T09:00:00.000Z',
  ipAddressClaimed: '198.51.100.7',
  ipAddress: '198.51.100.7',
  keepUntil: null,
  deletedAt: null,
  state: 'new',
  ...undecided,
};

const driver: JobRecord = {
  id: 2,
  title: 'Van driver',
  description: 'Our vans leave at six and are back by two.',
  task: 'Load the van. Drive the round. Wash the van.',
  requirements: 'A licence. Good knees.',
  extraRequirements: '',
  location: 'Manchester, M12',
  employmentType: 'full-time',
  postedAt: '2026-11-02T00:00:00.000Z',
  isOpen: true,
  closedAt: null,
  applications: 12,
};

/** Jobs in every state. */
export const jobs: { data: JobRecord[] } = {
  data: [
    driver,
    { ...driver, id: 3, title: 'Night packer', isOpen: false, postedAt: '2099-01-05T00:00:00.000Z', applications: 0 },
    { ...driver, id: 1, title: 'Counter hand', isOpen: false, closedAt: '2026-10-01T00:00:00.000Z', applications: 3 },
  ],
};

/** A shop of which something must be done. */
export const health: HealthAnswer = {
  findings: [
    { about: 'database', state: 'fine', finding: 'PostgreSQL 18.4 answers.' },
    {
      about: 'backups',
      state: 'should',
      finding: 'No backups are made by schedule.',
      advice: 'Set BACKUP_DIR to a folder on another disk.',
    },
    {
      about: 'disk',
      state: 'must',
      finding: '2 GB free, less than DISK_RESERVE_MB (4,000): forms are turned away.',
      advice: 'Make room on it.',
    },
    { about: 'outbox', state: 'must', finding: '3 e-mails wait, the oldest for 2 hours.', advice: 'See "mail queue" for the reason.' },
  ],
  lastBackup: '2026-11-25T03:00:00.000Z',
  version: '0.1.0',
};

/** Products that were found, one of them withdrawn. */
export const products = {
  data: [
    { code: 'TB-90', name: 'Cod fillet, skinless and boneless', pack: '10 kg', picture: '/media/9f2c1ab37d10/front', isWithdrawn: false },
    { code: 'TB-91', name: 'Cod loin', pack: '5 kg', picture: null, isWithdrawn: true },
  ],
};

/** Mails that wait or failed. */
export const mails: { data: MailRecord[] } = {
  data: [
    {
      id: 31,
      kind: 'approved',
      recipient: 'gone@example.com',
      state: 'failed',
      attempts: 9,
      lastError: '550 No such mailbox',
      createdAt: '2026-11-25T09:00:00.000Z',
      nextAttemptAt: null,
      sentAt: null,
      subject: 'Your Tarnbrook account is open',
    },
  ],
};

/** The people that a search for "zo" finds. */
export const people: PersonLine[] = [
  { kind: 'account', id: 17, name: 'Golden Fryer Ltd', mail: 'orders@goldenfryer.example.co.uk' },
  { kind: 'message', id: 4, name: 'Zoë Ångström', mail: 'zoe@example.com' },
];

/** Searches that find little. */
export const fewFound = {
  data: [
    { search: 'oat milk barista', times: 41, lastAt: '2026-11-25T09:00:00.000Z' },
    { search: 'haggis', times: 3, lastAt: '2026-11-20T09:00:00.000Z' },
  ],
};

/** A product that was changed once. */
export const product: ProductAnswer = {
  code: 'TB-90',
  brand: 'Skerrydale',
  isWithdrawn: false,
  cells: {
    ...(Object.fromEntries(productFields.map((field) => [field, ''])) as ProductAnswer['cells']),
    name: 'Cod fillet, skinless and boneless',
    pack_size: '10 kg',
    description: 'Individually frozen, 140 to 170 g each.',
    origin: 'North East Atlantic',
    shelf_life: '18 months',
    storage: 'frozen',
    allergens: 'Fish',
    categories: 'Frozen > Fish',
    barcode: '5000000000128',
    nutrition_per: 'g',
    energy_kj: '318',
    fat: '0.7',
    tags: 'Catering size',
  },
  pictures: ['/media/9f2c1ab37d10/front', '/media/8a1c1ab37d10/back'],
  history: [{ at: '2026-11-24T09:00:00.000Z', actor: 'staff: Ada', kind: 'changed', note: 'shelf_life: 12 months → 18 months' }],
};

/** A file that was read. */
export const rangeReading: RangeReading = {
  imported: false,
  skipped: [],
  products: 9_120,
  added: { count: 14, first: ['KS-1 Pea soup', 'KS-2 Leek soup'] },
  changed: {
    count: 380,
    first: ['TB-90 Cod fillet, skinless and boneless, individually frozen', 'TB-91 Cod loin'],
    cells: [
      { code: 'TB-90', column: 'shelf_life', was: '12 months', is: '18 months' },
      { code: 'TB-90', column: 'origin', was: '', is: 'North East Atlantic' },
      { code: 'TB-91', column: 'pack_size', was: '5 kg', is: '4.5 kg' },
    ],
  },
  removed: { count: 1_134, first: ['TB-11 Cola'] },
  newCategories: { count: 1, first: ['Food > Soup'] },
  badRows: 1,
  spared: 1,
  problems: [{ line: 4, code: 'KS-3', field: 'pack_size', reason: 'is missing' }],
  notes: [{ line: 3, code: 'KS-2', field: 'fat', reason: 'must be a number such as 12.5; imported without' }],
  preview: ['KS-1 · Pea soup · Kelp · 400 g · Soup', 'KS-2 · Leek soup · Kelp · 400 g · Soup'],
};

const id = '7a1f8f0e-51d4-4a59-8f0f-0c8f0f6a2c11';
export const range: RangeAnswer = { id, columns: { code: 'code', name: 'name' }, ruled: [], reading: rangeReading };

/** Takes a file, of which this is read. */
export const reads = (answer: RangeAnswer): HttpHandler[] => [takes('/range', { id }), answers(`/range/${id}`, answer)];

/** A file whose columns the shop does not know. */
export const foreignRange: RangeAnswer = {
  id,
  ruled: ['storage'],
  columns: { Item: '', Title: '', Maker: '', Size: '', Group: '', 'Allergy info': '', Stock: '' },
  refusal: 'Line 1: the shop does not know the columns "Item", "Title", "Maker", "Size", "Group", "Allergy info", "Stock".',
};

/** A picture of the range. */
const tile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#8ab"/></svg>';

/** The desk's answers when somebody has signed in. */
export const desk: HttpHandler[] = [
  signedIn,
  answers('/queue', queue),
  answers('/letters', letters),
  answers('/records/:kind/:id', record),
  answers('/accounts/17', account),
  answers('/accounts/17/related', related),
  answers('/accounts/17/case', caseFacts),
  answers('/messages/4', message),
  answers('/applications/9', application),
  answers('/jobs', jobs),
  answers('/health', health),
  answers('/mails', mails),
  answers('/sessions', sessions),
  answers('/range', { last: { at: '2026-11-20T09:00:00.000Z', actor: 'Ada', products: 10_240 }, progress: null }),
  answers('/products', products),
  answers('/products/TB-90', product),
  answers('/catalogue/few-found', fewFound),
  http.get('/media/*', () => HttpResponse.text(tile, { headers: { 'content-type': 'image/svg+xml' } })),
];
