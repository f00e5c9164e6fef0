/** The role that each staff route asks for at the desk. A route without a rule is refused, and a test fails. */
import type { StaffRole } from '../database/schema.ts';
import { staffPaths as paths } from '../staff/paths.ts';

/** The least role that a route asks for; `nobody` where it is for the command line alone. */
export type Rule = StaffRole | 'nobody';

/** The paths of the calls that only the desk has. */
export const deskPaths = {
  health: '/health',
  range: '/range',
  rangeColumns: '/range/:id/columns',
  rangeApply: '/range/:id/apply',
  productPicture: '/products/:code/picture',
} as const;

/** The rules, by method and path. */
export const staffRules: Readonly<Record<string, Rule>> = {
  [`GET ${paths.accounts}`]: 'reviewer',
  [`GET ${paths.account}`]: 'reviewer',
  [`GET ${paths.accountRelated}`]: 'reviewer',
  [`POST ${paths.accountDecision}`]: 'reviewer',
  [`GET ${paths.accountArchive}`]: 'reviewer',
  [`GET ${paths.accountCase}`]: 'reviewer',
  [`POST ${paths.accountCase}`]: 'reviewer',
  [`GET ${paths.holder}`]: 'reviewer',
  [`POST ${paths.holder}`]: 'reviewer',
  [`GET ${paths.document}`]: 'reviewer',
  [`GET ${paths.documentContent}`]: 'reviewer',
  [`GET ${paths.jobs}`]: 'reviewer',
  [`POST ${paths.jobs}`]: 'reviewer',
  [`PATCH ${paths.job}`]: 'reviewer',
  [`POST ${paths.jobClose}`]: 'reviewer',
  [`POST ${paths.jobOpen}`]: 'reviewer',
  [`GET ${paths.applications}`]: 'reviewer',
  [`GET ${paths.application}`]: 'reviewer',
  [`POST ${paths.applicationDecision}`]: 'reviewer',
  [`GET ${paths.messages}`]: 'reviewer',
  [`GET ${paths.message}`]: 'reviewer',
  [`POST ${paths.messageDecision}`]: 'reviewer',
  [`GET ${paths.letters}`]: 'reviewer',
  [`GET ${paths.mails}`]: 'reviewer',
  [`POST ${paths.mailsRetry}`]: 'reviewer',
  [`GET ${paths.person}`]: 'reviewer',
  [`GET ${paths.personCounts}`]: 'reviewer',
  [`GET ${paths.facts}`]: 'reviewer',
  [`GET ${paths.catalogueSummary}`]: 'reviewer',
  [`GET ${paths.catalogueKeys}`]: 'reviewer',
  [`GET ${paths.catalogueFewFound}`]: 'reviewer',
  [`GET ${paths.catalogueSearch}`]: 'reviewer',
  [`GET ${paths.products}`]: 'reviewer',
  [`GET ${paths.product}`]: 'reviewer',
  [`POST ${paths.product}`]: 'reviewer',
  [`PATCH ${paths.product}`]: 'reviewer',
  [`PUT ${deskPaths.productPicture}`]: 'reviewer',
  [`DELETE ${deskPaths.productPicture}`]: 'reviewer',
  [`GET ${deskPaths.health}`]: 'reviewer',
  [`POST ${deskPaths.range}`]: 'reviewer',
  [`PUT ${deskPaths.rangeColumns}`]: 'reviewer',
  [`POST ${deskPaths.rangeApply}`]: 'manager',
  [`PUT ${paths.catalogue}`]: 'manager',
  [`DELETE ${paths.person}`]: 'manager',
  // It erases people whose time is over.
  [`POST ${paths.retention}`]: 'manager',
  [`GET ${paths.staff}`]: 'manager',
  [`POST ${paths.staff}`]: 'manager',
  [`PATCH ${paths.staffMember}`]: 'manager',
  [`DELETE ${paths.staffMember}`]: 'manager',
  [`DELETE ${paths.staffSessions}`]: 'manager',
  // Files of everything leave by the server's own machine only.
  [`GET ${paths.accountsExport}`]: 'nobody',
  [`GET ${paths.catalogue}`]: 'nobody',
  [`GET ${paths.picture}`]: 'nobody',
  [`GET ${paths.backup}`]: 'nobody',
  [`GET ${paths.backupMissingFiles}`]: 'nobody',
};

/** Whether a role may call a route. @param path - as it is declared, without the desk's prefix */
export function mayCall(role: StaffRole, method: string, path: string): boolean {
  // Each route that reads answers questions for its headers too.
  const rule = staffRules[`${method === 'HEAD' ? 'GET' : method} ${path}`];
  return rule === role || (rule === 'reviewer' && role === 'manager');
}
