export { runCommand, type Streams } from './commandLine.ts';
