import { accountsApprove, accountsAsk, accountsReject } from './accounts/decideCommands.ts';
import { accountsExport, accountsList } from './accounts/listCommands.ts';
import { accountsShow } from './accounts/showCommand.ts';
import { applicationsExport, applicationsList, applicationsShow } from './careers/applicationCommands.ts';
import { backup, restore } from './backup/commands.ts';
import { jobsAdd, jobsClose, jobsEdit, jobsList } from './careers/jobCommands.ts';
import { mailQueue, mailRetry } from './mail/mailCommands.ts';
import { personErase, personExport } from './privacy/personCommands.ts';
import { retention } from './privacy/retentionCommand.ts';
import { messagesList, messagesShow } from './messages/messageCommands.ts';
import { catalogueDemo } from './catalogue/demoCommand.ts';
import { catalogueExport } from './catalogue/exportCommand.ts';
import { catalogueImport } from './catalogue/importCommand.ts';
import { searchExplain } from './catalogue/explainCommand.ts';
import { catalogueInfo } from './catalogue/infoCommand.ts';
import type { Command } from './command.ts';
import { staffAdd, staffList, staffRemove } from './staff/staffCommands.ts';
import { doctor } from './doctor/command.ts';
import { filesSave } from './files/saveCommand.ts';

/** All commands, in the order of `--help`. A new one is one more line here. */
export const commands: readonly Command[] = [
  catalogueImport,
  catalogueExport,
  catalogueDemo,
  catalogueInfo,
  searchExplain,
  accountsList,
  accountsShow,
  accountsApprove,
  accountsReject,
  accountsAsk,
  accountsExport,
  filesSave,
  applicationsList,
  applicationsShow,
  applicationsExport,
  messagesList,
  messagesShow,
  jobsList,
  jobsAdd,
  jobsEdit,
  jobsClose,
  mailQueue,
  mailRetry,
  personExport,
  personErase,
  retention,
  staffAdd,
  staffList,
  staffRemove,
  backup,
  restore,
  doctor,
];
