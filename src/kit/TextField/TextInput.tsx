import type { JSX } from 'react';
import { styled, useThemedProps, type Owned } from '../part.ts';
import { TextInputBase, type TextInputBaseProps } from './TextInputBase.tsx';

/** Props of {@link TextInput}; every other prop of a `<div>` reaches its root. */
export interface TextInputProps extends TextInputBaseProps {
  /** Kind of text: gives keyboard, spelling and filling in by the browser. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Takes several lines, in an area that grows with its text. Default: `false`. */
  multiline?: boolean;
  /** With `multiline`: lines at the start. Default: `5`. */
  rows?: number;
  /** Most characters; says how many are left. A text that is longer is not cut. Default: no limit, no counter. */
  counter?: number;
}

/** Attributes of each kind for the browser. */
const kinds = {
  text: {},
  email: { autoComplete: 'email', inputMode: 'email', input: { spellCheck: false, autoCapitalize: 'none' } },
  tel: { autoComplete: 'tel', inputMode: 'tel', input: { spellCheck: false } },
  url: { autoComplete: 'url', inputMode: 'url', input: { spellCheck: false, autoCapitalize: 'none' } },
} as const;

const Root = styled(TextInputBase, { name: 'TkTextInput' })<Owned>();

/** A field for text with its label above it. Works by itself; inside a form use `TextField`. */
export function TextInput(given: TextInputProps): JSX.Element {
  const { type = 'text', multiline = false, rows = 5, slotProps, ...rest } = useThemedProps('TkTextInput', given);
  const { input, ...defaults }: { input?: object; autoComplete?: string; inputMode?: TextInputProps['inputMode'] } = kinds[type];
  return (
    <Root
      {...defaults}
      {...rest}
      type={type}
      rows={multiline ? rows : undefined}
      slotProps={{ input: { ...input, ...slotProps?.input } }}
    />
  );
}
