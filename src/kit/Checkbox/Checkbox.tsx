import { useRef, type ChangeEvent, type ComponentProps, type JSX, type ReactNode } from 'react';
import { denseSpace, forcedColors, line, square, styled, token, useThemedProps } from '../part.ts';
import type { Owned, Slotted, SlotProps } from '../part.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { useSilentInput } from '../utils/useSilentInput.ts';
import { useLabelWarning, useSwitchWarning } from '../utils/warnings.ts';

/** Props of {@link Checkbox}; every other prop of a `<label>` reaches its root. */
export interface CheckboxProps extends Omit<ComponentProps<'label'>, 'onChange' | 'children' | 'form' | 'htmlFor'>, Slotted<'input'> {
  /** Label of the box; may hold links. */
  label: ReactNode;
  /** Whether it is ticked, when the caller keeps it. */
  checked?: boolean;
  /** Whether it is ticked at the start, when it keeps that itself. Default: `false`. */
  defaultChecked?: boolean;
  /** Neither on nor off: some of the options it stands for are ticked. Only a look and a word; the value stays `checked`. Default: `false`. */
  indeterminate?: boolean;
  /** Ticked or unticked. */
  onChange?: (event: ChangeEvent<HTMLInputElement>, checked: boolean) => void;
  /** Its name when a form is sent. */
  name?: string;
  /** Its value when a form is sent. Default: the browser's "on". */
  value?: string;
  /** Cannot be used now. Default: `false`. */
  disabled?: boolean;
  /** A form cannot be sent without it. Default: `false`. */
  required?: boolean;
  /** Props of the `<input>`. */
  slotProps?: SlotProps<{ input?: Omit<ComponentProps<'input'>, 'type'> }, CheckboxProps>;
}

/** The look of a native checkbox. */
export const tickBox = {
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  ...square('size.icon.large'),
  border: line('color.border.control', 'strong'),
  borderRadius: token('radius.small'),
  background: token('color.control.background'),
  cursor: 'inherit',
  '&::before': {
    content: '""',
    background: token('color.control.on-checked'),
    clipPath: 'polygon(12% 50%, 23% 39%, 42% 58%, 77% 22%, 88% 33%, 42% 80%)',
    visibility: 'hidden',
  },
  '&:checked, &:indeterminate': { borderColor: token('color.control.checked'), background: token('color.control.checked') },
  '&:checked::before, &:indeterminate::before': { visibility: 'visible' },
  '&:indeterminate::before': { clipPath: 'inset(42% 20%)' },
  '&:disabled': { opacity: 0.5 },
  // The system draws its own box where it replaces our colours.
  [forcedColors]: { appearance: 'auto', '&::before': { content: 'none' } },
} as const;

const Root = styled('label', { name: 'TkCheckbox' })<Owned>({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.2'),
  paddingBlock: denseSpace('space.1-5'),
  // At least the target size, however small the text.
  minBlockSize: token('size.control.small'),
  color: token('color.text.default'),
  cursor: 'pointer',
  '@media (pointer: coarse)': { minBlockSize: token('size.control.medium'), paddingBlock: token('space.2') },
  '&:has(input:disabled)': { color: token('color.text.disabled'), cursor: 'default' },
  '& > input': tickBox,
  '&:hover > input:enabled': { borderColor: token('color.border.strong') },
  // Beside the box's middle as long as the text is one line.
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: `max(${token('size.icon.large')}, 1.3em)` },
});

const Input = styled('input', { name: 'TkCheckbox', slot: 'Input' })();

/** A native checkbox with its label: 24 px box, the whole row is its target. */
export function Checkbox(given: CheckboxProps): JSX.Element {
  const props = useThemedProps('TkCheckbox', given, {}, ['input']);
  const { label, checked, defaultChecked, indeterminate, onChange, name, value, disabled, required, slotProps, ...rest } = props;
  useLabelWarning('Checkbox', label);
  useSwitchWarning('Checkbox', 'checked', checked);
  const { ref, ...input } = slotProps?.input ?? {};
  const box = useRef<HTMLInputElement>(null);
  const setIndeterminate = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate === true;
  };
  useSilentInput(box, (element) => {
    if (checked === undefined || element.checked === checked) return;
    element.checked = checked;
    element.click();
  });
  return (
    <Root {...rest}>
      <Input
        {...input}
        {...{ checked, defaultChecked, name, value, disabled, required }}
        ref={mergeRefs(box, setIndeterminate, ref)}
        type="checkbox"
        onChange={(event) => onChange?.(event, event.target.checked)}
      />
      <span>{label}</span>
    </Root>
  );
}
