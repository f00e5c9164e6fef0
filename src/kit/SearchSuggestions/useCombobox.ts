import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** The field that these stand in: its form and its box. */
export function fieldOf(root: Element | null): { form: HTMLFormElement; input: HTMLInputElement } | undefined {
  const form = root?.closest('form');
  const input = form?.querySelector('input');
  return form && input ? { form, input } : undefined;
}

/** The options of a combobox, as far as its keys and attributes need them. */
interface ComboboxOptions {
  /** The id of the list; an option's is this with its index. */
  id: string;
  /** The options by their keys, in the sequence of the list. */
  keys: readonly string[];
  /** Options are on their way. */
  isLoading: boolean;
}

/** A list of options below a field. */
interface Combobox {
  /** Somebody types, or has asked for the list, and has not sent it away. */
  asked: boolean;
  /** The list is shown. */
  isOpen: boolean;
  /** The text in the field when the list was asked for. */
  typed: string;
  /** The index of the option that the arrow keys have reached; −1: none. */
  active: number;
  /** Sends the list away. */
  close: () => void;
}

/** Listeners of the field. */
interface FieldHandlers {
  onKey: (event: KeyboardEvent, input: HTMLInputElement) => void;
  /** The list is wanted, or not any more. */
  onAsk: (input: HTMLInputElement, asked: boolean) => void;
}

/** Listens to the field around `root`; the field belongs to another component, so not through React. */
function useFieldEvents(root: RefObject<Element | null>, handlers: FieldHandlers): void {
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
    input.addEventListener('keydown', (event) => onKey(event, input), { signal });
    input.addEventListener('blur', close, { signal });
    form.addEventListener('submit', close, { signal });
    // Somebody was typing while these were loading.
    if (document.activeElement === input && input.value !== input.defaultValue) ask();
    return () => listening.abort();
  }, [root]);
}

/** Tells screen readers, by attributes of the field around `root`, that it has a list, whether that is open, and which option is active. */
function useComboboxAttributes(root: RefObject<Element | null>, id: string, isOpen: boolean, activeId: string | undefined): void {
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
  }, [root, id, isOpen, activeId]);

  useEffect(() => {
    const input = fieldOf(root.current)?.input;
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'])
        input?.removeAttribute(name);
    };
  }, [root]);
}

/** Makes the field around `root` a combobox as long as the component that calls this is there. */
export function useCombobox(root: RefObject<Element | null>, { id, keys, isLoading }: ComboboxOptions): Combobox {
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = asked && keys.length > 0;
  const active = isOpen && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const activeId = active < 0 ? undefined : `${id}-${active}`;

  const ask = (input: HTMLInputElement, next: boolean, to?: string) => {
    setTyped(input.value);
    setAsked(next);
    setActiveKey(to);
  };
  const onKey = (event: KeyboardEvent, input: HTMLInputElement) => {
    // Keys that choose among the words of an input method; Safari reports some as key code 229 only.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape' && (isOpen || (asked && isLoading))) {
      // The browser would empty the field, and a dialog around it close: those are for the next one.
      event.preventDefault();
      event.stopPropagation();
      setAsked(false);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && keys.length > 0) {
      event.preventDefault();
      if (event.altKey) {
        ask(input, key === 'ArrowDown');
        return;
      }
      // The text itself is one more place of the round.
      const places = keys.length + 1;
      const to = (active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places;
      ask(input, true, keys[to - 1]);
    } else if (key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActiveKey(undefined);
  };

  useFieldEvents(root, { onKey, onAsk: ask });
  useComboboxAttributes(root, id, isOpen, activeId);
  return { asked, isOpen, typed, active, close: () => setAsked(false) };
}
