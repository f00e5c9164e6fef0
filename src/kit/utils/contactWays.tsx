import { MailIcon } from '../icons/MailIcon.ts';
import { MessageIcon } from '../icons/MessageIcon.ts';
import { PhoneIcon } from '../icons/PhoneIcon.ts';

/** A way to reach the company. */
export interface ContactWay {
  /** Kind of the way, which gives its icon. A `message` opens in a new tab. */
  kind: 'telephone' | 'mail' | 'message';
  /** The number, address or name as it is read. */
  label: string;
  /** `tel:`, `mailto:` or the address of a messaging app. */
  href: string;
}

/** The icon of each way. */
export const contactIcons = { telephone: PhoneIcon, mail: MailIcon, message: MessageIcon };

/** How the link of a way opens: a messaging app is another site. */
export const contactTarget = (kind: ContactWay['kind']): { target?: string; rel?: string } =>
  kind === 'message' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
