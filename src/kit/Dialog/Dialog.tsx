import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { use, useEffect, useId, useMemo, useRef } from 'react';
import type { ComponentProps, JSX, ReactNode, KeyboardEvent, SyntheticEvent } from 'react';
import { inRow, line, reducedMotion, sized, square, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Slotted, SlotProps, Worded } from '../part.ts';
import { breakpoints, type Breakpoint } from '../theme/generated/token-names.ts';
import type { AppTheme } from '../theme/appTheme.ts';
import { dialog as dialogMessages } from '../messages/en-GB/dialog.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { aboveDialogs } from './muiOverlays.ts';
import { useModal, type DialogCloseHandler } from './useModal.ts';

/** Where the panel stands. */
export type DialogPlacement = 'center' | 'start' | 'end' | 'full';

/** Props of {@link Dialog}; every other prop of a `<dialog>` reaches it. */
export interface DialogProps
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'>,
    Slotted<'head' | 'title' | 'close' | 'body' | 'foot'>,
    Worded<'dialog'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked when the visitor wants to leave: Escape, a press beside the panel, the close button, the browser's Back. */
  onClose: DialogCloseHandler;
  /** Names the dialog; shown at its top unless `hideTitle`. */
  title: ReactNode;
  /** Keeps the title for screen readers only. Default: `false`. */
  hideTitle?: boolean;
  /** Leaves out the cross; then something in it must close it. Default: `false`. */
  hideCloseButton?: boolean;
  /** `center` a panel in the middle, `start`/`end` a drawer at that edge, `full` the whole screen. Default: `center`. */
  placement?: DialogPlacement;
  /** The same as `placement="full"`. Default: `false`. */
  fullScreen?: boolean;
  /** The width at most, by breakpoint; `false` for as much as there is. Default: `size.text`, or `size.drawer` at an edge. */
  maxWidth?: Breakpoint | false;
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode;
  /** Props of the single parts. */
  slotProps?: SlotProps<
    { [Slot in 'head' | 'title' | 'body' | 'foot']?: Omit<ComponentProps<'div'>, 'ref'> } & {
      close?: Omit<ComponentProps<'button'>, 'ref'>;
    },
    DialogProps
  >;
}

const atEdge = {
  insetBlock: 0,
  inlineSize: `min(100% - ${token('space.10')}, ${token('size.drawer')})`,
  blockSize: '100dvb',
  margin: 0,
} as const;

const Root = styled('dialog', { name: 'TkDialog' })<Owned & { 'data-placement': DialogPlacement }>({
  position: 'fixed',
  border: 0,
  padding: 0,
  color: token('color.text.default'),
  background: token('color.surface.raised'),
  boxShadow: token('shadow.overlay'),
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  // A list that hangs on a field in it may be larger than the panel; the body scrolls by itself.
  overflow: 'visible',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: token('color.scrim') },
  '&[data-placement="center"]': {
    inlineSize: `min(100% - 2 * ${token('space.gutter')}, ${token('size.text')})`,
    maxBlockSize: `calc(100dvb - 2 * ${token('space.gutter')})`,
    margin: 'auto',
    borderRadius: token('radius.large'),
  },
  '&[data-placement="start"]': { ...atEdge, insetInline: '0 auto' },
  '&[data-placement="end"]': { ...atEdge, insetInline: 'auto 0' },
  '&[data-placement="full"]': { inset: 0, inlineSize: '100%', blockSize: '100dvb', margin: 0 },
  opacity: 1,
  // Anything else, even no distance, would be the frame of MUI's overlays in it.
  translate: 'none',
  transition: `opacity ${token('motion.duration.medium')} ${token('motion.easing.standard')}, translate ${token('motion.duration.medium')} ${token('motion.easing.standard')}`,
  '@starting-style': {
    opacity: 0,
    '&[data-placement="start"]': { opacity: 1, translate: '-100% 0', '&:dir(rtl)': { translate: '100% 0' } },
    '&[data-placement="end"]': { opacity: 1, translate: '100% 0', '&:dir(rtl)': { translate: '-100% 0' } },
  },
  [reducedMotion]: { transition: 'none' },
});

/** Styles of the parts of a dialog in the middle of a wide screen, which begin at one edge. */
const inMiddle = <Styles extends object>(styles: Styles) => ({ [up('md')]: { ':where([data-placement="center"]) > &': styles } });

const Head = styled('div', { name: 'TkDialog', slot: 'Head' })({
  flex: 'none',
  ...inRow('space.4'),
  minBlockSize: token('size.control.medium'),
  boxSizing: 'content-box',
  paddingBlock: token('space.2'),
  paddingInline: `${token('space.gutter')} ${token('space.2')}`,
  borderBlockEnd: line('color.border.hairline'),
  ...inMiddle({ paddingInlineStart: token('space.6') }),
  '&[data-bare]': { borderBlockEnd: 0 },
});

const Title = styled('h2', { name: 'TkDialog', slot: 'Title' })({
  flex: 1,
  ...sized('font.size.xl', 'font.line-height.snug'),
});

const Close = styled('button', { name: 'TkDialog', slot: 'Close' })({
  display: 'inline-grid',
  placeItems: 'center',
  ...square('size.control.medium'),
  marginInlineStart: 'auto',
  border: 0,
  borderRadius: token('radius.medium'),
  background: 'transparent',
  '&:hover': { background: token('color.surface.hover') },
});

const Body = styled('div', { name: 'TkDialog', slot: 'Body' })({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '--tk-focus-offset': `calc(-1 * ${token('border-width.focus')})`,
  padding: token('space.gutter'),
  ...inMiddle({ padding: token('space.6') }),
});

const Foot = styled('div', { name: 'TkDialog', slot: 'Foot' })({
  padding: token('space.gutter'),
  ...inMiddle({ paddingInline: token('space.6') }),
  borderBlockStart: line('color.border.hairline'),
});

/**
 * A modal window on the native `<dialog>`: the rest of the page is inert, Escape and a press beside it ask to close, and the focus returns to
 * what opened it. `Drawer`, `ResultDialog` and the gallery's full-screen view are made of it.
 *
 * Source of the behaviour: ARIA Authoring Practices, Dialog (Modal).
 */
export function Dialog(given: DialogProps): JSX.Element {
  const props = useThemedProps('TkDialog', given, { placement: 'center' }, ['head', 'title', 'close', 'body', 'foot']);
  const { open, onClose, placement, fullScreen, maxWidth, sx, messages, slotProps: parts = {}, ref, ...more } = props;
  const { title, hideTitle, hideCloseButton, footer, children, ...rest } = more;
  const texts = useMessages('dialog', dialogMessages, messages);
  const titleId = [parts.title?.id, useId()].find((id) => id !== undefined);
  const { ref: own, onEscapeRisen } = useModal(open, onClose);
  const { components } = use(ThemeContext) as AppTheme;
  const overlays = useMemo(() => aboveDialogs(components), [components]);
  const room = `100% - 2 * ${token('space.gutter')}`;
  const inlineSize = maxWidth ? `min(${room}, ${breakpoints[maxWidth]}px)` : `calc(${room})`;
  const styles = maxWidth === undefined ? sx : [{ inlineSize }, sx].flat();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Text that scrolls and holds nothing to tab to: the keyboard must reach it to scroll it.
    const element = body.current;
    if (open && element && element.scrollHeight > element.clientHeight && !element.querySelector('a, button, input, [tabindex]'))
      element.tabIndex = 0;
  }, [open, children]);
  // React lets these events rise where the browser does not, and MUI's overlays around take them for their own.
  const contained = {
    onClose: (event: SyntheticEvent) => event.stopPropagation(),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      rest.onCancel?.(event);
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      rest.onKeyDown?.(event);
      if (event.key !== 'Escape') return;
      onEscapeRisen();
      event.stopPropagation();
    },
  };

  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      ref={useMergedRefs(own, ref)}
      data-placement={fullScreen ? 'full' : placement}
      sx={styles as DialogProps['sx']}
      {...contained}
    >
      <Head {...parts.head} data-bare={hideTitle || undefined}>
        <Title {...parts.title} {...(hideTitle && { className: 'tk-visually-hidden' })} id={titleId}>
          {title}
        </Title>
        {hideCloseButton ? null : (
          <Close {...parts.close} type="button" onClick={(event) => onClose(event, 'button')} aria-label={texts.close}>
            <CloseIcon />
          </Close>
        )}
      </Head>
      <Body {...parts.body} ref={body}>
        {open ? <DefaultPropsProvider value={overlays}>{children}</DefaultPropsProvider> : null}
      </Body>
      {footer ? <Foot {...parts.foot}>{footer}</Foot> : null}
    </Root>
  );
}
