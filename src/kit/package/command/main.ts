#!/usr/bin/env node
/** The program `tarnbrook-kit`. */
import { commands } from './commands.ts';
import { runCommand } from './dispatch.ts';
import { packageVersion } from './packageFolder.ts';

process.exitCode = await runCommand(process.argv.slice(2), commands, packageVersion);
