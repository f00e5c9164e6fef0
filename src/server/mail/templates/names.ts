/** Longest name that a mail to the public repeats, in characters. */
const nameMaxLength = 60;

/** Signs that a name is an advertisement: the address of a page or of a mailbox. */
const addressLike = /[:/@\\]|\w\.\w|www/iu;

/**
 * A name to address somebody by, or undefined. The person who fills in a form chooses name and recipient, so a mail repeats only texts that can be names:
 * otherwise the shop would send strangers' advertisements.
 */
export function safeName(name: string): string | undefined {
  return name !== '' && name.length <= nameMaxLength && !addressLike.test(name) ? name : undefined;
}
