import { useId, useRef } from 'react';
import type { ComponentProps, ElementType, HTMLAttributes, JSX, MouseEvent, ReactNode } from 'react';
import { Anchor } from '../Link/index.ts';
import { searchSuggestions } from '../messages/en-GB/searchSuggestions.ts';
import { chosenLook, forcedColors, hover, line, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Slotted, SlotProps, Worded } from '../part.ts';
import type { PictureProps } from '../Picture/index.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import { SpinnerRing } from '../Spinner/index.ts';
import { hanging, hangingLook } from '../utils/hanging.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { WholeText } from '../utils/WholeText.tsx';
import { marked } from '../utils/marked.tsx';
import { marksIn } from './marks.ts';
import { fieldOf, useCombobox } from './useCombobox.ts';

/** One suggestion. */
export interface SearchSuggestion {
  /** Shown, and searched for when it is taken. */
  text: string;
  /** Where it leads, when it is a product or a category: it is a link then, and nothing is searched. */
  href?: string;
  /** More about it, smaller: "22 products". */
  hint?: string;
  /** Stands before it, small. */
  picture?: PictureProps;
  /** The heading it stands under. Those of one group follow each other. Default: none. */
  group?: string;
}

/** Props of {@link SearchSuggestions}; every other prop of a `<div>` reaches its root. */
export interface SearchSuggestionsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>, Slotted<'listbox'>, Rooted, Worded<'searchSuggestions'> {
  /** Suggestions for the text in the field, best first. `undefined` as long as it is not known, none when there is nothing. */
  suggestions?: readonly SearchSuggestion[];
  /** Others are on their way. Those that are there stay until then. Default: `false`. */
  suggesting?: boolean;
  /** One was taken, by a press or Enter. Then its text is put into the field and searched, or its link followed, unless the event is prevented. */
  onSuggestionSelect?: (event: MouseEvent<HTMLElement>, suggestion: SearchSuggestion) => void;
  /** Props of the list. */
  slotProps?: SlotProps<{ listbox?: ComponentProps<'div'> }, SearchSuggestionsProps>;
}

const frame = { ...hangingLook, color: token('color.text.default'), fontSize: token('font.size.sm') } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  padding: `${token('space.1')} ${token('space.3')}`,
} as const;

const Root = styled('div', { name: 'TkSearchSuggestions' })<Owned>({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${token('border-width.strong')} + ${token('space.2')})`,
  // As wide as the field with its border.
  insetInline: `calc(-1 * ${token('border-width.strong')})`,
  zIndex: token('layer.floating'),
  ...hanging({ insetBlockStart: `calc(anchor(end) + ${token('space.2')})`, insetInline: 'anchor(start) anchor(end)' }),
  '& > p': { ...frame, ...row, gap: token('space.3'), color: token('color.text.muted') },
  '& > [role="listbox"]': {
    ...frame,
    position: 'relative',
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
  '& * + [role="group"]': { borderBlockStart: line('color.border.hairline') },
  '& [role="option"]': {
    ...row,
    gap: token('space.3'),
    borderInlineStart: `${token('space.1')} solid transparent`,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    [hover]: { '&:hover': { background: token('color.surface.hover') } },
    '&[aria-selected="true"]': {
      ...chosenLook,
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
    '& > [data-ratio]': { ...pictureStyles, flex: 'none', inlineSize: token('size.control.small') },
    '& > span:last-child': {
      flex: 1,
      minInlineSize: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${token('space.4')}`,
      '& > span': { minInlineSize: 0 },
    },
    '& > [data-ratio] + span': { display: 'grid' },
    '& small': { color: token('color.text.muted'), fontSize: token('font.size.xs') },
    '&[aria-selected="true"] small': { color: 'inherit' },
    '& mark': { background: 'none', color: 'inherit', fontWeight: token('font.weight.bold') },
  },
});

/** Tells one suggestion from another; where in the list it stands may change. */
const keyOf = ({ text, href = '', group = '' }: SearchSuggestion): string => [group, text, href].join('\n');

interface OptionProps extends HTMLAttributes<HTMLElement> {
  suggestion: SearchSuggestion;
  /** The typed text, to be marked in it. */
  typed: string;
}

/** A suggestion: a link when it leads somewhere, else a text to be searched for. */
function Option({ suggestion: { text, hint, href, picture }, typed, ...props }: OptionProps): JSX.Element {
  const content = (
    <>
      {picture ? <BarePicture {...picture} /> : null}
      <span>
        <span>
          <WholeText>{marked(text, marksIn(text, typed))}</WholeText>
        </span>
        {hint === undefined ? null : <small>{` ${hint}`}</small>}
      </span>
    </>
  );
  return href === undefined ? (
    <div {...props}>{content}</div>
  ) : (
    <Anchor href={href} {...props}>
      {content}
    </Anchor>
  );
}

/** Options under the heading of their group, or alone. */
function OptionGroup({ heading, headingId, children }: { heading: string; headingId: string; children: ReactNode }): JSX.Element {
  return heading === '' ? (
    <>{children}</>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of options
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation">
        {heading}
      </div>
      {children}
    </div>
  );
}

const Listbox = styled('div', { name: 'TkSearchSuggestions', slot: 'Listbox' })();

/**
 * Suggestions for the text in the `SearchField` that they are put into: a list below the field, which floats over the page.
 *
 * The field is a plain search box in the server's HTML and becomes a combobox when these have arrived, so that they can be loaded when somebody goes into
 * it; its text and the focus stay.
 *
 * Source of the behaviour: ARIA Authoring Practices, Editable Combobox With List Autocomplete.
 */
export function SearchSuggestions<Root extends ElementType = ElementType>(given: Overridden<SearchSuggestionsProps, Root>): JSX.Element {
  const props = useThemedProps('TkSearchSuggestions', given, {}, ['listbox']);
  const { suggestions, suggesting, onSuggestionSelect, messages, slotProps, ref, ...rest } = props;
  const texts = useMessages('searchSuggestions', searchSuggestions, messages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shown = suggestions ?? [];
  const { asked, isOpen, typed, close, groups, listProps, optionProps } = useCombobox(root, id, shown, keyOf, suggesting === true);
  const isWaiting = asked && suggesting && shown.length === 0;
  const isNone = asked && !suggesting && suggestions?.length === 0 && typed.trim() !== '';

  const take = (event: MouseEvent<HTMLElement>, suggestion: SearchSuggestion) => {
    onSuggestionSelect?.(event, suggestion);
    const isLink = suggestion.href !== undefined;
    // It opens in another tab; the list is for the next one.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    close();
    const field = fieldOf(root.current);
    if (isLink || event.defaultPrevented || !field) return;
    field.input.value = suggestion.text;
    field.form.requestSubmit();
  };

  return (
    <Root
      {...rest}
      ref={useMergedRefs(root, ref)}
      onMouseDown={(event) => {
        rest.onMouseDown?.(event);
        // The focus stays in the field.
        event.preventDefault();
      }}
    >
      <Listbox {...slotProps?.listbox} {...listProps} aria-label={texts.label} aria-busy={suggesting || undefined} hidden={!isOpen}>
        {groups.map(({ index: from, group, options }) => (
          <OptionGroup key={from} heading={group} headingId={`${id}-${from}-group`}>
            {options.map((suggestion, index) => (
              <Option
                {...optionProps(from + index)}
                key={from + index}
                suggestion={suggestion}
                typed={typed}
                onClick={(event) => take(event, suggestion)}
              />
            ))}
          </OptionGroup>
        ))}
      </Listbox>
      {isWaiting ? (
        <p>
          <SpinnerRing />
          <span>{texts.loading}</span>
        </p>
      ) : null}
      <output className="tk-visually-hidden">{isOpen ? texts.count(shown.length) : isNone ? texts.none : null}</output>
    </Root>
  );
}
