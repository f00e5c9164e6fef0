import { userInfo } from 'node:os';

/** The user of the operating system who runs the command. In a container a user may have a number only. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
