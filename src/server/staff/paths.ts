/** The paths of the staff's routes: the server declares its routes by them, the command line calls them. */

export const staffPaths = {
  accounts: '/accounts',
  accountsExport: '/accounts/export',
  account: '/accounts/:account',
  accountDecision: '/accounts/:account/decision',
  accountArchive: '/accounts/:account/archive',
  accountCase: '/accounts/:account/case',
  accountRelated: '/accounts/:account/related',
  record: '/records/:kind/:id',
  document: '/documents/:id',
  documentContent: '/documents/:id/content',
  jobs: '/jobs',
  job: '/jobs/:id',
  jobClose: '/jobs/:id/close',
  jobOpen: '/jobs/:id/open',
  applications: '/applications',
  application: '/applications/:id',
  applicationDecision: '/applications/:id/decision',
  messages: '/messages',
  message: '/messages/:id',
  messageDecision: '/messages/:id/decision',
  letters: '/letters',
  mails: '/mails',
  mailsRetry: '/mails/retry',
  people: '/people',
  person: '/people/:mail',
  personCounts: '/people/:mail/counts',
  retention: '/retention',
  backup: '/backup',
  backupMissingFiles: '/backup/missing-files',
  picture: '/pictures/:hash',
  facts: '/facts',
  staff: '/staff',
  staffMember: '/staff/:mail',
  staffSessions: '/staff/:mail/sessions',
  catalogue: '/catalogue',
  products: '/products',
  product: '/products/:code',
  catalogueSummary: '/catalogue/summary',
  catalogueFewFound: '/catalogue/few-found',
  catalogueKeys: '/catalogue/keys',
  catalogueSearch: '/catalogue/search',
} as const;

/** The names of a path's parameters: `id` of `/jobs/:id/close`. */
type ParametersOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** A path with values in the place of its parameters, as it is called. */
export function staffPath<Path extends string>(path: Path, values: Readonly<Record<ParametersOf<Path>, string | number>>): string {
  return path.replace(/:(\w+)/gu, (_, name: ParametersOf<Path>) => encodeURIComponent(values[name]));
}
