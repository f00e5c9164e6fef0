import MuiAlert from '@mui/material/Alert';
import type { ComponentProps, JSX, MouseEvent, ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { ErrorCircleIcon } from '../icons/ErrorCircleIcon.ts';
import { InfoIcon } from '../icons/InfoIcon.ts';
import { SuccessCircleIcon } from '../icons/SuccessCircleIcon.ts';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { alert } from '../messages/en-GB/alert.ts';
import { styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Slotted, SlotProps, Styled, Worded } from '../part.ts';
import { AppTheme, MuiTheme } from '../theme/MuiTheme.tsx';
import { styledMui } from '../theme/styledMui.ts';
import { useFocusReturn } from '../utils/useFocusReturn.ts';

/** How serious a message is. */
export type AlertSeverity = 'info' | 'success' | 'warning' | 'error';

/** The parts of an alert that other elements can take the place of, by MUI's names. */
export type AlertSlot = 'icon' | 'message' | 'closeButton' | 'closeIcon';

/** Props of {@link Alert}; every other prop of a `<div>` reaches it. */
export interface AlertProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'color'>,
    Omit<Slotted<AlertSlot>, 'classes'>,
    Styled<AlertSlot | `color${Capitalize<AlertSeverity>}`>,
    Worded<'alert'> {
  /** How serious it is: gives the icon, the colour and the word that screen readers hear first. Default: `info`. */
  severity?: AlertSeverity;
  /** The message in a few words, in bold. */
  title?: ReactNode;
  /** The message, or what can be done. */
  children?: ReactNode;
  /** Another icon than that of the severity; `false` for none. */
  icon?: ReactNode;
  /** A `Button` or `Link` that does it. */
  action?: ReactNode;
  /** The visitor closes it: shows a button for it. The component that renders the alert removes it; the focus then goes back to where it came from. */
  onClose?: (event: MouseEvent<HTMLElement>) => void;
  /** It appeared while the page was in use, so it is read out: `polite` when the reader pauses, `assertive` at once. Default: `off`, for what stands there from the beginning. */
  live?: 'off' | 'polite' | 'assertive';
  /** Props of the single parts. */
  slotProps?: SlotProps<
    { [Slot in 'icon' | 'message']?: Omit<ComponentProps<'div'>, 'ref'> } & {
      closeButton?: Partial<Omit<IconButtonProps, 'component' | 'ref'>>;
      closeIcon?: ComponentProps<typeof CloseIcon>;
    },
    AlertProps
  >;
}

const icons: Record<AlertSeverity, JSX.Element> = {
  info: <InfoIcon />,
  success: <SuccessCircleIcon />,
  warning: <WarningIcon />,
  error: <ErrorCircleIcon />,
};

const looksOf = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  background: token(`color.status.${tone}.background`),
  borderColor: token(`color.status.${tone}.border`),
  color: token(`color.status.${tone}.text`),
});

const Root = styledMui(MuiAlert, { name: 'TkAlert' })({
  font: 'inherit',
  letterSpacing: 'inherit',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: token('space.3'),
  padding: `${token('space.3')} ${token('space.4')}`,
  border: `${token('border-width.hairline')} solid`,
  borderInlineStartWidth: token('border-width.strong'),
  borderRadius: token('radius.medium'),
  overflowWrap: 'anywhere',
  '&[data-severity="info"]': looksOf('info'),
  '&[data-severity="success"]': looksOf('success'),
  '&[data-severity="warning"]': looksOf('warning'),
  '&[data-severity="error"]': looksOf('danger'),
  '& > .MuiAlert-message > [data-body]': { display: 'grid', gap: token('space.1'), minInlineSize: 0 },
  '& [data-action]': { marginBlockStart: token('space.2') },
  // The links of a message take its colour, which is checked against its ground.
  '& a': { color: 'inherit' },
});

const Icon = styled('div', { name: 'TkAlert', slot: 'Icon' })({ display: 'flex', '& > svg': { marginBlockStart: token('space.0-5') } });
const Message = styled('div', { name: 'TkAlert', slot: 'Message' })({ minInlineSize: 0 });
const Cross = ({ as: Icon = CloseIcon, ...props }: ComponentProps<typeof CloseIcon> & Pick<Owned, 'as'>) => <Icon {...props} />;
const Close = styled(Cross, { name: 'TkAlert', slot: 'CloseIcon' })();

/** As far from both edges as the text is from the upper one. */
const Dismiss = styled(IconButton, { name: 'TkAlert', slot: 'CloseButton' })({
  maxInlineSize: 'none',
  marginBlock: `calc(-1 * ${token('space.3')})`,
  marginInlineEnd: `calc(-1 * ${token('space.4')})`,
  color: 'inherit',
});

/** A message that belongs to a place on the page: an event or a note, and the action it calls for. */
export function Alert(given: AlertProps): JSX.Element {
  const props = useThemedProps('TkAlert', given, { severity: 'info', live: 'off' }, ['icon', 'message', 'closeButton', 'closeIcon']);
  const { severity, icon, title, children, action, onClose, live, messages, onFocus, onBlur, slots: _slots, slotProps, ...rest } = props;
  const role = rest.role ?? { off: undefined, polite: 'status', assertive: 'alert' }[live];
  const texts = useMessages('alert', alert, messages);
  const focusReturn = useFocusReturn({ onFocus, onBlur });
  const close = onClose ? (
    <Dismiss label={texts.dismiss} {...slotProps?.closeButton} onClick={onClose}>
      <Close {...slotProps?.closeIcon} />
    </Dismiss>
  ) : undefined;
  return (
    <MuiTheme>
      <Root
        {...rest}
        {...focusReturn}
        severity={severity}
        data-severity={severity}
        icon={icon ?? icons[severity]}
        action={close}
        // MUI takes an absent role for `alert`; its paper has a style attribute unless it is outlined.
        slots={{ icon: Icon, message: Message, action: 'div' }}
        slotProps={{ root: { role, variant: 'outlined' }, icon: slotProps?.icon, message: slotProps?.message }}
      >
        <div data-body="">
          <span className="tk-visually-hidden">{texts.severities[severity]}</span>
          <AppTheme>
            {title === undefined ? null : <strong>{title}</strong>}
            {children === undefined ? null : <div>{children}</div>}
            {action === undefined ? null : <div data-action="">{action}</div>}
          </AppTheme>
        </div>
      </Root>
    </MuiTheme>
  );
}
