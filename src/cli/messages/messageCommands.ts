import type { MessageRecord } from '../../server/contact/index.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import { listCommand, showCommand } from '../records.ts';
import { minuteOf, readDay } from '../terminal.ts';

export const messagesList = listCommand<MessageRecord>({
  name: 'messages list',
  summary: 'Lists what people wrote through the contact page, newest first.',
  options: { since: { value: 'DAY', read: readDay, help: 'Only those of this day or later (2026-11-03).' } },
  each: 'message',
  path: staffPaths.messages,
  cells: [
    ['No.', ({ id }) => String(id)],
    ['Came in (UTC)', ({ createdAt }) => minuteOf(createdAt)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ mail }) => mail],
    ['Subject', ({ subject }) => subject],
  ],
  none: () => 'There are no such messages.',
});

export const messagesShow = showCommand<MessageRecord>({
  name: 'messages show',
  summary: 'Shows a message.',
  pathOf: (id) => staffPath(staffPaths.message, { id }),
  facts: ({ id, createdAt, name, mail, subject, ipAddress, message }) => [
    ['Message', String(id)],
    ['Came in (UTC)', minuteOf(createdAt)],
    ['Name', name],
    ['E-mail', mail],
    ['Subject', subject],
    ['Address', ipAddress],
    ['Text', `${message}\n`],
  ],
});
