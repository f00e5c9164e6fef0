import type { ElementType, JSX } from 'react';
import { MailIcon } from '../icons/MailIcon.ts';
import { MessageIcon } from '../icons/MessageIcon.ts';
import { PhoneIcon } from '../icons/PhoneIcon.ts';
import { breakableAddress } from './breakableAddress.tsx';

/** A way to reach the company. */
export interface ContactWay {
  /** Kind of the way, which gives its icon. A `message` opens in a new tab. */
  kind: 'telephone' | 'mail' | 'message';
  /** The number, address or name as it is read. */
  label: string;
  /** `tel:`, `mailto:` or the address of a messaging app. */
  href: string;
}

const icons = { telephone: PhoneIcon, mail: MailIcon, message: MessageIcon };

interface ContactListProps {
  contacts: readonly ContactWay[];
  /** The link of each. */
  link: ElementType;
  iconSize?: 'small';
  texts: { newTab: string };
}

/** The items of a list of ways. A messaging app is another site. */
export const ContactItems = ({ contacts, link: Way, iconSize, texts }: ContactListProps): JSX.Element[] =>
  contacts.map(({ kind, label, href }) => {
    const Icon = icons[kind];
    const isElsewhere = kind === 'message';
    return (
      <li key={href} data-kind={kind}>
        <Way href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
          <Icon size={iconSize} />
          <bdi dir="ltr">{breakableAddress(label)}</bdi>
          {isElsewhere ? <span className="tk-visually-hidden"> {texts.newTab}</span> : null}
        </Way>
      </li>
    );
  });
