import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ElementType } from 'react';
import type { ComponentProps, JSX, MouseEvent, ReactNode, RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { accordion as accordionMessages } from '../messages/en-GB/accordion.ts';
import { hover, inRow, line, oneColumn, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Slotted, SlotProps, Worded } from '../part.ts';
import { focusInside } from '../utils/ground.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';

/** One section. */
export interface AccordionItem {
  /** Its id in the page: a link to `#id` opens it. Unique. */
  id: string;
  /** Its heading. */
  title: ReactNode;
  /** The content under it. In the server's HTML too, so that search engines find it. */
  content: ReactNode;
}

/** Which sections are open: one by its id, several as a list of ids, `null` for none, `'all'` for all. */
export type AccordionValue = string | readonly string[] | null;

/** Props of {@link Accordion}; every other prop of a `<div>` reaches it. */
export interface AccordionProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'>, Slotted<'expandIcon'>, Rooted, Worded<'accordion'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Which are open (controlled): an id, a list of ids, `null`, or `'all'`. */
  value?: AccordionValue;
  /** Which are open at first (uncontrolled). Default: the first. */
  defaultValue?: AccordionValue;
  /**
   * Called when a section is opened or closed: by a press, a link to a place in it, or the browser's own search in the page. The value is an id or `null`, and as long
   * as more than one is shown `'all'` or a list.
   */
  onChange?: (event: MouseEvent | Event, value: AccordionValue) => void;
  /** The headings' place in the outline of the page. Default: `2`. */
  level?: 2 | 3 | 4;
  /** Stands at the end of each heading, and is turned over while its section is open. Default: a chevron. */
  expandIcon?: ReactNode;
  /** Props of the icon's element. */
  slotProps?: SlotProps<{ expandIcon?: Omit<ComponentProps<'span'>, 'ref'> }, AccordionProps>;
}

const Root = styled('div', { name: 'TkAccordion' })<Owned>({
  ...oneColumn,
  '& > [data-all]': { justifySelf: 'end', marginBlockEnd: token('space.2') },
  '& > section': { borderBlockStart: line('color.border.hairline') },
  '& > section:last-of-type': { borderBlockEnd: line('color.border.hairline') },
  '& :is(h2, h3, h4)': { fontSize: token('font.size.lg'), lineHeight: token('font.line-height.snug') },
  '& :is(h2, h3, h4) > button': {
    ...focusInside,
    ...inRow('space.4'),
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: token('size.control.large'),
    padding: `${token('space.3')} ${token('space.2')}`,
    border: 0,
    textAlign: 'start',
    background: 'none',
    '& > span:first-of-type': { overflowWrap: 'anywhere' },
  },
  [hover]: { '& :is(h2, h3, h4) > button:hover': { background: token('color.surface.hover') } },
  // The space is inside: a section that waits to be found takes none.
  '& [data-panel] > div': { paddingBlock: `${token('space.2')} ${token('space.6')}`, paddingInline: token('space.2') },
  '@media print, (scripting: none)': { '& [data-panel][hidden]': { display: 'block !important', contentVisibility: 'visible' } },
  '@media print': { '& > [data-all]': { display: 'none' } },
});

const Expand = styled('span', { name: 'TkAccordion', slot: 'ExpandIcon' })({
  display: 'flex',
  transition: `rotate ${token('motion.duration.fast')} ${token('motion.easing.standard')}`,
  '[aria-expanded="true"] > &': { rotate: '180deg' },
  '@media print': { display: 'none' },
});

/** The address's place in the page, decoded; empty when there is none or it cannot be read. */
function hashOf(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Keeps which sections are open, unless the caller does. */
function useOpenSections({ items, value, defaultValue = items[0]?.id ?? null, onChange }: AccordionProps) {
  const [own, setOwn] = useState<AccordionValue>(defaultValue);
  useSwitchWarning('Accordion', 'value', value);
  const open = value === undefined ? own : value;
  const change = (event: MouseEvent | Event, next: AccordionValue) => {
    setOwn(next);
    onChange?.(event, next);
  };

  const ids = items.map(({ id }) => id);
  const openIds = open === 'all' ? ids : typeof open === 'string' ? [open] : (open ?? []);
  const isOpen = (id: string) => openIds.includes(id);
  // All were asked for: each heading acts for itself.
  const isMany = open === 'all' || Array.isArray(open);

  const show = (event: MouseEvent | Event, section: string, opened: boolean) => {
    const next = ids.filter((id) => (id === section ? opened : isMany && isOpen(id)));
    // With one or none left it is one at a time again.
    change(event, next.length < 2 ? (next[0] ?? null) : next.length < ids.length ? next : 'all');
  };
  return {
    open,
    isOpen,
    isMany,
    show,
    /** Shows all, or fewer. */
    toggleAll: (event: MouseEvent) => change(event, isMany ? (openIds[0] ?? null) : 'all'),
    /** Goes back to how the page began, unless the reader has opened more than one. */
    startOver: (event: Event) => {
      if (!isMany && open !== defaultValue) change(event, defaultValue);
    },
  };
}

/** Lets the browser's own search look into closed sections: React writes `hidden` without a value, with this one they are searched. */
function useFindable(root: RefObject<HTMLDivElement | null>, open: AccordionValue): void {
  useLayoutEffect(() => {
    for (const panel of root.current?.querySelectorAll('[data-panel][hidden]') ?? []) panel.setAttribute('hidden', 'until-found');
  }, [root, open]);
}

/**
 * Keeps a heading that is pressed where it stands: opening one section closes another above, which must not carry it away.
 *
 * @returns to be called with the heading's button before anything opens or closes
 */
function useSteadyHeading(open: AccordionValue): (button: HTMLElement) => void {
  const held = useRef<{ element: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
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

/** Opens the section in which the browser found a text, or where the place is that the address names. */
function usePlaces(root: RefObject<HTMLDivElement | null>, { open, isOpen, show, startOver }: ReturnType<typeof useOpenSections>): void {
  const target = useRef<string>(undefined);
  const follow = useEffectEvent((event: Event) => {
    const isFound = event.type === 'beforematch';
    const id = hashOf();
    // Back to where no place was named.
    if (!isFound && !id && event.isTrusted) startOver(event);
    const place = isFound ? (event.target as HTMLElement) : document.getElementById(id);
    const section = root.current?.contains(place) ? place?.closest<HTMLElement>('[data-section]')?.dataset.section : undefined;
    if (section === undefined) return;
    if (!isOpen(section)) {
      if (!isFound) target.current = id;
      show(event, section, true);
    } else if (!isFound) focusPlace(id);
  });

  useLayoutEffect(() => {
    if (target.current === undefined) return;
    focusPlace(target.current);
    target.current = undefined;
  }, [open]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: Event) => follow(event);
    element.addEventListener('beforematch', hear, { signal });
    window.addEventListener('hashchange', hear, { signal });
    // A link to the place that the address names already changes nothing in it; its section may have been closed meanwhile.
    const hearLink = ({ target: pressed }: Event) => {
      const link = pressed instanceof Element ? pressed.closest('a') : null;
      if (link?.hash && link.href === window.location.href) hear(new Event('hashchange'));
    };
    window.addEventListener('click', hearLink, { signal });
    hear(new Event('hashchange'));
    return () => listening.abort();
  }, [root]);
}

/**
 * Sections of which one is open at a time, or all that the reader asks for. Closed ones stay in the page: the browser's search finds and opens them, a link to a place
 * inside opens and focuses it, print shows them all, and so does a browser without scripts.
 */
export function Accordion<Root extends ElementType = ElementType>(given: Overridden<AccordionProps, Root>): JSX.Element {
  const props = useThemedProps('TkAccordion', given, { level: 2, expandIcon: <ChevronDownIcon /> }, ['expandIcon']);
  const { items, value, defaultValue, onChange, level, expandIcon, messages, slotProps, ref, ...rest } = props;
  const texts = useMessages('accordion', accordionMessages, messages);
  const prefix = useId();
  const Heading = `h${level}` as const;
  const root = useRef<HTMLDivElement>(null);
  const sections = useOpenSections({ items, value, defaultValue, onChange });
  const { open, isOpen, isMany } = sections;
  useFindable(root, open);
  const hold = useSteadyHeading(open);
  usePlaces(root, sections);

  return (
    <Root {...rest} ref={useMergedRefs(root, ref)}>
      {items.length < 2 ? null : (
        <Button data-all="" size="small" aria-expanded={isMany} onClick={sections.toggleAll}>
          {isMany ? texts.showOne : texts.showAll}
        </Button>
      )}
      {items.map(({ id, title, content }) => {
        const opened = isOpen(id);
        return (
          <section key={id} data-section={id} aria-labelledby={`${prefix}${id}`}>
            <Heading id={id}>
              <button
                type="button"
                id={`${prefix}${id}`}
                aria-expanded={opened}
                aria-controls={`${prefix}${id}-panel`}
                onClick={(event) => {
                  hold(event.currentTarget);
                  sections.show(event, id, !opened);
                }}
              >
                <span>{title}</span>
                <Expand {...slotProps?.expandIcon}>{expandIcon}</Expand>
              </button>
            </Heading>
            <div id={`${prefix}${id}-panel`} data-panel="" hidden={!opened}>
              <div>{content}</div>
            </div>
          </section>
        );
      })}
    </Root>
  );
}
