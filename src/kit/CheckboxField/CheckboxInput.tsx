import { useId, type ComponentProps, type FocusEvent, type JSX, type ReactNode, type Ref } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox/index.ts';
import { FieldHint, fieldIds, FieldMessage, FieldRoot, idList } from '../FormField/internal.ts';
import { composed, styled, token, useThemedProps, type Called, type Owned, type SlotProps } from '../part.ts';
import { MuiTheme } from '../theme/MuiTheme.tsx';
import { useMergedRefs } from '../utils/mergeRefs.ts';

/** Props of {@link CheckboxInput}; every other prop of a `<div>` reaches its root. */
export interface CheckboxInputProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultChecked' | 'id' | 'onChange' | 'onBlur' | 'onFocus'>,
    Omit<CheckboxProps, Exclude<keyof ComponentProps<'label'>, 'onChange' | 'defaultChecked'> | 'slotProps'> {
  /** The control's id. Default: made by React. */
  id?: string;
  /** Help below the label. */
  hint?: ReactNode;
  /** Error message, as a sentence. */
  error?: string;
  /** The box was left. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The box was entered. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The `<input>`; `ref` is the root. */
  inputRef?: Ref<HTMLInputElement>;
  /** Props of the `<input>`. */
  slotProps?: SlotProps<{ input?: Omit<NonNullable<NonNullable<Called<CheckboxProps>['slotProps']>['input']>, 'id'> }, CheckboxInputProps>;
}

const Root = styled(FieldRoot, { name: 'TkCheckboxInput' })<Owned>({ gap: token('space.0-5') });

const Box = styled(Checkbox, { name: 'TkCheckboxInput', slot: 'Box' })({
  '& > input[aria-invalid="true"]': { borderColor: token('color.border.danger') },
});

const Hint = styled(FieldHint, { name: 'TkCheckboxInput', slot: 'Hint' })({
  paddingInlineStart: `calc(${token('size.icon.large')} + ${token('space.2')})`,
});

/** A checkbox that can be wrong: its message stands above it and is read with it. Links in the label lead somewhere and do not tick. Works by itself; inside a form use `CheckboxField`. */
export function CheckboxInput(given: CheckboxInputProps): JSX.Element {
  const { label, checked, defaultChecked, indeterminate, ...more } = useThemedProps('TkCheckboxInput', given);
  const { onChange, name, value, disabled, required, id: givenId, hint, error, onBlur, onFocus, inputRef, slotProps, ...rest } = more;
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const refs = useMergedRefs(inputRef, slotProps?.input?.ref);
  return (
    <MuiTheme>
      <Root {...rest} error={error !== undefined}>
        {error === undefined ? null : (
          <FieldMessage id={ids.message} tone="error">
            {error}
          </FieldMessage>
        )}
        <Box
          {...{ label, checked, defaultChecked, indeterminate, onChange, name, value, disabled }}
          slotProps={{
            input: {
              ...composed(slotProps?.input, { ...slotProps?.input, onBlur, onFocus }),
              ref: refs,
              id,
              // Not `required`: browsers call such a box invalid from the start, and screen readers say so.
              'aria-required': required || undefined,
              'aria-invalid': error === undefined ? undefined : true,
              'aria-describedby': idList(
                error !== undefined && ids.message,
                hint !== undefined && ids.hint,
                slotProps?.input?.['aria-describedby'],
              ),
            },
          }}
        />
        {hint === undefined ? null : <Hint id={ids.hint}>{hint}</Hint>}
      </Root>
    </MuiTheme>
  );
}
