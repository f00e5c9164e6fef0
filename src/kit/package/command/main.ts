#!/usr/bin/env node
/** The program `tarnbrook-kit`. */
import { runProgram } from './runProgram.ts';

process.exitCode = await runProgram(process.argv.slice(2));
