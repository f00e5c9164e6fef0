import { createContext, use, useCallback, useEffect, useRef, useState, type ComponentProps, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SxProps } from '@mui/system';
import { Alert, type AlertTone } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { toaster } from '../messages/en-GB/toaster.ts';
import { useMessages } from '../provider/index.ts';
import { styled, token, up } from '../theme/index.ts';
import { useFocusReturn } from '../utils/useFocusReturn.ts';
import { warnOfNoToaster } from '../utils/warnings.ts';
import { useAboveModals } from './useAboveModals.ts';

/** A short message about something that has just happened. */
export interface Toast {
  /** The message: one sentence. */
  text: ReactNode;
  /** How serious it is. Default: `success`. */
  tone?: AlertTone;
  /** The way to take it back, or to see it. */
  action?: { label: string; onClick: () => void };
  /**
   * How long it stays, in milliseconds; `Infinity`: until it is closed. Default: 6000, and longer for a long text. With an action, or a tone that is not
   * `success` or `info`, it stays until it is closed (WCAG 2.2, 2.2.1: nobody has to be quick).
   */
  duration?: number;
}

/** Shows a toast; the returned function removes it. */
export type ShowToast = (toast: Toast) => () => void;

/** Props of {@link Toaster}; every other prop of a `<section>` reaches the region with the messages. */
export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Everything that may show toasts. */
  children?: ReactNode;
  /** Most messages at a time; the oldest gives way. Default: 3. */
  max?: number;
  /** Replaces single texts. */
  messages?: Partial<typeof toaster>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const ToastContext = createContext<ShowToast>(() => {
  warnOfNoToaster();
  return () => undefined;
});

/** The function that shows a toast in the nearest {@link Toaster}. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

interface Shown extends Toast {
  id: number;
}

const Home = styled('div')({ display: 'contents' });

const Region = styled('section')({
  position: 'fixed',
  // These override the browser's styles of a popover, which the region is when it stands over a dialog.
  insetBlockStart: 'auto',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  overflow: 'visible',
  insetBlockEnd: token('space.4'),
  insetInline: token('space.gutter'),
  zIndex: token('layer.floating'),
  display: 'grid',
  gap: token('space.2'),
  pointerEvents: 'none',
  [up('sm')]: { insetInlineStart: 'auto', inlineSize: `min(100%, ${token('size.text')})` },
  '& > *': { pointerEvents: 'auto', boxShadow: token('shadow.overlay') },
  '@media print': { display: 'none' },
});

/** Longer texts take longer to read: milliseconds per character, on top of what every message gets. */
const readingMs = 60;
const leastMs = 6000;

function durationOf({ duration, action, tone = 'success', text }: Toast): number {
  if (duration !== undefined) return duration;
  if (action || tone === 'danger' || tone === 'warning') return Number.POSITIVE_INFINITY;
  return leastMs + (typeof text === 'string' ? Math.max(0, text.length - 50) * readingMs : 0);
}

function Message({ toast, onClose, closeText }: { toast: Shown; onClose: (id: number) => void; closeText: string }): JSX.Element {
  const [held, setHeld] = useState(false);
  const left = useRef(durationOf(toast));
  const { id } = toast;
  const close = () => onClose(id);
  useEffect(() => {
    if (held || !Number.isFinite(left.current)) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [held, id, onClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Alert
      tone={toast.tone ?? 'success'}
      onDismiss={close}
      messages={{ dismiss: closeText }}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      action={
        toast.action ? (
          <Button
            size="small"
            onClick={() => {
              toast.action?.onClick();
              close();
            }}
          >
            {toast.action.label}
          </Button>
        ) : undefined
      }
    >
      {toast.text}
    </Alert>
  );
}

/**
 * Where short messages appear: at the foot of the screen, over dialogs too, read out politely, never taking the focus. A message that must not be missed
 * belongs into the page (`Alert`) or a dialog instead.
 */
export function Toaster({ children, max = 3, messages, onFocus, onBlur, ...rest }: ToasterProps): JSX.Element {
  const texts = useMessages('toaster', toaster, messages);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  // A message gives it back too, but knows only its neighbours once the focus has gone through several.
  const focusReturn = useFocusReturn({ onFocus, onBlur });
  const close = useCallback((id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (toast) => {
      lastId.current += 1;
      const id = lastId.current;
      setShown((toasts) => [...toasts, { ...toast, id }].slice(-max));
      return () => close(id);
    },
    [close, max],
  );
  const { host, home } = useAboveModals();
  const region = (
    <Region popover="manual" aria-label={texts.label} aria-live="polite" aria-relevant="additions" {...rest} {...focusReturn}>
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} onClose={close} closeText={texts.dismiss} />
      ))}
    </Region>
  );
  return (
    <ToastContext value={show}>
      {children}
      <Home ref={home} />
      {host ? createPortal(region, host) : null}
    </ToastContext>
  );
}
