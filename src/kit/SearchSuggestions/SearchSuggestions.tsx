import {
  Fragment,
  useEffect,
  useEffectEvent,
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
import { Anchor } from '../Link/index.ts';
import { searchSuggestions } from '../messages/en-GB/browse.ts';
import { useMessages } from '../provider/index.ts';
import { SpinnerRing } from '../Spinner/index.ts';
import { forcedColors, hover, styled, token } from '../theme/index.ts';
import { hanging } from '../utils/hanging.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { marksIn } from './marks.ts';

/** One suggestion. */
export interface SearchSuggestion {
  /** Shown, and searched for when it is taken. */
  text: string;
  /** Where it leads, when it is a product or a category: it is a link then, and nothing is searched. */
  href?: string;
  /** More about it, smaller: "22 products". */
  hint?: string;
  /** The heading it stands under. Those of one group follow each other. Default: none. */
  group?: string;
}

/** Props of {@link SearchSuggestions}; every other prop of a `<div>` reaches its root. */
export interface SearchSuggestionsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What to suggest for the text in the field, best first. `undefined` as long as it is not known, none when there is nothing. */
  suggestions?: readonly SearchSuggestion[];
  /** Others are on their way. Those that are there stay until then. Default: `false`. */
  suggesting?: boolean;
  /** One was taken, by a press or Enter. Then its text is put into the field and searched, or its link followed, unless the event is prevented. */
  onSuggestionSelect?: (event: MouseEvent<HTMLElement>, suggestion: SearchSuggestion) => void;
  /** Replaces single texts. */
  messages?: Partial<typeof searchSuggestions>;
  /** Props of the list. */
  slotProps?: { listbox?: ComponentProps<'div'> };
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const frame = {
  boxSizing: 'border-box',
  border: `${token('border-width.hairline')} solid ${token('color.border.strong')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  boxShadow: token('shadow.overlay'),
  color: token('color.text.default'),
  fontSize: token('font.size.sm'),
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  paddingBlock: token('space.1'),
  paddingInline: token('space.3'),
} as const;

const Root = styled('div')({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${token('border-width.strong')} + ${token('space.2')})`,
  // As wide as the field with its border.
  insetInline: `calc(-1 * ${token('border-width.strong')})`,
  zIndex: token('layer.floating'),
  ...hanging({
    insetBlockStart: `calc(anchor(end) + ${token('space.2')})`,
    insetInline: 'anchor(start) anchor(end)',
  }),
  '& > p': { ...frame, ...row, gap: token('space.3'), color: token('color.text.muted') },
  '& > [role="listbox"]': {
    ...frame,
    // Below it a phone's keyboard takes the other half.
    maxBlockSize: '50dvb',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    '&[hidden]': { display: 'none' },
  },
  '& [role="group"] > div:first-of-type': {
    paddingBlock: `${token('space.3')} ${token('space.1')}`,
    // In line with the options, whose edge is a border.
    paddingInline: `${token('space.4')} ${token('space.3')}`,
    color: token('color.text.muted'),
    fontSize: token('font.size.xs'),
    fontWeight: token('font.weight.bold'),
  },
  // Between groups, and between those without a heading and the first group.
  '& * + [role="group"]': { borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}` },
  '& [role="option"]': {
    ...row,
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${token('space.4')}`,
    borderInlineStart: `${token('space.1')} solid transparent`,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    [hover]: { '&:hover': { background: token('color.surface.hover') } },
    '&[aria-selected="true"]': {
      background: token('color.surface.selected'),
      color: token('color.text.on-selected'),
      borderInlineStartColor: token('color.ticket.background'),
    },
    // There a transparent border is as visible as any.
    [forcedColors]: {
      borderInlineStartColor: 'Canvas',
      '&[aria-selected="true"]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
        borderInlineStartColor: 'Highlight',
      },
    },
    '& > span': { minInlineSize: 0 },
    '& > small': { color: token('color.text.muted'), fontSize: token('font.size.xs') },
    '&[aria-selected="true"] > small': { color: 'inherit' },
    '& mark': { background: 'none', color: 'inherit', fontWeight: token('font.weight.bold') },
  },
});

/** A suggestion's text with what was typed marked. */
function marked(text: string, typed: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of marksIn(text, typed)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** Tells one suggestion from another; where in the list it stands may change. */
const keyOf = ({ text, href = '', group = '' }: SearchSuggestion): string => [group, text, href].join('\n');

/** Suggestions under their headings, as they come. */
function grouped(suggestions: readonly SearchSuggestion[]): { group: string | undefined; from: number; members: SearchSuggestion[] }[] {
  const groups: { group: string | undefined; from: number; members: SearchSuggestion[] }[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1);
    if (last && last.group === suggestion.group) last.members.push(suggestion);
    else groups.push({ group: suggestion.group, from: index, members: [suggestion] });
  }
  return groups;
}

/** The field that these stand in: its form and its box. */
function fieldOf(root: Element | null): { form: HTMLFormElement; input: HTMLInputElement } | undefined {
  const form = root?.closest('form');
  const input = form?.querySelector('input');
  return form && input ? { form, input } : undefined;
}

/**
 * Suggestions for what is typed into the `SearchField` that they are put into: a list below the field, which floats over the page.
 *
 * The field is a plain search box in the server's HTML and becomes a combobox when these have arrived, so that they can be loaded when somebody goes into
 * it; its text and the focus stay.
 *
 * Source of the behaviour: ARIA Authoring Practices, Editable Combobox With List Autocomplete.
 */
export function SearchSuggestions({
  suggestions,
  suggesting = false,
  onSuggestionSelect,
  messages,
  slotProps,
  ref,
  ...rest
}: SearchSuggestionsProps): JSX.Element {
  const texts = useMessages('searchSuggestions', searchSuggestions, messages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(root, ref), [ref]);
  /** Somebody types, or has asked for the list, and has not sent it away. */
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();

  const shown = suggestions ?? [];
  const isOpen = asked && shown.length > 0;
  const isWaiting = asked && suggesting && shown.length === 0;
  const active = isOpen ? shown.findIndex((suggestion) => keyOf(suggestion) === activeKey) : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  const ask = (input: HTMLInputElement, next: boolean, to?: SearchSuggestion) => {
    setTyped(input.value);
    setAsked(next);
    setActiveKey(to && keyOf(to));
  };

  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) => {
    // Keys that choose among the words of an input method; Safari reports some as key code 229 only.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape' && (isOpen || isWaiting)) {
      // The browser would empty the field, and a dialog around it close: those are for the next one.
      event.preventDefault();
      event.stopPropagation();
      setAsked(false);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      if (event.altKey) {
        ask(input, key === 'ArrowDown');
        return;
      }
      // The text itself is one more place of the round.
      const places = shown.length + 1;
      const to = (active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places;
      ask(input, true, shown[to - 1]);
    } else if (key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActiveKey(undefined);
  });
  const onAsk = useEffectEvent(ask);

  useEffect(() => {
    const field = fieldOf(root.current);
    if (!field) return undefined;
    const { form, input } = field;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => onAsk(input, input.value.trim() !== ''), { signal });
    input.addEventListener('click', () => onAsk(input, true), { signal });
    input.addEventListener('keydown', (event) => onKey(event, input), { signal });
    input.addEventListener('blur', () => setAsked(false), { signal });
    form.addEventListener('submit', () => setAsked(false), { signal });
    // Somebody was typing while these were loading.
    if (document.activeElement === input && input.value !== input.defaultValue) onAsk(input, input.value.trim() !== '');
    return () => {
      listening.abort();
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'])
        input.removeAttribute(name);
    };
  }, []);

  useLayoutEffect(() => {
    const input = fieldOf(root.current)?.input;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen));
    if (!activeId) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', activeId);
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [id, isOpen, activeId]);

  const take = (event: MouseEvent<HTMLElement>, suggestion: SearchSuggestion) => {
    onSuggestionSelect?.(event, suggestion);
    const isLink = suggestion.href !== undefined;
    // It opens in another tab; the list is for the next one.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    setAsked(false);
    const field = fieldOf(root.current);
    if (isLink || event.defaultPrevented || !field) return;
    field.input.value = suggestion.text;
    field.form.requestSubmit();
  };

  const option = (suggestion: SearchSuggestion, index: number) => {
    const props = {
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      onClick: (event: MouseEvent<HTMLElement>) => take(event, suggestion),
    };
    const content = (
      <>
        <span>{marked(suggestion.text, typed)}</span>
        {suggestion.hint === undefined ? null : <small> {suggestion.hint}</small>}
      </>
    );
    return suggestion.href === undefined ? (
      <div key={keyOf(suggestion)} {...props}>
        {content}
      </div>
    ) : (
      <Anchor key={keyOf(suggestion)} href={suggestion.href} {...props}>
        {content}
      </Anchor>
    );
  };

  const isNone = asked && !suggesting && suggestions?.length === 0 && typed.trim() !== '';
  return (
    <Root
      {...rest}
      ref={refs}
      onMouseDown={(event) => {
        rest.onMouseDown?.(event);
        // The focus stays in the field.
        event.preventDefault();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox's popup */}
      <div {...slotProps?.listbox} id={id} role="listbox" aria-label={texts.label} aria-busy={suggesting || undefined} hidden={!isOpen}>
        {isOpen
          ? grouped(shown).map(({ group, from, members }) => {
              const rows = members.map((suggestion, index) => option(suggestion, from + index));
              return group === undefined ? (
                <Fragment key={from}>{rows}</Fragment>
              ) : (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of options
                <div key={from} role="group" aria-labelledby={`${id}-${from}-group`}>
                  <div id={`${id}-${from}-group`} role="presentation">
                    {group}
                  </div>
                  {rows}
                </div>
              );
            })
          : null}
      </div>
      {isWaiting ? (
        <p>
          <SpinnerRing />
          {texts.loading}
        </p>
      ) : null}
      <output className="tk-visually-hidden">{isOpen ? texts.count(shown.length) : isNone ? texts.none : null}</output>
    </Root>
  );
}
