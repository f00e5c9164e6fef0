import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { JSX } from 'react';
import { PasswordInput, type PasswordInputProps } from '../kit/PasswordField/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../kit/TextField/TextInput.tsx';
import { MuiTheme } from '../kit/theme/MuiTheme.tsx';

/** A text without a mark for what may stay empty: at the desk nearly everything may. */
export function TextBox({
  onChange,
  ...props
}: Omit<TextInputProps, 'onChange' | 'optional'> & { onChange: (text: string) => void }): JSX.Element {
  return <TextInput {...props} optional={false} onChange={(_event, text) => onChange(text)} />;
}

/** A password that is needed. */
export function PasswordBox({
  onChange,
  ...props
}: Omit<PasswordInputProps, 'onChange'> & { onChange: (text: string) => void }): JSX.Element {
  return <PasswordInput {...props} required onChange={(_event, text) => onChange(text)} />;
}

/** One of a few. */
export function Choice({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  disabled?: boolean;
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <MuiTheme>
      <MuiTextField
        select
        label={label}
        value={value}
        disabled={disabled}
        sx={{ inlineSize: '12rem' }}
        // An option for nothing has words as well.
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, words]) => (
          <MenuItem key={each} value={each}>
            {words}
          </MenuItem>
        ))}
      </MuiTextField>
    </MuiTheme>
  );
}

/** A day such as 2026-12-31; empty for none. */
export function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }): JSX.Element {
  return (
    <MuiTheme>
      <MuiTextField
        type="date"
        label={label}
        value={value}
        sx={{ inlineSize: '12rem' }}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange(target.value)}
      />
    </MuiTheme>
  );
}
