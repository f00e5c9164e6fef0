import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';
import type { AddedMember, MemberLine } from '../../server/desk/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { listCommand } from '../records.ts';
import { minuteOf, oneOf, print, readMail } from '../terminal.ts';

const roles = ['reviewer', 'manager'] as const;

export const staffAdd: Command = {
  name: 'staff add',
  summary: 'Lets somebody work at the desk in the browser, and prints a one-time link for them.',
  arguments: ['MAIL'],
  options: {
    role: { value: 'ROLE', read: oneOf(roles), help: 'reviewer, or manager, who may also replace the range, erase people and see staff.' },
    name: { value: 'NAME', help: 'As histories say it. Default: the e-mail address.' },
    json: { help: 'Prints JSON.' },
  },
  details:
    'The link leads to a password and a second factor. For somebody who has lost either, add them again: the old ones and all their sessions end at once.',
  async run({ arguments: [mail], options, config, terminal, openClient }) {
    if (options['role'] === undefined) throw new UsageError(`Say with --role which of ${roles.join(' and ')} they are.`);
    const name = cleanLine(String(options['name'] ?? ''), lineMaxLength);
    const client = await openClient();
    const body = { mail: readMail(mail!), role: options['role'], name };
    const member = await client.record<AddedMember>(staffPaths.staff, { method: 'POST', body });
    const link = `${config.publicUrl}/desk/setup?token=${member.token}`;
    print({ options, terminal }, { mail: member.mail, name: member.name, role: member.role, link }, link);
    terminal.err.write(`The link is for ${member.name} alone, works once, and for ${member.hours} hours.\n`);
    if (!config.desk.isOn) terminal.err.write('The desk is switched off: set DESK=on.\n');
  },
};

export const staffList = listCommand<MemberLine>({
  name: 'staff list',
  summary: 'Lists who works at the desk.',
  each: 'member',
  path: staffPaths.staff,
  cells: [
    ['Name', ({ name }) => name],
    ['E-mail', ({ mail }) => mail],
    ['Role', ({ role }) => role],
    ['State', ({ state }) => state],
    ['Last used (UTC)', ({ lastUsedAt }) => minuteOf(lastUsedAt ?? '')],
  ],
  none: () => 'Nobody works at the desk yet.',
});

export const staffRemove: Command = {
  name: 'staff remove',
  summary: 'Ends the access of somebody to the desk, and all their sessions, at once.',
  arguments: ['MAIL'],
  details: 'Their name stays in histories.',
  async run({ arguments: [mail], terminal, openClient }) {
    const path = staffPath(staffPaths.staffMember, { mail: readMail(mail!) });
    const call = { method: 'DELETE', listedBy: 'staff list' } as const;
    const { name } = await (await openClient()).record<Pick<MemberLine, 'name'>>(path, call);
    terminal.out.write(`${name} can no longer sign in.\n`);
  },
};
