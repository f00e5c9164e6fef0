/** Mails that were written to files, as a shop without an SMTP server does: finds them by the person they concern, and by their age. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whenMissing } from '../files/atomic.ts';

export const mailFilesFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The beginning of a mail's file name, which sorts the mails by the time they were queued: `20261103T091500Z`. */
export const mailFileTime = (queuedAt: Date): string => queuedAt.toISOString().replace(/[-:]|\.\d+/gu, '');

/** Mails to a person, and those to staff about them, which are answered to their address, as whole messages (RFC 5322). @param mail - in any case */
export async function* mailFilesOf(folder: string, mail: string) {
  for (const name of await namesIn(folder)) {
    const content = await readFile(join(folder, name), 'utf8').catch(whenMissing(''));
    if (addressesOf(content).includes(mail.toLowerCase())) yield { name, content };
  }
}

export async function removeMailFilesOf(folder: string, mail: string): Promise<number> {
  let removed = 0;
  for await (const { name } of mailFilesOf(folder, mail)) {
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

/** Deletes the mails that were queued before a time. Gives their number. @param isDryRun - only counts them */
export async function removeMailFilesBefore(folder: string, time: Date, { isDryRun }: { isDryRun: boolean }): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => name < mailFileTime(time));
  if (!isDryRun) for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

/** Names of files, oldest first, including unfinished ones, which contain personal data too. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  return names.filter((name) => /^\d{8}T\d{6}Z-.+\.eml(?:\.\d+-[\da-f]{8}\.part)?$/u.test(name)).toSorted();
}

/** The addresses in the fields To and Reply-To, in lower case: each holds one, without a name. */
function addressesOf(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const fields = head.replace(/\r\n[ \t]+/gu, ' ').matchAll(/^(?:to|reply-to):([^\r\n]*)$/gimu);
  return Array.from(fields, ([, address]) => address!.replace(/[<>\s]/gu, '').toLowerCase());
}
