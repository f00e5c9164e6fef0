import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { ClockIcon } from '../icons/ClockIcon.ts';
import type { IconComponent } from '../icons/icon.tsx';
import { MailIcon } from '../icons/MailIcon.ts';
import { MapPinIcon } from '../icons/MapPinIcon.ts';
import { MessageIcon } from '../icons/MessageIcon.ts';
import { PhoneIcon } from '../icons/PhoneIcon.ts';
import { Link } from '../Link/index.ts';
import { contactCard as contactCardMessages } from '../messages/en-GB/contactCard.ts';
import { framed, oneColumn, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { asLines, breakableAddress } from '../utils/breakableAddress.tsx';
import type { ContactWay } from '../utils/contactWays.tsx';

/** Props of {@link ContactCard}; every other prop of a `<div>` reaches it. */
export interface ContactCardProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'contactCard'> {
  /** The postal address, line by line. Default: none is shown. */
  address?: readonly string[];
  /** Ways to reach the company, each kind under its heading. */
  contacts: readonly ContactWay[];
  /** `OpeningHours`. */
  hours?: ReactNode;
  /** The headings' place in the outline of the page. Default: `2`. */
  level?: HeadingLevel;
}

const Root = styled('div', { name: 'TkContactCard' })<Owned>({
  ...oneColumn,
  gap: token('space.5'),
  overflowWrap: 'anywhere',
  padding: `max(${token('space.2')}, calc(${token('space.5')} + ${token('space.4')} - 1rem))`,
  ...framed('large'),
  '& address': { fontStyle: 'normal' },
  '& > div': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: token('space.4'), rowGap: token('space.1') },
  '& > div > svg': { gridRow: 'span 2', color: token('color.text.muted') },
  '& ul': { paddingInlineStart: 0, listStyleType: '""' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: token('size.control.small') },
});

/** How to reach a company: telephone, mail, address, hours. */
export function ContactCard<Root extends ElementType = ElementType>(given: Overridden<ContactCardProps, Root>): JSX.Element {
  const { address, contacts, hours, level, messages, ...rest } = useThemedProps('TkContactCard', given, { address: [], level: 2 });
  const texts = useMessages('contactCard', contactCardMessages, messages);
  const ways = (kind: ContactWay['kind']) => {
    const ofKind = contacts.filter((way) => way.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <ul>
        {ofKind.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} external={kind === 'message'}>
              <bdi dir="ltr">{breakableAddress(label)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    );
  };
  const parts: readonly [title: string, icon: IconComponent, content: ReactNode][] = [
    [texts.telephone, PhoneIcon, ways('telephone')],
    [texts.mail, MailIcon, ways('mail')],
    [texts.messaging, MessageIcon, ways('message')],
    [texts.address, MapPinIcon, address.length > 0 && <address key="address">{asLines(address)}</address>],
    [texts.hours, ClockIcon, hours],
  ];
  return (
    <Root {...rest}>
      {parts.map(([title, Icon, content]) =>
        content ? (
          <div key={title}>
            <Icon size="large" />
            <Heading level={level} size="lg">
              {title}
            </Heading>
            <div>{content}</div>
          </div>
        ) : null,
      )}
    </Root>
  );
}
