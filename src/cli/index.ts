export { runCommand } from './commandLine.ts';
