import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ChangeEvent, ComponentProps, FormEvent, JSX, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { SearchIcon } from '../icons/SearchIcon.ts';
import { searchField } from '../messages/en-GB/searchField.ts';
import { anchor, line, styled, token, touchDensity, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Slotted, SlotProps, Worded } from '../part.ts';

/** Props of {@link SearchField}; every other prop of a `<form>` reaches its root. */
export interface SearchFieldProps
  extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'action' | 'defaultValue'>, Slotted<'input'>, Worded<'searchField'> {
  /** Names the field and the search landmark; not shown. Default: "Search products". */
  label?: string;
  /** Shown while the field is empty. It is no replacement for the label. Default: none. */
  placeholder?: string;
  /** The search in force. When it changes the field follows, unless the visitor is typing. */
  value?: string;
  /** Changes with the place that `value` belongs to: what was typed there and not sent gives way to `value`, also where that stays the same. */
  place?: string;
  /** The text at the start, when nobody outside knows it. Default: empty. */
  defaultValue?: string;
  /** Enter or the icon: the trimmed text. Without it the form is sent to `action` by the browser. */
  onSearch?: (event: FormEvent<HTMLFormElement>, text: string) => void;
  /** Every change of the text, typed, cleared or following `value`; for suggestions. Without an event when nobody typed. */
  onChange?: (event: ChangeEvent<HTMLInputElement> | null, text: string) => void;
  /** Where the browser sends the form (GET) before the page's script has arrived. */
  action?: string;
  /** The text's name in that address. Default: `search`. */
  name?: string;
  /** Height 36, 44 or 52 px by `size.control.*`; a small one is quiet, for beside another search. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Further fields of the form (hidden inputs), and `SearchSuggestions`. */
  children?: ReactNode;
  /** Props of the `<input>`. */
  slotProps?: SlotProps<{ input?: Omit<ComponentProps<'input'>, 'ref'> }, SearchFieldProps>;
}

const Root = styled('form', { name: 'TkSearchField' })<Owned>({
  '--field-size': token('size.control.medium'),
  '&[data-size="large"]': { '--field-size': token('size.control.large') },
  ...anchor,
  position: 'relative',
  display: 'flex',
  // An input is as wide as its font makes it, also when there is less room.
  minInlineSize: 0,
  // No lower than a line of large letters.
  blockSize: 'max(var(--field-size), 1.75rem)',
  border: line('color.border.strong', 'strong'),
  borderRadius: token('radius.medium'),
  background: token('color.control.background'),
  color: token('color.text.default'),
  // One ring round the whole field; the buttons keep their own.
  '&:has(input:focus-visible)': {
    outline: line('color.focus.ring', 'focus'),
    outlineOffset: token('space.0-5'),
  },
  '& > input': {
    flex: 1,
    minInlineSize: 0,
    textOverflow: 'ellipsis',
    paddingInline: token('space.3'),
    border: 0,
    outline: 'none',
    boxShadow: 'none',
    background: 'transparent',
    // iOS zooms into anything smaller.
    fontSize: `max(1rem, ${token('font.size.sm')})`,
    appearance: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: token('color.control.placeholder'), opacity: 1 },
    '&:placeholder-shown + button': { display: 'none' },
  },
  // Beside another search it is the lesser one.
  '&[data-size="small"]': {
    '--field-size': token('size.control.small'),
    border: line('color.border.control'),
  },
  '& > button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 'var(--field-size)',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: token('color.text.muted'),
    '&:hover': { color: token('color.text.default') },
  },
  '&:not([data-size="small"]) > [type="submit"]': {
    // Inside the field's border, so a little less round; the field cannot clip it without clipping the ring.
    borderStartEndRadius: `max(0px, ${token('radius.medium')} - ${token('border-width.strong')})`,
    borderEndEndRadius: `max(0px, ${token('radius.medium')} - ${token('border-width.strong')})`,
    background: token('color.surface.inverse'),
    color: token('color.text.inverse'),
    '&:hover': { background: token('color.action.background'), color: token('color.action.text') },
  },
  // A button is as high as the field with its border.
  [`${touchDensity} > button`]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${token('border-width.strong')})` },
  },
});

/** Keeps the text of the box in step with the page, while nobody types. */
function useShownText({ value, place, onChange }: Pick<SearchFieldProps, 'value' | 'place' | 'onChange'>) {
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef(false);
  const isSent = useRef(false);
  const shown = useRef({ value, place });
  const follow = useEffectEvent(() => {
    if (!input.current || value === undefined || input.current.value === value) return;
    input.current.value = value;
    onChange?.(null, value);
  });

  useEffect(() => {
    const before = shown.current;
    shown.current = { value, place };
    isSent.current = false;
    // Not at the start: something may have been typed before the script arrived.
    if (value === before.value && place === before.place) return;
    if (place !== before.place) typing.current = false;
    if (!typing.current) follow();
  }, [value, place]);

  useEffect(() => {
    // Back at once, before the page of the search has come: for React nothing has changed, but the text that was sent is not that of this page.
    const back = () => {
      if (isSent.current) follow();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  // A suggestion that is a link leads away as a search does.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) isSent.current = true;
  };
  return { inputRef: input, typingRef: typing, isSentRef: isSent, leave };
}

/** Enter that ends a composition (Japanese, Chinese, …) chooses a word; Safari reports it as key code 229 only. */
function keepComposition(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}

const Input = styled('input', { name: 'TkSearchField', slot: 'Input' })();

/**
 * A search box that is a form: it works before the page's script has arrived, on Enter and on its icon.
 *
 * The text belongs to the input, not to React, so that a text typed while the page was loading stays.
 */
export function SearchField(given: SearchFieldProps): JSX.Element {
  const props = useThemedProps('TkSearchField', given, {}, ['input']);
  const { label, placeholder = ' ', value, place, defaultValue = '', onSearch, onChange, action, ...more } = props;
  const { name = 'search', size = 'medium', children, messages, slotProps, ...rest } = more;
  const texts = useMessages('searchField', searchField, messages);
  const id = useId();
  const { inputRef, typingRef, isSentRef, leave } = useShownText({ value, place, onChange });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    typingRef.current = false;
    if (!onSearch) return;
    event.preventDefault();
    isSentRef.current = true;
    onSearch(event, inputRef.current?.value.trim() ?? '');
  };

  const clear = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
    typingRef.current = true;
    onChange?.(null, '');
  };

  const fieldName = label ?? texts.label;
  return (
    <Root
      // A form that is the search landmark itself; `<search>` would be one more element around it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={fieldName}
      method="get"
      {...rest}
      action={action}
      data-size={size}
      onSubmit={submit}
      onClickCapture={leave}
    >
      <label htmlFor={id} className="tk-visually-hidden">
        {fieldName}
      </label>
      <Input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...slotProps?.input}
        ref={inputRef}
        name={name}
        placeholder={placeholder}
        defaultValue={value ?? defaultValue}
        onKeyDown={keepComposition}
        onChange={(event) => {
          typingRef.current = true;
          isSentRef.current = false;
          onChange?.(event, event.target.value);
        }}
        onBlur={() => {
          typingRef.current = false;
        }}
      />
      <button type="button" aria-label={texts.clear} onClick={clear}>
        <CloseIcon size="small" />
      </button>
      <button type="submit" aria-label={texts.submit}>
        <SearchIcon />
      </button>
      {children}
    </Root>
  );
}
