import { useCallback, useEffect, useEffectEvent, useRef, useState, type JSX, type KeyboardEvent, type RefObject } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { forcedColors, hover, line, styled, token } from '../part.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import { focusInside } from '../utils/ground.ts';
import { bareList } from '../utils/bareList.ts';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { stepIndex } from './zoomModel.ts';
import { isPicture, kindOf, type GalleryView } from './items.ts';

/** The action by which another image was chosen. */
export type GalleryChangeReason = 'hover' | 'press' | 'key' | 'swipe';

/** How far, in pixels, one press of the strip's buttons scrolls it. */
const scrollStep = 100;

/** How long, in milliseconds, the pointer rests on a thumbnail before it counts. */
const hoverDelay = 80;

/** Props of {@link Thumbnails}. */
export interface ThumbnailsProps extends GalleryView {
  onSelect: (index: number, reason: GalleryChangeReason) => void;
}

const Root = styled('div')({
  position: 'relative',
  '@media print': { display: 'none' },
  '& > ul': {
    display: 'flex',
    gap: token('space.2'),
    // Room for the mark of the current one.
    paddingBlockEnd: token('space.1'),
    ...focusInside,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  '& li': { flex: 'none' },
  '& li > *': {
    display: 'block',
    position: 'relative',
    inlineSize: token('size.thumbnail'),
    padding: 0,
    overflow: 'hidden',
    border: line('color.border.hairline', 'strong'),
    borderRadius: token('radius.medium'),
    background: token('color.surface.media'),
    [forcedColors]: { borderColor: 'Canvas' },
    '& > [data-ratio]': pictureStyles,
    '& > small': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: token('color.text.default'),
      background: token('color.surface.raised'),
    },
    '&[aria-current]': {
      borderColor: token('color.border.strong'),
      boxShadow: `0 ${token('space.1')} 0 ${token('color.ticket.background')}`,
      [forcedColors]: { borderColor: 'Highlight', borderBlockEndWidth: token('space.1') },
    },
    [hover]: { '&:hover': { borderColor: token('color.border.strong') } },
  },
  '& > button': {
    position: 'absolute',
    insetBlock: `0 ${token('space.1')}`,
    display: 'grid',
    placeContent: 'center',
    minInlineSize: token('size.control.small'),
    padding: 0,
    border: line('color.quiet-action.border'),
    borderRadius: token('radius.medium'),
    color: token('color.quiet-action.text'),
    background: token('color.quiet-action.background'),
    '&:hover': { background: token('color.quiet-action.background-hover') },
    '&:first-of-type': { insetInlineStart: 0 },
    '&:last-of-type': { insetInlineEnd: 0 },
    // Nothing more on this side: out of the way, but the focus stays where it is.
    '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    '&[aria-disabled="true"]': { color: token('color.text.disabled'), cursor: 'default' },
  },
});

const Thumbnail = styled('button', { name: 'TkGallery', slot: 'Thumbnail' })();

/**
 * Scrolls the strip to where the current thumbnail is, and tells whether there is more on either side.
 *
 * @param hovered - the pointer is on a thumbnail: it is in sight already and must not run away
 */
function useStrip(index: number, count: number, hovered: RefObject<boolean>) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  const reveal = useCallback(
    (position: number, behavior: ScrollBehavior) => {
      const strip = list.current;
      const item = strip?.children[position];
      if (!strip || !item || hovered.current) return;
      const outer = strip.getBoundingClientRect();
      const inner = item.getBoundingClientRect();
      strip.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior });
    },
    [hovered],
  );

  useEffect(() => reveal(index, 'smooth'), [index, reveal]);
  const onResize = useEffectEvent(() => reveal(index, 'instant'));

  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const measure = () => {
      const at = Math.abs(strip.scrollLeft);
      const start = at < 1;
      const end = at > strip.scrollWidth - strip.clientWidth - 2;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(() => {
      onResize();
      measure();
    });
    observer.observe(strip);
    strip.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, [count]);

  return { list, ends };
}

/** The strip of small pictures: arrow keys, pointer and press choose the large one. One tab stop; where they overflow, the strip and its buttons as well. */
export function Thumbnails(props: ThumbnailsProps): JSX.Element {
  const { images, index, onSelect, widths, toSrcSet, texts, slotProps } = props;
  const count = images.length;
  const hovered = useRef(false);
  /** The mouse has come to rest on a thumbnail and will choose it in a moment. */
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), [count]);
  const { list, ends } = useStrip(index, count, hovered);
  const overflows = !(ends.start && ends.end);

  const scroll = (direction: 1 | -1) => {
    const strip = list.current;
    strip?.scrollBy({ left: direction * scrollStep * (isRightToLeft(strip) ? -1 : 1), behavior: 'smooth' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const on = isRightToLeft(event.currentTarget) ? -1 : 1;
    const target = {
      ArrowRight: stepIndex(index, on, count),
      ArrowLeft: stepIndex(index, -on, count),
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    hovered.current = false;
    (list.current?.children[target]?.firstElementChild as HTMLElement | null)?.focus({ preventScroll: true });
    onSelect(target, 'key');
  };

  return (
    <Root>
      <ul {...bareList} ref={list} aria-label={texts.thumbnails} {...(overflows && { tabIndex: 0 })}>
        {images.map((image, position) => (
          <li key={`${position} ${image.src}`}>
            <Thumbnail
              {...slotProps?.thumbnail}
              type="button"
              aria-label={texts.thumbnail(position + 1, count, kindOf(image, texts))}
              aria-current={position === index ? 'true' : undefined}
              tabIndex={position === index ? undefined : -1}
              onKeyDown={onKeyDown}
              onClick={() => {
                clearTimeout(intent.current);
                onSelect(position, 'press');
              }}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse') return;
                hovered.current = true;
                clearTimeout(intent.current);
                intent.current = setTimeout(() => onSelect(position, 'hover'), hoverDelay);
              }}
              onPointerLeave={() => {
                hovered.current = false;
                clearTimeout(intent.current);
              }}
            >
              <BarePicture src={image.src} alt="" widths={widths} toSrcSet={toSrcSet} sizes="84px" />
              {isPicture(image) ? null : <small>{kindOf(image, texts)}</small>}
            </Thumbnail>
          </li>
        ))}
      </ul>
      {overflows ? (
        <>
          <button type="button" aria-label={texts.scrollBack} aria-disabled={ends.start || undefined} onClick={() => scroll(-1)}>
            <ChevronLeftIcon />
          </button>
          <button type="button" aria-label={texts.scrollOn} aria-disabled={ends.end || undefined} onClick={() => scroll(1)}>
            <ChevronRightIcon />
          </button>
        </>
      ) : null}
    </Root>
  );
}
