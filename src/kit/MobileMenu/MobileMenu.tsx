import type { ComponentProps, JSX, MouseEvent, ReactNode } from 'react';
import { Dialog, type DialogCloseReason } from '../Dialog/index.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '../icons/index.ts';
import { Anchor } from '../Link/index.ts';
import { mobileMenu as mobileMenuMessages } from '../messages/en-GB/overlays.ts';
import { NavigationList, type NavigationItem, type NavigationListProps } from '../NavigationList/index.ts';
import { useMessages } from '../provider/index.ts';
import { hover } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { focusInside } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** A way to reach the company. */
export interface MobileMenuContact {
  /** What it is: gives it its icon. */
  kind: 'telephone' | 'mail' | 'message';
  /** The number, address or name as it is read. */
  label: string;
  /** `tel:`, `mailto:` or the address of a messaging app. */
  href: string;
}

/** Props of {@link MobileMenu}; every other prop of a `<dialog>` reaches it. */
export interface MobileMenuProps extends Omit<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'messages' | 'placement' | 'children'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked when the visitor wants to leave it: `link` when they followed one of its links. */
  onClose: (reason: DialogCloseReason | 'link') => void;
  /** The main places, in order. */
  items: readonly NavigationItem[];
  /** The `href` of the place the visitor is at. */
  current?: string;
  /** Whether the visitor is at that very page or further inside it. Default: `page`. */
  currentIs?: NavigationListProps['currentIs'];
  /** Ways to reach the company, below the places. */
  contacts?: readonly MobileMenuContact[];
  /** Anything more, below the contacts: a log-in button, the theme switch. */
  children?: ReactNode;
  /** Texts in another language or tone. */
  messages?: Partial<typeof mobileMenuMessages>;
}

const icons = { telephone: PhoneIcon, mail: MailIcon, message: MessageIcon };

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.4'),
  // The rows run to the edges of the panel.
  '& > nav, & > ul': { marginInline: `calc(-1 * ${token('space.gutter')})` },
  '& > nav': { marginBlockStart: `calc(-1 * ${token('space.gutter')})` },
  '& > ul': { ...plainList, borderBlock: `${token('border-width.hairline')} solid ${token('color.border.hairline')}` },
});

const Contact = styled(Anchor)({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.3'),
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.4'),
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ...focusInside,
  [hover]: { '&:hover': { background: token('color.surface.hover') } },
});

/** The navigation of a phone: slides in from where reading starts, over an inert page, and closes when one of its links is followed. */
export function MobileMenu({
  open,
  onClose,
  items,
  current,
  currentIs,
  contacts = [],
  messages,
  children,
  ...rest
}: MobileMenuProps): JSX.Element {
  const texts = useMessages('mobileMenu', mobileMenuMessages, messages);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest('a[href]')) onClose('link');
  };
  return (
    <Dialog {...rest} open={open} onClose={onClose} title={texts.title} placement="start">
      {/* The press is the link's own; this only notices that it happened. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <Content onClick={onClick}>
        <NavigationList items={items} current={current} currentIs={currentIs} orientation="vertical" />
        {contacts.length > 0 ? (
          <ul aria-label={texts.contacts}>
            {contacts.map(({ kind, label, href }) => {
              const Icon = icons[kind];
              return (
                <li key={href}>
                  <Contact href={href}>
                    <Icon />
                    <bdi dir="ltr">{label}</bdi>
                  </Contact>
                </li>
              );
            })}
          </ul>
        ) : null}
        {children}
      </Content>
    </Dialog>
  );
}
