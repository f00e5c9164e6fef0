import { render, screen } from '@testing-library/react';
import { createRef, type JSX, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckboxInput, FileUpload, PasswordInput, TextInput, type TextElement } from '../index.ts';

interface Refs {
  root: Ref<HTMLDivElement>;
  input: Ref<never>;
  slot: Ref<never>;
}

const parts: Record<string, (refs: Refs) => JSX.Element> = {
  TextInput: ({ root, input, slot }) => (
    <TextInput label="Part" required ref={root} inputRef={input} slotProps={{ input: { ref: slot } }} />
  ),
  PasswordInput: ({ root, input, slot }) => (
    <PasswordInput label="Part" required autoComplete="new-password" ref={root} inputRef={input} slotProps={{ input: { ref: slot } }} />
  ),
  CheckboxInput: ({ root, input, slot }) => <CheckboxInput label="Part" ref={root} inputRef={input} slotProps={{ input: { ref: slot } }} />,
  FileUpload: ({ root, input, slot }) => (
    <FileUpload label="Part" required ref={root} inputRef={input} slotProps={{ input: { ref: slot } }} />
  ),
};

describe('A part that takes an answer', () => {
  it.each(Object.keys(parts))('%s gives its control by inputRef and its root by ref', (name) => {
    const refs = { root: createRef<HTMLDivElement>(), input: createRef<TextElement>(), slot: createRef<TextElement>() };
    render(parts[name]!(refs as unknown as Refs));
    const control = screen.getByLabelText('Part', { exact: false, selector: 'input' });
    expect(refs.input.current).toBe(control);
    expect(refs.slot.current).toBe(control);
    expect(refs.root.current).not.toBe(control);
    expect(refs.root.current?.contains(control)).toBe(true);
  });
});
