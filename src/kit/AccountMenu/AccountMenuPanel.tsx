import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { JSX, MouseEvent, ReactNode, RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { LogOutIcon } from '../icons/LogOutIcon.ts';
import { inGrid, sized, styled, token } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { isRightToLeft } from '../utils/isRightToLeft.ts';

interface AccountMenuPanelProps {
  open: boolean;
  name: string;
  details: readonly string[];
  children: ReactNode;
  /** The element that it hangs on, and which it is part of: Tab goes from the button into it. */
  root: RefObject<HTMLElement | null>;
  logOut: string;
  onLogOut: (event: MouseEvent<HTMLElement>) => void;
}

const Place = styled(Popper)({ zIndex: token('layer.floating'), minInlineSize: '100%' });

const Panel = styled(Paper, { name: 'TkAccountMenu', slot: 'Panel' })({
  ...inGrid('space.3'),
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: `min(100vw - 2 * ${token('space.gutter')}, ${token('size.drawer')})`,
  // In a low window the button stays in sight.
  maxBlockSize: `calc(100dvb - 2 * ${token('size.control.large')})`,
  padding: token('space.4'),
  textAlign: 'start',
  borderColor: token('color.border.strong'),
  boxShadow: token('shadow.overlay'),
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
  '& > p': {
    whiteSpace: 'pre-line',
    color: token('color.text.muted'),
    ...sized('font.size.sm', 'font.line-height.snug'),
  },
  '& > p > *': { display: 'block' },
  '& > p > strong': { color: token('color.text.default'), fontSize: token('font.size.md') },
});

/** Where the button is at an edge of the window, the panel keeps inside. */
const modifiers = [{ name: 'preventOverflow', options: { altAxis: true } }];

/** The panel itself, fetched when somebody is about to open it. */
export function AccountMenuPanel({ open, name, details, children, root, logOut, onLogOut }: AccountMenuPanelProps): JSX.Element {
  const isMirrored = open && root.current !== null && isRightToLeft(root.current);
  return (
    <MuiTheme>
      <Place
        // MUI's popper is a tooltip otherwise.
        {...{ open, modifiers, role: undefined }}
        anchorEl={() => root.current!}
        placement={isMirrored ? 'bottom-start' : 'bottom-end'}
        disablePortal
      >
        <Panel variant="outlined">
          <p>
            <strong>{name}</strong>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
          {children}
          <Button startIcon={<LogOutIcon />} fullWidth onClick={onLogOut}>
            {logOut}
          </Button>
        </Panel>
      </Place>
    </MuiTheme>
  );
}
