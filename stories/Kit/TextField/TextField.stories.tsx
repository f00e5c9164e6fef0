import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField, TextInput } from '../../../src/kit/TextField/index.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const bareTelephone = (typed: string) => typed.replace(/[\s()-]/gu, '');

const meta = preview.meta({
  title: 'Kit/Forms/TextField',
  id: 'kit-textfield',
  component: TextInput,
  subcomponents: { TextField },
  args: { label: 'Business name', onChange: fn() },
  decorators: inColumn(480),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** The field has its label as name and says when it is optional; hint and error are read with it. */
export const NameAndDescription = meta.story({
  args: { hint: 'As it stands above your door.', error: 'Business name is required', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Business name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('As it stands above your door. Business name is required');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
  },
});

/** Typed or pasted spaces, hyphens and brackets are removed at once; the caret stays in place. */
export const Telephone = meta.story({
  args: { label: 'Landline', type: 'tel', normalise: bareTelephone, defaultValue: '01614960142' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: /Landline/u });
    await expect(input).toHaveAttribute('inputmode', 'tel');
    input.focus();
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('-9');
    await expect(input).toHaveValue('016194960142');
    await expect(input.selectionStart).toBe(5);
    await userEvent.clear(input);
    await userEvent.paste('(0161) 496-0142');
    await expect(input).toHaveValue('01614960142');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), '01614960142');
  },
});

/** A warning appears when the field is left, looks like a hint and never makes the field invalid. */
export const Warning = meta.story({
  args: {
    label: 'Post code',
    width: 'short',
    tidy: (value: string) => value.trim().toUpperCase(),
    warn: (value: string) => (value === '' || /^M\d/u.test(value) ? undefined : 'This does not look like a UK post code'),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Post code/u });
    await userEvent.type(input, 'zz9 9zz ');
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(input).toHaveValue('ZZ9 9ZZ');
    await expect(input).toHaveAccessibleDescription('This does not look like a UK post code');
    await expect(input).toBeValid();
    await userEvent.type(input, '{Control>}a{/Control}m12 0zx');
    await userEvent.tab();
    await expect(input).toHaveValue('M12 0ZX');
    await expect(input).not.toHaveAccessibleDescription();
  },
});

/** The field grows with its text and counts the characters that are left, aloud near the limit; a text that is too long stays. */
export const Multiline = meta.story({
  args: { label: 'Message', multiline: true, counter: 20, required: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAccessibleDescription('You can enter up to 20 characters');
    await expect(area).not.toHaveAttribute('type');
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'A pallet of cups too many');
    await expect(canvas.getAllByText('5 characters too many')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 characters too many'), { timeout: 4000 });
    await expect(area).toHaveValue('A pallet of cups too many');
    await userEvent.type(area, '{Enter}'.repeat(8));
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  },
});

/** The text of an input method is not changed before its composition ends. */
export const Composition = meta.story({
  args: { label: 'Landline', normalise: bareTelephone },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.focus();
    await fireEvent.input(input, { target: { value: '01 61' }, isComposing: true });
    await expect(input).toHaveValue('01 61');
    await userEvent.tab();
    await expect(input).toHaveValue('0161');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 240, wide: true }, TextInput, {
    States: {
      Empty: { required: true },
      'Filled, with a hint': { hint: 'As it stands above your door.', defaultValue: 'Pier Road Chippy', required: true },
      error: { error: 'Business name is required', required: true },
      warning: { label: 'VAT number', warning: 'Please check this VAT number: its check digits do not fit', defaultValue: '123456789' },
      disabled: { label: 'Account number', disabled: true, defaultValue: 'Given on approval' },
      readOnly: { label: 'Account number', readOnly: true, defaultValue: 'TW-004211', required: true },
    },
    'Widths and variants': {
      short: { label: 'Post code', width: 'short', defaultValue: 'M12 0ZX', required: true },
      'Medium, with a prefix': { label: 'VAT number', startAdornment: 'GB', width: 'medium', defaultValue: '340804329', required: true },
      'Multiline, with a counter': {
        label: 'Message',
        multiline: true,
        rows: 3,
        counter: 500,
        defaultValue: 'We open at seven.',
        required: true,
      },
    },
  }),
});

/** A read-only field has a broken outline, so that it is told from an editable one also where their grounds are the same. */
export const ReadOnly = meta.story({
  globals: { mode: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TextInput {...args} label="Account number" readOnly defaultValue="TW-004211" required />
      <TextInput {...args} label="Business name" defaultValue="Pier Road Chippy" required />
      <TextInput {...args} label="Notes of the counter" readOnly multiline rows={2} defaultValue="Rings before delivery." required />
    </div>
  ),
  play: async ({ canvas }) => {
    const outlineOf = (label: string) =>
      getComputedStyle(canvas.getByRole('textbox', { name: label }).parentElement!.querySelector('fieldset')!).borderTopStyle;
    await expect(outlineOf('Account number')).not.toBe(outlineOf('Business name'));
    await expect(outlineOf('Notes of the counter')).toBe(outlineOf('Account number'));
  },
});

/** 200 characters in label, hint, text and error, at the width of the smallest phone. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: {
    label: 'The name of the business exactly as it stands in the register of companies, in the language in which it was entered',
    hint: 'A hint that says far more than anybody reads before typing. '.repeat(3),
    error: 'Kühlhausgroßhandelsgesellschaftsname '.repeat(4),
    defaultValue: 'Pier Road Chippy and Daughters '.repeat(7).slice(0, 200),
    required: true,
  },
});
