/** Longest name that a mail to the public repeats, in characters. */
const nameMaxLength = 60;

/** Signs that a name is an advertisement: the address of a page or of a mailbox. */
const addressLike = /[:/@\\]|\w\.\w|www/iu;

/** Undefined for a text that is no name: who fills in a form chooses name and recipient, and mails must not carry strangers' advertisements. */
export function safeName(name: string): string | undefined {
  return name !== '' && name.length <= nameMaxLength && !addressLike.test(name) ? name : undefined;
}
