import { useEffect, useEffectEvent, useRef, useState, type JSX, type RefObject } from 'react';
import { UploadIcon } from '../icons/UploadIcon.ts';
import { inRow, styled, token } from '../part.ts';

// A popover, which lies over everything and lets the drop through to the page.
const Overlay = styled('div')({
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: token('space.gutter'),
  border: 0,
  background: token('color.scrim'),
  pointerEvents: 'none',
  '&:popover-open': { display: 'grid', placeItems: 'center' },
  '& > div': {
    ...inRow('space.3'),
    padding: `${token('space.6')} ${token('space.8')}`,
    border: `${token('border-width.strong')} dashed ${token('color.border.strong')}`,
    borderRadius: token('radius.large'),
    fontFamily: token('font.family.heading'),
    fontSize: token('font.size.xl'),
    color: token('color.text.default'),
    background: token('color.surface.raised'),
  },
});

interface PageDropProps {
  open: boolean;
  /** Something in the field that takes them. */
  field: RefObject<HTMLElement | null>;
  onDrop: (data: DataTransfer) => void;
  text: string;
}

/** Lets a `FileUpload` take files that are dropped anywhere on the page, and says so while they are over it. Not behind a dialog, nor from another field. */
export function PageDrop({ open, field, onDrop, text }: PageDropProps): JSX.Element {
  const overlay = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer) => onDrop(data));
  useEffect(() => void overlay.current?.togglePopover(isOver && open), [isOver, open]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = ({ dataTransfer }: DragEvent) => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      return dataTransfer?.types.includes('Files') && (!dialog || dialog.contains(field.current));
    };
    const over = (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !isOurs(event)) return;
      event.preventDefault();
      take(event.dataTransfer!);
    };
    if (open) {
      window.addEventListener('dragenter', over, { signal });
      window.addEventListener('dragover', over, { signal });
      window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setIsOver(false), { signal });
      window.addEventListener('drop', drop, { signal });
    }
    return () => listening.abort();
  }, [open, field]);
  return (
    <Overlay ref={overlay} popover="manual">
      <div>
        <UploadIcon />
        <span>{text}</span>
      </div>
    </Overlay>
  );
}
