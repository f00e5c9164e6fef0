import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, type ChangeEvent, type ComponentProps, type FocusEvent, type JSX, type Ref } from 'react';
import { fieldIds, FormField, idList, type FormFieldProps } from '../FormField/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { selectField as selectFieldMessages } from '../messages/en-GB/selectField.ts';
import { useMessages } from '../provider/index.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { useMergedRefs } from '../utils/useMergedRefs.ts';
import { useSilentInput } from '../utils/useSilentInput.ts';
import { useSwitchWarning } from '../utils/warnings.ts';

/** One choice. */
export interface SelectOption {
  value: string;
  label: string;
  /** Cannot be chosen now. Default: `false`. */
  disabled?: boolean;
}

/** Props of {@link SelectInput}; every other prop of a `<div>` reaches its root. */
export interface SelectInputProps extends Omit<
  FormFieldProps,
  'controlId' | 'children' | 'messages' | 'onChange' | 'onBlur' | 'onFocus' | 'defaultValue'
> {
  /** Options to choose from, in this sequence. Nothing chosen is the empty value, which is offered first. */
  options: readonly SelectOption[];
  /** The control's id. Default: made by React. */
  id?: string;
  /** Its name when a form is sent. */
  name?: string;
  /** The choice, when the caller keeps it. */
  value?: string;
  /** The choice at the start, when it keeps that itself. Default: none. */
  defaultValue?: string;
  /** Chosen. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>, value: string) => void;
  /** The list was left. */
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
  /** The list was entered. */
  onFocus?: (event: FocusEvent<HTMLSelectElement>) => void;
  /** Value that the browser may fill in, such as `address-level1`. */
  autoComplete?: string;
  /** An answer is needed; without it the label says "(optional)". Default: `false`. */
  required?: boolean;
  /** Cannot be used now. Default: `false`. */
  disabled?: boolean;
  /** The `<select>`; `ref` is the root. */
  inputRef?: Ref<HTMLSelectElement>;
  /** Props of the `<select>`. */
  slotProps?: { input?: Omit<ComponentProps<'select'>, 'ref'> & { ref?: Ref<HTMLSelectElement> } };
  /** Replaces single texts. */
  messages?: Partial<typeof selectFieldMessages>;
}

const Control = styled(NativeSelect)({
  '&&& > select': {
    boxSizing: 'border-box',
    minBlockSize: `calc(${token('size.control.medium')} - 2 * ${token('border-width.hairline')})`,
    paddingInlineEnd: token('space.10'),
    borderRadius: 'inherit',
    // iOS zooms into anything smaller.
    fontSize: `max(1rem, ${token('font.size.md')})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
    // The list itself is drawn by the system, which knows the text's colour only.
    '& > option': { color: token('color.text.default'), background: token('color.surface.raised') },
  },
  '& > svg': { insetBlockStart: 'auto', insetInline: `auto ${token('space.3')}`, color: 'inherit' },
});

const Arrow = ({ className }: { className: string }): JSX.Element => <ChevronDownIcon size="small" className={className} />;

/** A native list of choices with its label above it. Works by itself; inside a form use `SelectField`. */
export function SelectInput({
  label,
  options,
  id: givenId,
  name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  autoComplete,
  required = false,
  optional = !required,
  disabled = false,
  hint,
  error,
  warning,
  inputRef,
  slotProps,
  messages,
  ...rest
}: SelectInputProps): JSX.Element {
  const texts = useMessages('selectField', selectFieldMessages, messages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  useSwitchWarning('SelectInput', 'value', value);
  const { ref, ...attributes } = slotProps?.input ?? {};
  const select = useRef<HTMLSelectElement>(null);
  const refs = useMergedRefs<HTMLSelectElement>(useMergedRefs<HTMLSelectElement>(select, inputRef), ref);
  useSilentInput(select, (element) => {
    if (value !== undefined && element.value !== value) element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const attributesOfSelect: ComponentProps<'select'> = {
    ...attributes,
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': idList(
      hint !== undefined && ids.hint,
      (error ?? warning) !== undefined && ids.message,
      attributes['aria-describedby'],
    ),
    onChange: (event) => onChange?.(event, event.target.value),
    onBlur,
    onFocus,
  };

  return (
    <MuiTheme>
      <FormField {...rest} label={label} controlId={id} hint={hint} optional={optional} error={error} warning={warning}>
        <Control
          data-control=""
          input={<OutlinedInput disableInjectingGlobalStyles autoComplete={autoComplete} inputRef={refs} />}
          inputProps={attributesOfSelect}
          IconComponent={Arrow}
          id={id}
          name={name}
          // Kept by the element itself, where the caller does not: then others may set it too, such as react-hook-form.
          {...(value === undefined ? { defaultValue } : { value })}
          error={Boolean(error)}
          disabled={disabled}
        >
          <option value="">{texts.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Control>
      </FormField>
    </MuiTheme>
  );
}
