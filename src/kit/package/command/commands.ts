import { brandNew } from './brandNew.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { eject } from './eject.ts';
import { list } from './list.ts';
import { show } from './show.ts';
import { tokensBuild } from './tokensBuild.ts';
import { tokensCheck } from './tokensCheck.ts';
import { tokensFigmaExport, tokensFigmaImport } from './tokensFigma.ts';
import { upgrade } from './upgrade.ts';

/** Every command, in the order of the list that `--help` prints. */
export const commands: readonly Command[] = [
  list,
  show,
  doctor,
  eject,
  upgrade,
  brandNew,
  tokensBuild,
  tokensCheck,
  tokensFigmaExport,
  tokensFigmaImport,
];
