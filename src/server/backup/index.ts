export { checkBackup, type BackupEnd } from './format.ts';
export { restoreBackup } from './restore.ts';
export { latestBackups } from './scheduled.ts';
