/** Checks of texts for a mail's header. A line break there would let its writer add headers, recipients and text. */
import { mailAddress, requiredMail } from '../../contract/forms/sharedFields.ts';
import { controlCharacters } from '../../contract/text.ts';

const mailRule = requiredMail('is missing');

/** Gives back a text that is safe in a header. @throws {TypeError} when it has a control character */
export function headerText(text: string): string {
  if (text.search(controlCharacters) >= 0)
    throw new TypeError('A header field of a mail must not hold line breaks or other control characters.');
  return text;
}

/** Gives back an address that is exactly one: no name, no list, no group. @throws {TypeError} when it is anything else */
export function bareAddress(address: string): string {
  headerText(address);
  if (mailAddress(address) !== address || mailRule(address) !== undefined) throw new TypeError('A mail needs one bare address.');
  return address;
}
