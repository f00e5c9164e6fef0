import { useId, type ComponentProps, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Dialog, type DialogCloseHandler, type DialogCloseReason } from '../Dialog/index.ts';
import { Anchor } from '../Link/index.ts';
import { mobileMenu as mobileMenuMessages } from '../messages/en-GB/mobileMenu.ts';
import { NavigationList, type NavigationItem, type NavigationListProps } from '../NavigationList/index.ts';
import { hover, inCaps, inColumn, lowScreen, styled, token, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';
import { ContactItems, type ContactWay } from '../utils/contactWays.tsx';
import { focusInside } from '../utils/ground.ts';
import { plainList } from '../utils/plainList.ts';

/** Further places that belong together, below the main ones. */
export interface MobileMenuGroup {
  /** Heading of the group: "Categories". */
  heading: string;
  /** The places, in order. */
  items: readonly NavigationItem[];
}

/** Props of {@link MobileMenu}; every other prop of a `<dialog>` reaches it. */
export interface MobileMenuProps
  extends
    Omit<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'messages' | 'placement' | 'children'>,
    Pick<NavigationListProps, 'current' | 'currentIs'>,
    Worded<'mobileMenu'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked when the visitor wants to leave it: `link` when they followed one of its links. */
  onClose: DialogCloseHandler<DialogCloseReason | 'link'>;
  /** The main places, in order. */
  items: readonly NavigationItem[];
  /** Further places below the main ones, such as the categories of the range. */
  group?: MobileMenuGroup;
  /** Ways to reach the company, below the places. */
  contacts?: readonly ContactWay[];
  /** Anything more, below the contacts: a log-in button, the theme switch. */
  children?: ReactNode;
}

const Content = styled('div', { name: 'TkMobileMenu', slot: 'Content' })({
  ...inColumn('space.4'),
  // The rows run to the edges of the panel.
  '& > nav, & > section': { marginInline: `calc(-1 * ${token('space.gutter')})` },
  '& > nav': { marginBlockStart: `calc(-1 * ${token('space.gutter')})` },
});

/** How to reach the company stays in view however many places there are; on a low screen it scrolls with them, and only the title stays. */
const Root = styled(Dialog, { name: 'TkMobileMenu' })<Owned>({
  [lowScreen]: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > div': { flex: 'none', overflow: 'visible' },
    '& > div:first-of-type': { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token('color.surface.raised') },
    scrollPaddingBlockStart: token('size.control.large'),
  },
});

const Contacts = styled('div', { name: 'TkMobileMenu', slot: 'Contacts' })({
  margin: `calc(-1 * ${token('space.gutter')})`,
  '& > ul': { ...plainList, display: 'flex', flexWrap: 'wrap', '& > li': { flexGrow: 1 } },
});

const Group = styled('section', { name: 'TkMobileMenu', slot: 'Group' })({
  '& > h3': {
    padding: `${token('space.2')} ${token('space.4')}`,
    color: token('color.text.muted'),
    ...inCaps('font.size.sm'),
  },
  '& > ul': plainList,
});

/** A row of the menu; thinner than the main places. */
const row = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  paddingInline: token('space.4'),
  color: 'inherit',
  textDecoration: 'none',
  ...focusInside,
  [hover]: { '&:hover': { background: token('color.surface.hover') } },
} as const;

const Place = styled(Anchor, { name: 'TkMobileMenu', slot: 'Place' })({ ...row, lineHeight: token('font.line-height.tight') });

const Contact = styled(Anchor, { name: 'TkMobileMenu', slot: 'Contact' })({
  ...row,
  gap: token('space.3'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The navigation of a phone: slides in from where reading starts, over an inert page, and closes when one of its links is followed. */
export function MobileMenu(given: MobileMenuProps): JSX.Element {
  const { open, onClose, items, current, currentIs, group, contacts = [], messages, ...more } = useThemedProps('TkMobileMenu', given);
  const { children, ...rest } = more;
  const texts = useMessages('mobileMenu', mobileMenuMessages, messages);
  const groupId = useId();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest('a[href]')) onClose(event, 'link');
  };
  // The press is the link's own; this only notices that it happened.
  /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
  return (
    <Root
      {...rest}
      open={open}
      onClose={onClose}
      title={texts.title}
      placement="start"
      footer={
        open && contacts.length > 0 ? (
          <Contacts onClick={onClick}>
            <ul aria-label={texts.contacts}>
              <ContactItems {...{ contacts, texts }} link={Contact} />
            </ul>
          </Contacts>
        ) : null
      }
    >
      <Content onClick={onClick}>
        <NavigationList items={items} current={current} currentIs={currentIs} orientation="vertical" />
        {group && group.items.length > 0 ? (
          <Group aria-labelledby={groupId}>
            <h3 id={groupId}>{group.heading}</h3>
            <ul>
              {group.items.map(({ label, href }) => (
                <li key={href}>
                  <Place href={href}>{label}</Place>
                </li>
              ))}
            </ul>
          </Group>
        ) : null}
        {children}
      </Content>
    </Root>
  );
  /* oxlint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
}
