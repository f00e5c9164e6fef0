import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { IconButton } from '../../kit/IconButton/index.ts';
import { ChevronLeftIcon } from '../../kit/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../kit/icons/ChevronRightIcon.ts';
import { CloseIcon } from '../../kit/icons/CloseIcon.ts';
import { RefreshIcon } from '../../kit/icons/RefreshIcon.ts';
import { ZoomInIcon } from '../../kit/icons/ZoomInIcon.ts';
import { ZoomOutIcon } from '../../kit/icons/ZoomOutIcon.ts';
import { SearchField } from '../../kit/SearchField/index.ts';
import type { AccountDetails } from '../../server/desk/answers.ts';
import type { FromFrame, PageView, ShownKind, ToFrame } from './viewer/messages.ts';
import { words } from '../words.ts';
import { callAddress, callBytes, failureText } from '../calls.ts';
import { Alert, Button, Spinner, Stack, styled, token } from '../parts.tsx';

const Frame = styled('iframe')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'calc(100dvh - 13rem)',
  minBlockSize: '16rem',
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  // Pages have no size where nothing is laid out.
  '&[inert]': { blockSize: 0, minBlockSize: 0, border: 0 },
});

/** Its room is there before a search: the field keeps its width. */
const Found = styled('output')({ minInlineSize: '6.5rem' });
const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const zoomFrom = (zoom: number, step: 1 | -1): number => zooms[zooms.findIndex((each) => each === zoom) + step] ?? zoom;

/** How long the frame may be silent after an order, in milliseconds: then it is taken away, and with it whatever it is busy with. */
const silenceMs = 25_000;

/** Keys that only lead somewhere. The document is a stranger's, and `z` would undo a decision. */
const leadingKey = /^[a-y/?]$/u;

/** A document with its pages, none until it is open, and those with the text that was searched. */
type ShownDocument = Readonly<{ pages: number; failure?: string; found?: readonly number[] }>;

/** Has a document drawn by the frame without an origin. The frame gets the bytes when it says that it is ready, and each order a limited time. */
function useFrame(kind: ShownKind, path: string, onAnswered: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<ShownDocument>({ pages: 0 });
  const fail = (failure: string) => setShown({ pages: 0, failure });
  const wait = () => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => fail(words.failures.slow), silenceMs);
  };
  const order = (message: ToFrame) => {
    wait();
    frame.current?.contentWindow?.postMessage(message, '*', message.type === 'open' ? [message.bytes] : []);
  };
  const hear = useEffectEvent(({ source, data }: MessageEvent<FromFrame>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    if (data.type === 'key') {
      if (leadingKey.test(data.key)) document.dispatchEvent(new KeyboardEvent('keydown', { key: data.key, cancelable: true }));
      return;
    }
    clearTimeout(silence.current);
    if (data.type === 'opened') setShown({ pages: data.pages });
    else if (data.type === 'found') setShown((before) => ({ ...before, found: data.pages }));
    else if (data.type === 'failed') fail(words.failures[data.reason]);
    else if (data.type === 'ready') {
      const opening = callBytes(path).then((bytes) => order({ type: 'open', kind, bytes }));
      void opening.catch((error: unknown) => fail(failureText(error))).finally(onAnswered);
    }
  });
  const begin = useEffectEvent(wait);
  useEffect(() => {
    const listen = (event: MessageEvent<FromFrame>) => hear(event);
    window.addEventListener('message', listen);
    begin();
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(silence.current);
    };
  }, []);

  return { frame, shown, order };
}

type ViewerProps = Readonly<{ file: AccountDetails['files'][number]; kind: ShownKind; onAnswered: () => void; onClose: () => void }>;

/** A document of a stranger, drawn where it can do nothing; or a sentence that says why not. @param onAnswered - the server gave it, or a reason */
export function Viewer({ file, kind, onAnswered, onClose }: ViewerProps) {
  const { frame, shown, order } = useFrame(kind, `/documents/${file.id}/content?view=true`, onAnswered);
  const [view, setView] = useState<PageView>({ page: 1, zoom: 1, turn: 0, mark: '' });
  const [sought, seek] = useState('');
  const { pages, failure, found } = shown;
  const isOpen = pages > 0;
  // Out of view a browser stops the frame's animation, by which a PDF is drawn.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [frame]);
  const show = useEffectEvent(() => isOpen && order({ type: 'show', ...view }));
  useEffect(() => void show(), [isOpen, view]);
  useEffect(() => {
    const [first] = found ?? [];
    if (found) setView((before) => (first === undefined ? { ...before, mark: '' } : { ...before, page: first, mark: sought }));
    // oxlint-disable-next-line react/exhaustive-deps -- the next search must not jump before it has found something
  }, [found]);
  const change = (changes: Partial<PageView>) => setView({ ...view, ...changes });
  const search = (_event: FormEvent, text: string) => {
    const after = text === view.mark ? ((found ?? []).find((page) => page > view.page) ?? found?.[0]) : undefined;
    if (after !== undefined) change({ page: after });
    else if (text !== '') order({ type: 'find', text });
    seek(text);
  };
  const button = (label: string, Icon: ComponentType, changes: Partial<PageView>, isEnd = false) => (
    <IconButton label={label} disabled={isEnd} onClick={() => change(changes)}>
      <Icon />
    </IconButton>
  );
  return (
    <Stack gap="2">
      <Stack direction="row" gap="1">
        {isOpen ? (
          <>
            {button('Page before', ChevronLeftIcon, { page: view.page - 1 }, view.page === 1)}
            <output>{`${view.page} / ${pages}`}</output>
            {button('Next page', ChevronRightIcon, { page: view.page + 1 }, view.page === pages)}
            {button('Turn', RefreshIcon, { turn: (view.turn + 90) % 360 })}
            {button('Smaller', ZoomOutIcon, { zoom: zoomFrom(view.zoom, -1) }, view.zoom === zooms[0])}
            {button('Larger', ZoomInIcon, { zoom: zoomFrom(view.zoom, 1) }, view.zoom === zooms.at(-1))}
          </>
        ) : null}
        <Button size="small" href={callAddress(`/documents/${file.id}/content`)} {...{ download: file.fileName }}>
          Download
        </Button>
        <IconButton label={words.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {isOpen ? (
          <Stack direction="row" gap="2" sx={{ flex: '1 1 16rem' }}>
            <Stack sx={{ flex: '1 1 8rem' }}>
              <SearchField size="small" label="Search the document" placeholder="Search" onSearch={search} />
            </Stack>
            <Found>{found && (found.length === 0 ? 'Not found' : `On ${words.counted(found.length, 'page')}`)}</Found>
          </Stack>
        ) : null}
      </Stack>
      {failure === undefined ? null : <Alert severity="warning" live="polite" title={failure} />}
      {!isOpen && failure === undefined ? <Spinner delay={300} label="Opening the document" /> : null}
      {failure === undefined ? (
        <Frame ref={frame} src="/desk/viewer" sandbox="allow-scripts" title={`Document: ${file.fileName}`} inert={!isOpen} />
      ) : null}
    </Stack>
  );
}
