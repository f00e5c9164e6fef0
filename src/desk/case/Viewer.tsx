import { useEffect, useState, type FormEvent, type JSX } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { IconButton } from '../../kit/IconButton/index.ts';
import { ChevronLeftIcon } from '../../kit/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../kit/icons/ChevronRightIcon.ts';
import { CloseIcon } from '../../kit/icons/CloseIcon.ts';
import { RefreshIcon } from '../../kit/icons/RefreshIcon.ts';
import { ZoomInIcon } from '../../kit/icons/ZoomInIcon.ts';
import { ZoomOutIcon } from '../../kit/icons/ZoomOutIcon.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/styled.ts';
import { token } from '../../kit/theme/token.ts';
import type { AccountDetails } from '../../server/desk/answers.ts';
import { TextBox } from '../fields.tsx';
import { callAddress } from '../calls.ts';
import { useFrame } from './useFrame.ts';
import type { PageView, ShownKind } from './viewer/messages.ts';
import { words } from './words.ts';

type DeskFile = AccountDetails['files'][number];

const Frame = styled('iframe')({
  display: 'block',
  inlineSize: '100%',
  blockSize: '70vh',
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  // Pages have no size where nothing is laid out.
  '&[inert]': { blockSize: 0, border: 0 },
});

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The nearest zoom in a direction. */
const zoomFrom = (zoom: number, step: 1 | -1): number => zooms[zooms.findIndex((each) => each === zoom) + step] ?? zoom;

interface ViewerProps {
  readonly file: DeskFile;
  readonly kind: ShownKind;
  /** The server has answered, with the document or a reason. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** A document of a stranger, drawn where it can do nothing; or a sentence that says why not. */
export function Viewer({ file, kind, onAnswered, onClose }: ViewerProps): JSX.Element {
  const { frame, shown, show, find } = useFrame(kind, `/documents/${file.id}/content?view=true`, onAnswered);
  const [view, setView] = useState<PageView>({ page: 1, zoom: 1, turn: 0, mark: '' });
  const [text, setText] = useState('');
  const { pages, failure, found } = shown;
  const isOpen = pages > 0;
  useEffect(() => {
    if (isOpen) show(view);
  }, [isOpen, show, view]);
  useEffect(() => {
    const [first] = found ?? [];
    if (first !== undefined) setView((before) => ({ ...before, page: first, mark: text }));
    // oxlint-disable-next-line react/exhaustive-deps -- typing on must not jump
  }, [found]);
  const change = (changes: Partial<PageView>) => setView({ ...view, ...changes });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const after = text === view.mark ? ((found ?? []).find((page) => page > view.page) ?? found?.[0]) : undefined;
    if (after !== undefined) change({ page: after });
    else if (text.trim() !== '') find(text);
  };
  return (
    <Stack gap="2">
      <Stack direction="row" gap="1">
        {isOpen ? (
          <>
            <IconButton label={words.previousPage} disabled={view.page === 1} onClick={() => change({ page: view.page - 1 })}>
              <ChevronLeftIcon />
            </IconButton>
            <output>{words.page(view.page, pages)}</output>
            <IconButton label={words.nextPage} disabled={view.page === pages} onClick={() => change({ page: view.page + 1 })}>
              <ChevronRightIcon />
            </IconButton>
            <IconButton label={words.turn} onClick={() => change({ turn: (view.turn + 90) % 360 })}>
              <RefreshIcon />
            </IconButton>
            <IconButton label={words.zoomOut} disabled={view.zoom === zooms[0]} onClick={() => change({ zoom: zoomFrom(view.zoom, -1) })}>
              <ZoomOutIcon />
            </IconButton>
            <IconButton label={words.zoomIn} disabled={view.zoom === zooms.at(-1)} onClick={() => change({ zoom: zoomFrom(view.zoom, 1) })}>
              <ZoomInIcon />
            </IconButton>
          </>
        ) : null}
        <Button size="small" href={callAddress(`/documents/${file.id}/content`)} {...{ download: file.fileName }}>
          {words.download}
        </Button>
        <IconButton label={words.closeDocument} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {isOpen ? (
        <search>
          <form onSubmit={search}>
            <Stack direction="row">
              <TextBox label={words.search} value={text} onChange={setText} />
              <output>{found === undefined ? '' : words.hits(found.length)}</output>
            </Stack>
          </form>
        </search>
      ) : null}
      {failure === undefined ? null : (
        <Alert severity="warning" live="polite">
          {failure}
        </Alert>
      )}
      {!isOpen && failure === undefined ? <Spinner delay={300} label={words.opening} /> : null}
      {failure === undefined ? (
        <Frame ref={frame} src="/desk/viewer" sandbox="allow-scripts" title={words.frame(file.fileName)} inert={!isOpen} />
      ) : null}
    </Stack>
  );
}
