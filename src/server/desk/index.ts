export { hasMembers } from './members.ts';
export type { AddedMember, MemberLine } from './members.ts';
export { deskSource, readDeskAssets, type DeskAssets } from './page.ts';
