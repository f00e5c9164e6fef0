import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The field that these stand in: its form and its box. */
export function fieldOf(root: Element | null): { form: HTMLFormElement; input: HTMLInputElement } | undefined {
  const form = root?.closest('form');
  const input = form?.querySelector('input');
  return form && input ? { form, input } : undefined;
}

/** Listeners of the field. */
interface FieldHandlers {
  /** A key that may open the list; its effects are on the page when `onKey` gets it. */
  onKeyFirst: (event: globalThis.KeyboardEvent, input: HTMLInputElement) => void;
  onKey: (event: globalThis.KeyboardEvent) => void;
  /** The list is wanted, or not any more. */
  onAsk: (input: HTMLInputElement, asked: boolean) => void;
}

/** Listens to the field around `root`; the field belongs to another component, so not through React. */
function useFieldEvents(root: RefObject<Element | null>, handlers: FieldHandlers): void {
  const onKeyFirst = useEffectEvent(handlers.onKeyFirst);
  const onKey = useEffectEvent(handlers.onKey);
  const onAsk = useEffectEvent(handlers.onAsk);
  useEffect(() => {
    const field = fieldOf(root.current);
    if (!field) return undefined;
    const { form, input } = field;
    const listening = new AbortController();
    const { signal } = listening;
    const ask = () => onAsk(input, input.value.trim() !== '');
    const close = () => onAsk(input, false);
    input.addEventListener('input', ask, { signal });
    input.addEventListener('click', () => onAsk(input, true), { signal });
    input.addEventListener(
      'keydown',
      (event) => {
        // Keys that choose among the words of an input method; Safari reports some as key code 229 only.
        if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
        flushSync(() => onKeyFirst(event, input));
        if (!event.altKey) onKey(event);
      },
      { signal },
    );
    input.addEventListener('blur', close, { signal });
    form.addEventListener('submit', close, { signal });
    // Somebody was typing while these were loading.
    if (document.activeElement === input && input.value !== input.defaultValue) ask();
    return () => listening.abort();
  }, [root]);
}

/** Tells screen readers, by attributes of the field around `root`, that it has a list, and whether that is open. Which option is active, MUI's hook tells. */
function useComboboxAttributes(
  root: RefObject<Element | null>,
  inputRef: RefObject<HTMLInputElement | null>,
  id: string,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    // Outside a field there is nothing to steer; MUI's hook wants a box all the same.
    const input = fieldOf(root.current)?.input ?? document.createElement('input');
    inputRef.current = input;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) input.removeAttribute('aria-activedescendant');
  }, [root, inputRef, id, isOpen]);

  useEffect(() => {
    const input = fieldOf(root.current)?.input;
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'])
        input?.removeAttribute(name);
    };
  }, [root]);
}

/** An option as the hook sees it. */
interface Grouped {
  group?: string;
}

/**
 * Makes the field around `root` a combobox as long as the component that calls this is there: MUI's `useAutocomplete`, whose box is another component's. The mouse
 * leaves its mark alone, so that Enter searches what was typed wherever the pointer rests.
 *
 * @param keyOf - tells one option from another
 * @param isLoading - options are on their way
 */
export function useCombobox<Option extends Grouped>(
  root: RefObject<Element | null>,
  id: string,
  options: readonly Option[],
  keyOf: (option: Option) => string,
  isLoading: boolean,
) {
  /** Somebody types, or has asked for the list, and has not sent it away. */
  const [asked, setAsked] = useState(false);
  /** The text in the field when the list was asked for. */
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = asked && options.length > 0;
  const close = () => setAsked(false);
  const list = useAutocomplete<Option, false, false, true>({
    id,
    options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : keyOf(option)),
    groupBy: ({ group = '' }) => group,
    value: null,
    inputValue: typed,
    open: isOpen || (asked && isLoading),
    freeSolo: true,
    // The text itself is one more place of the round.
    includeInputInList: true,
    filterOptions: (all) => all,
    // The caller closes the list when an option is taken. The hook, when it closes it, forgets the active option at each rendering.
    disableCloseOnSelect: true,
    onHighlightChange: (_event, option) => setActiveKey(option ? keyOf(option) : undefined),
    onChange: () => document.getElementById(idOf(active))?.click(),
    onClose: close,
  });
  const active = isOpen ? options.findIndex((option) => keyOf(option) === activeKey) : -1;
  const idOf = (index: number) => `${id}-option-${index}`;
  const press = (event: object) => list.getRootProps().onKeyDown?.(event as KeyboardEvent<HTMLDivElement>);
  /** Back to the text, which lies before the first option. */
  const release = () => {
    for (const key of ['PageUp', 'ArrowUp']) press({ key, preventDefault: () => undefined });
  };
  const ask = (input: HTMLInputElement, next: boolean) => {
    release();
    setTyped(input.value);
    setAsked(next);
  };

  useFieldEvents(root, {
    onAsk: ask,
    onKeyFirst: (event, input) => {
      const { key, altKey } = event;
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || options.length === 0) return;
      event.preventDefault();
      if (altKey) ask(input, key === 'ArrowDown');
      else if (!isOpen) ask(input, true);
    },
    onKey: (event) => {
      if (!asked) return;
      press(event);
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) release();
    },
  });
  useComboboxAttributes(root, (list.getInputProps() as { ref: RefObject<HTMLInputElement | null> }).ref, `${id}-listbox`, isOpen);
  return {
    asked,
    isOpen,
    typed,
    close,
    /** The options under their headings, as they come, with the index of the first. */
    groups: (isOpen ? list.groupedOptions : []) as readonly AutocompleteGroupedOption<Option>[],
    listProps: { ...(list.getListboxProps() as ComponentProps<'div'>), 'aria-labelledby': undefined },
    optionProps: (index: number) => ({
      id: idOf(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      'data-option-index': index,
    }),
  };
}
