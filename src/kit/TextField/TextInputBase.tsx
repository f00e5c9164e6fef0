import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type FocusEvent, type JSX, type ReactNode, type Ref } from 'react';
import { fieldIds, FormField, idList, type FieldIds } from '../FormField/index.ts';
import type { FieldTextProps } from '../FormField/internal.ts';
import { textField as textFieldMessages } from '../messages/en-GB/textField.ts';
import { styled, token, useMessages, type Called, type Owned, type Slotted, type SlotProps, type Worded } from '../part.ts';
import { AppTheme, MuiTheme } from '../theme/MuiTheme.tsx';
import { useMergedRefs } from '../utils/mergeRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { Counter } from './Counter.tsx';
import { useTypedText, type TextElement, type TypedTextProps } from './useTypedText.ts';

/** Props that all parts share that take text. */
export interface TextInputBaseProps
  extends TypedTextProps, Omit<FieldTextProps, 'optional' | 'prefix'>, Slotted<'input'>, Worded<'textField'> {
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its name when a form is sent. */
  name?: string;
  /** The field was entered. */
  onFocus?: (event: FocusEvent<TextElement>) => void;
  /** Value that the browser may fill in, such as `organization` or `new-password`. */
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
  /** The `<input>` or `<textarea>`; `ref` is the root. */
  inputRef?: Ref<TextElement>;
  /** Inside the field before the text. */
  startAdornment?: ReactNode;
  /** Inside the field after the text. */
  endAdornment?: ReactNode;
  /** Props of the `<input>` or `<textarea>`. */
  slotProps?: SlotProps<
    { input?: Omit<ComponentProps<'input'>, 'ref' | 'type'> & { ref?: Ref<TextElement>; [attribute: `data-${string}`]: unknown } },
    TextInputBaseProps
  >;
}

interface InnerProps extends Called<TextInputBaseProps> {
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
  '& > .MuiInputAdornment-root': { flex: 'none', maxBlockSize: 'none', margin: 0, color: 'inherit' },
  '& > .MuiInputAdornment-positionStart': { color: token('color.text.muted') },
  // A button ends where the field ends.
  '&&:has(> .MuiInputAdornment-root > button)': { paddingInlineEnd: 0 },
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

const adornment = (position: 'start' | 'end', content: ReactNode): ReactNode =>
  content === undefined ? undefined : (
    <InputAdornment position={position} disableTypography>
      <AppTheme>{content}</AppTheme>
    </InputAdornment>
  );

/** For `aria-describedby`: the texts of a field that are there, in the sequence in which they are read, and what the caller adds. */
const described = (ids: FieldIds, is: Record<'hint' | 'message' | 'counter', boolean>, further: string | undefined): string | undefined =>
  idList(is.hint && ids.hint, is.message && ids.message, is.counter && ids.counter, further);

/** The field that `TextInput` and `PasswordInput` are made of. Not public. */
export function TextInputBase(props: InnerProps): JSX.Element {
  const { label, hint, error, warning, counter, startAdornment, endAdornment, slotProps, messages, ...more } = props;
  const { value, defaultValue = '', onChange, onBlur, onFocus, normalise, tidy, warn, inputRef, ...others } = more;
  const { id: givenId, name, type, rows, autoComplete, inputMode, required = false, optional = !required, ...state } = others;
  const { disabled = false, readOnly = false, slots: _slots, ...rest } = state;
  const texts = useMessages('textField', textFieldMessages, messages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  useSwitchWarning(type === 'password' ? 'PasswordInput' : 'TextInput', 'value', value);
  const typed = useTypedText({ value, defaultValue, onChange, onBlur, normalise, tidy, warn });
  const shownWarning = warning ?? typed.warning;
  const { ref, as, ...inputAttributes }: NonNullable<NonNullable<typeof slotProps>['input']> & Pick<Owned, 'as'> = slotProps?.input ?? {};
  // A caller that says elsewhere what is wrong marks the field by the attribute.
  const isWrong = error !== undefined || inputAttributes['aria-invalid'] === true;
  const refs = useMergedRefs<TextElement>(typed.input, inputRef, ref);
  const present = { hint: hint !== undefined, message: (error ?? shownWarning) !== undefined, counter: counter !== undefined };
  return (
    <MuiTheme>
      <FormField {...rest} label={label} controlId={id} hint={hint} optional={optional} error={error} warning={shownWarning}>
        <Control
          data-control=""
          disableInjectingGlobalStyles
          $rows={rows}
          id={id}
          name={name}
          type={type}
          // Kept by the element itself, where the caller does not: then others may set it too, such as react-hook-form.
          {...(value === undefined ? { defaultValue } : { value })}
          error={isWrong}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete={autoComplete}
          inputComponent={(as ?? (rows ? 'textarea' : 'input')) as 'input'}
          inputRef={refs}
          inputProps={{
            ...inputAttributes,
            inputMode,
            ...(rows && { type: undefined, rows }),
            // Neither `required` nor the kind of text makes it wrong by itself: browsers judge from the start, and screen readers say so.
            'aria-required': required || undefined,
            'aria-invalid': isWrong,
            'aria-describedby': described(ids, present, inputAttributes['aria-describedby']),
          }}
          startAdornment={adornment('start', startAdornment)}
          endAdornment={adornment('end', endAdornment)}
          onChange={typed.onChange}
          onBlur={typed.onBlur}
          onFocus={onFocus}
        />
        {counter === undefined ? null : <Counter id={ids.counter} length={typed.text.length} max={counter} texts={texts} />}
      </FormField>
    </MuiTheme>
  );
}
