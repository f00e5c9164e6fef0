import { brandNew } from './brandNew.ts';
import type { Command } from './command.ts';
import { tokensBuild } from './tokensBuild.ts';
import { tokensCheck } from './tokensCheck.ts';

/** Every command, in the order of the list that `--help` prints. */
export const commands: readonly Command[] = [brandNew, tokensBuild, tokensCheck];
