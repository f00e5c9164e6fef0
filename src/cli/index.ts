export { runCommand, stoppedText, type Streams } from './commandLine.ts';
