import * as accountDecisions from './accounts/decideCommands.ts';
import * as accountLists from './accounts/listCommands.ts';
import { accountsShow } from './accounts/showCommand.ts';
import { backup, restore } from './backup/commands.ts';
import * as applications from './careers/applicationCommands.ts';
import * as jobs from './careers/jobCommands.ts';
import { catalogueDemo } from './catalogue/demoCommand.ts';
import { searchExplain } from './catalogue/explainCommand.ts';
import { catalogueExport } from './catalogue/exportCommand.ts';
import { catalogueImport } from './catalogue/importCommand.ts';
import { catalogueInfo } from './catalogue/infoCommand.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor/command.ts';
import { filesSave } from './files/saveCommand.ts';
import * as mails from './mail/mailCommands.ts';
import * as messages from './messages/messageCommands.ts';
import * as person from './privacy/personCommands.ts';
import { retention } from './privacy/retentionCommand.ts';
import * as staff from './staff/staffCommands.ts';

/** All commands, in the order of `--help`. */
export const commands: readonly Command[] = [
  ...[catalogueImport, catalogueExport, catalogueDemo, catalogueInfo, searchExplain],
  ...[accountsShow, ...Object.values(accountLists), ...Object.values(accountDecisions), filesSave],
  ...[applications, messages, jobs, mails, person].flatMap((each): Command[] => Object.values(each)),
  ...[retention, ...Object.values(staff), backup, restore, doctor],
];
