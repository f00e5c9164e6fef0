/** The role that each staff route asks for at the desk. A route without a rule is refused, and a test fails. */
import type { StaffRole } from '../database/schema.ts';
import { staffPaths as paths } from '../staff/paths.ts';

/** The least role that a route asks for; `nobody` where it is for the command line alone. */
export type Rule = StaffRole | 'nobody';

/** The paths of the calls that only the desk has. */
export const deskPaths = {
  health: '/health',
  range: '/range',
  rangeFile: '/range/:id',
  rangeColumns: '/range/:id/columns',
  rangeApply: '/range/:id/apply',
  productPicture: '/products/:code/picture',
} as const;

/** The routes of each rule, by method. Applying the periods of retention erases people; files of everything leave by the server's own machine only. Of a file of products a reviewer adds and updates: its call refuses the rest. */
// prettier-ignore
const routesOf: Readonly<Record<Rule, Readonly<Record<string, readonly string[]>>>> = {
  reviewer: {
    GET: [
      paths.accounts, paths.account, paths.accountRelated, paths.accountArchive, paths.accountCase, paths.record, paths.document,
      paths.documentContent, paths.jobs, paths.applications, paths.application, paths.messages, paths.message, paths.letters,
      paths.mails, paths.people, paths.person, paths.personCounts, paths.facts, paths.catalogueSummary, paths.catalogueKeys, paths.catalogueFewFound,
      paths.catalogueSearch, paths.products, paths.product, deskPaths.health, deskPaths.range, deskPaths.rangeFile,
    ],
    POST: [
      paths.accountDecision, paths.record, paths.jobs, paths.jobClose, paths.jobOpen, paths.applicationDecision,
      paths.messageDecision, paths.mailsRetry, paths.product, deskPaths.range, deskPaths.rangeApply,
    ],
    PATCH: [paths.job, paths.product],
    PUT: [deskPaths.productPicture, deskPaths.rangeColumns],
    DELETE: [deskPaths.productPicture],
  },
  manager: {
    POST: [paths.retention, paths.staff],
    PUT: [paths.catalogue],
    DELETE: [paths.person, paths.staffMember, paths.staffSessions],
    GET: [paths.staff],
    PATCH: [paths.catalogue, paths.staffMember],
  },
  nobody: {
    GET: [paths.accountsExport, paths.catalogue, paths.picture, paths.backup, paths.backupMissingFiles],
  },
};

/** The rules, by method and path. */
export const staffRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(routesOf).flatMap(([rule, methods]) =>
    Object.entries(methods).flatMap(([method, all]) => all.map((path) => [`${method} ${path}`, rule as Rule])),
  ),
);

/** Whether a role may call a route. @param path - as it is declared, without the desk's prefix */
export function mayCall(role: StaffRole, method: string, path: string): boolean {
  // Each route that reads answers questions for its headers too.
  const rule = staffRules[`${method === 'HEAD' ? 'GET' : method} ${path}`];
  return rule === role || (rule === 'reviewer' && role === 'manager');
}
