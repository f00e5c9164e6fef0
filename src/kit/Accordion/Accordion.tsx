import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type JSX,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { accordion as accordionMessages } from '../messages/en-GB/content.ts';
import { useMessages } from '../provider/index.ts';
import { hover } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { focusInside } from '../utils/ground.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';

/** One section. */
export interface AccordionItem {
  /** Its id in the page: a link to `#id` opens it. Unique. */
  id: string;
  /** Its heading. */
  title: ReactNode;
  /** What is under it. In the server's HTML too, so that search engines find it. */
  content: ReactNode;
}

/** Which section is open: its id, `null` for none, `'all'` for all. */
export type AccordionValue = string | null;

/** Props of {@link Accordion}; every other prop of a `<div>` reaches it. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Which one is open (controlled): an id, `null`, or `'all'`. */
  value?: AccordionValue;
  /** Which one is open at first (uncontrolled). Default: the first. */
  defaultValue?: AccordionValue;
  /** Called when a section is opened or closed: by a press, a link to a place in it, or the browser's own search in the page. */
  onChange?: (event: MouseEvent | Event, value: AccordionValue) => void;
  /** The headings' place in the outline of the page. Default: `2`. */
  level?: 2 | 3 | 4;
  /** Leaves out the button that shows all sections at once. Default: `false`. */
  hideShowAll?: boolean;
  /** Texts in another language or tone. */
  messages?: Partial<typeof accordionMessages>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const hairline = `${token('border-width.hairline')} solid ${token('color.border.hairline')}`;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-all]': { justifySelf: 'end', marginBlockEnd: token('space.2') },
  '& > section': { borderBlockStart: hairline },
  '& > section:last-of-type': { borderBlockEnd: hairline },
  '& :is(h2, h3, h4)': { fontSize: token('font.size.lg'), lineHeight: token('font.line-height.snug') },
  '& :is(h2, h3, h4) > button': {
    ...focusInside,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.4'),
    inlineSize: '100%',
    minBlockSize: token('size.control.large'),
    paddingBlock: token('space.3'),
    paddingInline: token('space.2'),
    border: 0,
    textAlign: 'start',
    background: 'none',
  },
  [hover]: { '& :is(h2, h3, h4) > button:hover': { background: token('color.surface.hover') } },
  '& button > svg': { transition: `rotate ${token('motion.duration.fast')} ${token('motion.easing.standard')}` },
  '& button[aria-expanded="true"] > svg': { rotate: '180deg' },
  // The space is inside: a section that waits to be found takes none.
  '& [data-panel] > div': { paddingBlock: `${token('space.2')} ${token('space.6')}`, paddingInline: token('space.2') },
  '@media (scripting: none)': { '& [data-panel][hidden]': { display: 'block !important', contentVisibility: 'visible' } },
  '@media print': {
    '& > [data-all], & button > svg': { display: 'none' },
    '& [data-panel][hidden]': { display: 'block !important', contentVisibility: 'visible' },
  },
});

/** The address's place in the page, decoded; empty when there is none or it cannot be read. */
function hashOf(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Sections of which one is open at a time. Closed ones stay in the page: the browser's search finds and opens them, a link to a place inside opens
 * and focuses it, print shows them all, and so does a browser without scripts.
 */
export function Accordion({
  items,
  value,
  defaultValue = items[0]?.id ?? null,
  onChange,
  level = 2,
  hideShowAll = false,
  messages,
  ref,
  ...rest
}: AccordionProps): JSX.Element {
  const texts = useMessages('accordion', accordionMessages, messages);
  const prefix = useId();
  const [own, setOwn] = useState<AccordionValue>(defaultValue);
  const open = value === undefined ? own : value;
  const root = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(root, ref), [ref]);
  /** A heading that was pressed, and where it stood: opening one section closes another above, which must not carry it away. */
  const held = useRef<{ element: HTMLElement; top: number }>(undefined);
  const target = useRef<string>(undefined);
  const Heading = `h${level}` as const;

  const change = (event: MouseEvent | Event, next: AccordionValue) => {
    setOwn(next);
    onChange?.(event, next);
  };

  // What listens below lives as long as the component and must see its latest props.
  const latest = useRef({ change, open, items, defaultValue });
  useLayoutEffect(() => {
    latest.current = { change, open, items, defaultValue };
  });

  useLayoutEffect(() => {
    // React writes `hidden` without a value; with this one the browser searches what is hidden.
    for (const panel of root.current?.querySelectorAll('[data-panel][hidden]') ?? []) panel.setAttribute('hidden', 'until-found');
    if (held.current) {
      const { element, top } = held.current;
      held.current = undefined;
      window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    }
    if (target.current !== undefined) {
      focusPlace(target.current);
      target.current = undefined;
    }
  }, [open]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const follow = (event: Event) => {
      const id = hashOf();
      // Back to where no place was named: as the page began.
      if (!id && event.isTrusted && latest.current.open !== 'all' && latest.current.open !== latest.current.defaultValue) {
        latest.current.change(event, latest.current.defaultValue);
        return;
      }
      const place = id ? document.getElementById(id) : null;
      const section = place && element.contains(place) ? place.closest<HTMLElement>('[data-section]')?.dataset.section : undefined;
      if (section === undefined) return;
      const { open: now, change: go } = latest.current;
      if (now === section || now === 'all') focusPlace(id);
      else {
        target.current = id;
        go(event, section);
      }
    };
    const found = (event: Event) => {
      const section = (event.target as HTMLElement).closest<HTMLElement>('[data-section]')?.dataset.section;
      if (section !== undefined && latest.current.open !== 'all') latest.current.change(event, section);
    };
    follow(new Event('hashchange'));
    element.addEventListener('beforematch', found);
    window.addEventListener('hashchange', follow);
    return () => {
      element.removeEventListener('beforematch', found);
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  return (
    <Root {...rest} ref={refs}>
      {hideShowAll ? null : (
        <Button
          data-all=""
          size="small"
          aria-expanded={open === 'all'}
          onClick={(event) => change(event, open === 'all' ? (items[0]?.id ?? null) : 'all')}
        >
          {open === 'all' ? texts.showOne : texts.showAll}
        </Button>
      )}
      {items.map(({ id, title, content }) => {
        const isOpen = open === 'all' || open === id;
        return (
          <section key={id} data-section={id} aria-labelledby={`${prefix}${id}`}>
            <Heading id={id}>
              <button
                type="button"
                id={`${prefix}${id}`}
                aria-expanded={isOpen}
                aria-controls={`${prefix}${id}-panel`}
                onClick={(event) => {
                  const button = event.currentTarget;
                  held.current = { element: button, top: button.getBoundingClientRect().top };
                  change(event, isOpen && open !== 'all' ? null : id);
                }}
              >
                <span>{title}</span>
                <ChevronDownIcon />
              </button>
            </Heading>
            <div id={`${prefix}${id}-panel`} data-panel="" hidden={!isOpen}>
              <div>{content}</div>
            </div>
          </section>
        );
      })}
    </Root>
  );
}

/** Scrolls to a place and puts the focus there: on the heading's button for a section, else on the place itself. */
function focusPlace(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const button = place.querySelector<HTMLElement>(':scope > button');
  if (!button && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
  (button ?? place).focus({ preventScroll: true });
}
