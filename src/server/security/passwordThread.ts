/** The thread that hashes passwords with argon2id at OWASP's minimum cost (ASVS 5.0, 11.4.2). */
import { setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { cost } from './passwordCost.ts';

/** A password to hash, or to compare with a hash; with none when there is nothing to compare with, which takes the same time. */
export type PasswordTask = { readonly password: string } & ({ readonly hash: true } | { readonly stored: string | undefined });

/** Browsing goes first, but a login is not forgotten. */
const niceness = 5;

const dummy = hashSync(crypto.getRandomValues(new Uint8Array(32)), cost);

// On Linux a thread has a priority of its own; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(0, niceness);

export default function work(task: PasswordTask): string | boolean {
  return 'hash' in task ? hashSync(task.password, cost) : verifySync(task.stored ?? dummy, task.password);
}
