import { catalogueDemo } from './catalogue/demoCommand.ts';
import { catalogueExport } from './catalogue/exportCommand.ts';
import { catalogueImport } from './catalogue/importCommand.ts';
import { catalogueInfo } from './catalogue/infoCommand.ts';
import type { Command } from './command.ts';

/** All commands, in the order of `--help`. A new one is one more line here. */
export const commands: readonly Command[] = [catalogueImport, catalogueExport, catalogueDemo, catalogueInfo];
