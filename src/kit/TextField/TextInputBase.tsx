import OutlinedInput from '@mui/material/OutlinedInput';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type JSX,
  type ReactNode,
  type Ref,
} from 'react';
import { fieldIds, FormField, idList, type FormFieldProps } from '../FormField/index.ts';
import { textField as textFieldMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { useMergedRefs } from '../utils/useMergedRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { normaliseTyped } from './typed.ts';

/** The element that is typed into. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What all parts share that take text. */
export interface TextInputBaseProps extends Omit<
  FormFieldProps,
  'controlId' | 'optional' | 'messages' | 'children' | 'onChange' | 'onBlur' | 'onFocus' | 'defaultValue' | 'prefix'
> {
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its name when a form is sent. */
  name?: string;
  /** The text, when the caller keeps it. */
  value?: string;
  /** The text at the start, when it keeps that itself. Default: empty. */
  defaultValue?: string;
  /** Typed, pasted, filled in or tidied: the text as it is now. The event is missing when the field did it by itself. */
  onChange?: (event: ChangeEvent<TextElement> | null, value: string) => void;
  /** The field was left. */
  onBlur?: (event: FocusEvent<TextElement>) => void;
  /** The field was entered. */
  onFocus?: (event: FocusEvent<TextElement>) => void;
  /** What the browser may fill in, such as `organization` or `new-password`. */
  autoComplete?: string;
  /** Which keyboard a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** An answer is needed: a field of a form asks for it; without this the label says "(optional)". Default: `false`. */
  required?: boolean;
  /** Says "(optional)". Default: when it is not `required`. */
  optional?: boolean;
  /** Cannot be used now. Default: `false`. */
  disabled?: boolean;
  /** Can be read and copied only. Default: `false`. */
  readOnly?: boolean;
  /** Makes the text what it should be as it is typed or pasted; the caret keeps its place. */
  normalise?: (value: string) => string;
  /** Makes the text what it should be when the field is left. */
  tidy?: (value: string) => string;
  /** What may be wrong with the text: shown like a hint when the field is left, never in the way. */
  warn?: (value: string) => string | undefined;
  /** The `<input>` or `<textarea>`; `ref` is the root. */
  inputRef?: Ref<TextElement>;
  /** Inside the field before the text. */
  prefix?: ReactNode;
  /** Inside the field after the text. */
  suffix?: ReactNode;
  /** Props of the `<input>` or `<textarea>`. */
  slotProps?: {
    input?: Omit<ComponentProps<'input'>, 'ref' | 'type'> & { ref?: Ref<TextElement>; [attribute: `data-${string}`]: unknown };
  };
  /** Replaces single texts. */
  messages?: Partial<typeof textFieldMessages>;
}

interface InnerProps extends TextInputBaseProps {
  type: string;
  /** A text area of so many lines, which grows with its text. */
  rows?: number;
  /** Most characters; a text that is longer is not cut, the counter says how much too long. */
  counter?: number;
}

const Control = styled(OutlinedInput)<{ $rows?: number | undefined }>(({ $rows }) => ({
  '& > input, & > textarea': {
    minBlockSize: `calc(${token('size.control.medium')} - 2 * ${token('border-width.hairline')})`,
    boxSizing: 'border-box',
    // iOS zooms into anything smaller.
    fontSize: `max(1rem, ${token('font.size.md')})`,
    lineHeight: token('font.line-height.text'),
    textOverflow: 'ellipsis',
  },
  // Not by its ground alone: in the dark that is the ground of a field that can be changed.
  '&.MuiInputBase-readOnly': { background: token('color.surface.sunken') },
  '&&.MuiInputBase-readOnly fieldset': { borderStyle: 'dashed' },
  // A button ends where the field ends.
  '&&:has(> button)': { paddingInlineEnd: 0 },
  '&:has([data-affix])': { paddingInlineStart: token('space.3') },
  '& > [data-affix]': { flex: 'none', color: token('color.text.muted') },
  ...($rows && {
    '& > textarea': {
      fieldSizing: 'content',
      resize: 'vertical',
      overflowY: 'auto',
      minBlockSize: `calc(${$rows} * 1lh + 2 * ${token('space.2')})`,
      maxBlockSize: '60vb',
    },
  }),
}));

const Count = styled('div')({
  color: token('color.text.muted'),
  fontSize: token('font.size.sm'),
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: token('color.text.danger'), fontWeight: token('font.weight.medium') },
});

/** How long nobody types before the counter is read out, in milliseconds. */
const pause = 1000;

function Counter({ id, length, max, texts }: { id: string; length: number; max: number; texts: typeof textFieldMessages }): JSX.Element {
  const left = max - length;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    // Only near the limit: a count after every word would drown what is written.
    const timer = setTimeout(() => setSpoken(left <= max / 10 ? texts.left(left) : ''), pause);
    return () => clearTimeout(timer);
  }, [left, max, texts]);
  return (
    <>
      <span id={id} hidden>
        {texts.limit(max)}
      </span>
      <Count aria-hidden data-over={left < 0 || undefined}>
        {texts.left(left)}
      </Count>
      <output className="tk-visually-hidden">{spoken}</output>
    </>
  );
}

/** The field that `TextInput` and `PasswordInput` are made of. Not public. */
export function TextInputBase({
  label,
  id: givenId,
  name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  type,
  autoComplete,
  inputMode,
  required = false,
  optional = !required,
  disabled = false,
  readOnly = false,
  normalise,
  tidy,
  warn,
  hint,
  error,
  doubt,
  prefix,
  suffix,
  rows,
  counter,
  inputRef,
  slotProps,
  messages,
  ...rest
}: InnerProps): JSX.Element {
  const texts = useMessages('textField', textFieldMessages, messages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const input = useRef<TextElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  useSwitchWarning(type === 'password' ? 'PasswordInput' : 'TextInput', 'value', value);
  // Doubts wait until the field is left; a text that nobody types, such as a draft's, is judged at once.
  const [beingTyped, setBeingTyped] = useState<string>();
  const doubtful = doubt ?? (beingTyped === text ? undefined : warn?.(text));

  const change = (event: ChangeEvent<TextElement> | null, next: string) => {
    setOwn(next);
    onChange?.(event, next);
  };
  const changeTyped = (event: ChangeEvent<TextElement>, next: string) => {
    setBeingTyped(next);
    change(event, next);
  };
  const typed = (event: ChangeEvent<TextElement>) => {
    const element = event.target;
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (!normalise || isComposing || normalise(element.value) === element.value) return changeTyped(event, element.value);
    // Fields of type `email` do not tell where the caret is.
    const next = normaliseTyped(element.value, element.selectionStart ?? element.value.length, normalise);
    const knowsCaret = element.selectionStart !== null;
    element.value = next.text;
    if (knowsCaret) element.setSelectionRange(next.caret, next.caret);
    return changeTyped(event, next.text);
  };
  const left = (event: FocusEvent<TextElement>) => {
    const normal = normalise ? normalise(text) : text;
    const tidied = tidy ? tidy(normal) : normal;
    if (tidied !== text) change(null, tidied);
    setBeingTyped(undefined);
    onBlur?.(event);
  };

  const takeOver = useEffectEvent(() => {
    const { current: element } = input;
    if (element && element.value !== text) change(null, element.value);
  });
  // What was typed, or filled in by the browser, before the page's script had arrived.
  useEffect(() => takeOver(), []);

  const { ref, ...inputAttributes } = slotProps?.input ?? {};
  const refs = useMergedRefs<TextElement>(useMergedRefs<TextElement>(input, inputRef), ref);
  return (
    <MuiTheme>
      <FormField {...rest} label={label} controlId={id} hint={hint} optional={optional} error={error} doubt={doubtful}>
        <Control
          data-control=""
          disableInjectingGlobalStyles
          $rows={rows}
          id={id}
          name={name}
          type={type}
          value={text}
          error={Boolean(error)}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete={autoComplete}
          inputComponent={rows ? 'textarea' : 'input'}
          inputRef={refs}
          inputProps={{
            ...inputAttributes,
            inputMode,
            ...(rows && { type: undefined, rows }),
            // Neither `required` nor the kind of text makes it wrong by itself: browsers judge from the start, and screen readers say so.
            'aria-required': required || undefined,
            'aria-invalid': error !== undefined,
            'aria-describedby': idList(
              hint !== undefined && ids.hint,
              (error ?? doubtful) !== undefined && ids.message,
              counter !== undefined && ids.counter,
              inputAttributes['aria-describedby'],
            ),
          }}
          startAdornment={prefix === undefined ? undefined : <span data-affix="">{prefix}</span>}
          endAdornment={suffix}
          onChange={typed}
          onBlur={left}
          onFocus={onFocus}
        />
        {counter === undefined ? null : <Counter id={ids.counter} length={text.length} max={counter} texts={texts} />}
      </FormField>
    </MuiTheme>
  );
}
