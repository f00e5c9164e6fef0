import { useRef, useState, type ComponentProps, type ElementType, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { UserCheckIcon } from '../icons/UserCheckIcon.ts';
import { accountMenu as accountMenuMessages } from '../messages/en-GB/accountMenu.ts';
import { down, inRow, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { useBackCloses } from '../utils/backEntry.ts';
import { useDismiss } from '../utils/useDismiss.ts';

/** Props of {@link AccountMenu}; every other prop of a `<div>` reaches it. */
export interface AccountMenuProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'accountMenu'> {
  /** Name of the logged-in user. Below `lg` it is spoken only; the panel shows it at every width. */
  name: string;
  /** Further details that tell accounts apart, below the name in the panel: the user name, the mail. */
  details?: readonly string[];
  /** Further ways, between the details and Log out. */
  children?: ReactNode;
  /** Log out was pressed. */
  onLogOut: (event: MouseEvent<HTMLElement>) => void;
}

// It stands on MUI's popper and paper, which nobody needs before it opens: it comes when a pointer or the focus is on the button.
const Panel = lazyOverlay(async () => (await import('./AccountMenuPanel.tsx')).AccountMenuPanel);

const Root = styled('div', { name: 'TkAccountMenu' })<Owned>({ position: 'relative', minInlineSize: 0 });

const Name = styled('span', { name: 'TkAccountMenu', slot: 'Name' })({
  ...inRow('space.1'),
  [up('lg')]: { '& > [data-short]': { display: 'none' } },
  [down('lg')]: { '& > [data-name], & > svg': { display: 'none' } },
  '& > [data-name]': {
    maxInlineSize: `calc(${token('size.sidebar')} / 2)`,
    paddingBlock: token('space.0-5'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/**
 * Names the logged-in user on a button that opens a panel with the account and Log out. Escape, a press beside it and leaving it with the keyboard close it.
 *
 * Source of the behaviour: ARIA Authoring Practices, Disclosure.
 */
export function AccountMenu<Root extends ElementType = ElementType>(given: Overridden<AccountMenuProps, Root>): JSX.Element {
  const { name, details, children, onLogOut, messages, ref, ...rest } = useThemedProps('TkAccountMenu', given, { details: [] });
  const texts = useMessages('accountMenu', accountMenuMessages, messages);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);

  useBackCloses(open, () => setOpen(false));
  const dismiss = useDismiss(open, root, button, () => setOpen(false));

  return (
    <Root {...rest} ref={mergeRefs(root, ref)} {...dismiss}>
      <Button
        ref={button}
        variant="text"
        stacked="lg"
        startIcon={<UserCheckIcon />}
        aria-label={texts.label(name)}
        aria-expanded={open}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setOpen(!open)}
      >
        <Name>
          <span data-name="">{name}</span>
          <span data-short="">{texts.short}</span>
          <ChevronDownIcon size="small" />
        </Name>
      </Button>
      <Panel {...{ open, name, details, root, onLogOut }} logOut={texts.logOut} onUnavailable={() => setOpen(false)}>
        {children}
      </Panel>
    </Root>
  );
}
