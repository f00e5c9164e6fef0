import { useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useSilentInput } from '../utils/useSilentInput.ts';
import { normaliseTyped } from './typed.ts';

/** The element that is typed into. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How the text of a field is kept, changed and judged. */
export interface TypedTextProps {
  /** The text, when the caller keeps it. */
  value?: string;
  /** The text at the start, when it keeps that itself. Default: empty. */
  defaultValue?: string;
  /** Typed, pasted, filled in or tidied: the text as it is now. */
  onChange?: (event: ChangeEvent<TextElement>, value: string) => void;
  /** The field was left. */
  onBlur?: (event: FocusEvent<TextElement>) => void;
  /** Brings the text into its usual form as it is typed or pasted; the caret keeps its place. */
  normalise?: (value: string) => string;
  /** Brings the text into its usual form when the field is left. */
  tidy?: (value: string) => string;
  /** Checks the text and returns a warning, which is shown like a hint when the field is left, never in the way. */
  warn?: (value: string) => string | undefined;
}

/** Sets a text and tells everybody by an event, as if it had been typed. React notes what scripts set on an element and then hears of no change; it does not watch the prototype. */
function typeInto(element: TextElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as TextElement, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Follows the text of a field, whether the caller keeps it or the element, and brings it into its usual form: while it is typed, and when the field is left. */
export function useTypedText({ value, defaultValue = '', onChange, onBlur, normalise, tidy, warn }: TypedTextProps) {
  const input = useRef<TextElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  // A warning waits until the field is left; a text that nobody types, such as a draft's, is judged at once.
  const [beingTyped, setBeingTyped] = useState<string>();

  useSilentInput(input, (element) => {
    if (element.value === text) return;
    const found = element.value;
    const { selectionStart, selectionEnd } = element;
    element.value = text;
    typeInto(element, found);
    // Some browsers move the focus to where they set a selection.
    if (selectionStart !== null && element.matches(':focus')) element.setSelectionRange(selectionStart, selectionEnd);
  });

  return {
    input,
    text,
    warning: beingTyped === text ? undefined : warn?.(text),
    onChange: (event: ChangeEvent<TextElement>) => {
      const element = event.target;
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      if (normalise && !isComposing && normalise(element.value) !== element.value) {
        // Fields of type `email` do not tell where the caret is.
        const next = normaliseTyped(element.value, element.selectionStart ?? element.value.length, normalise);
        const knowsCaret = element.selectionStart !== null;
        element.value = next.text;
        if (knowsCaret) element.setSelectionRange(next.caret, next.caret);
      }
      setBeingTyped(element.value);
      setOwn(element.value);
      onChange?.(event, element.value);
    },
    onBlur: (event: FocusEvent<TextElement>) => {
      const element = event.target;
      const normal = normalise ? normalise(element.value) : element.value;
      const tidied = tidy ? tidy(normal) : normal;
      if (tidied !== element.value) typeInto(element, tidied);
      setBeingTyped(undefined);
      onBlur?.(event);
    },
  };
}
