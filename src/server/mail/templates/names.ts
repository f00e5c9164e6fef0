/** Longest name that a mail to the public repeats, in characters. */
const nameMaxLength = 60;

/** What makes a name an advertisement: an address of a page or of a mailbox. */
const addressLike = /[:/@\\]|\w\.\w|www/iu;

/**
 * A name to address somebody by, or nothing. Whoever fills in a form chooses name and recipient, so a mail repeats only what can be a name: otherwise the
 * shop would send strangers' advertisements.
 */
export function safeName(name: string): string | undefined {
  return name !== '' && name.length <= nameMaxLength && !addressLike.test(name) ? name : undefined;
}
