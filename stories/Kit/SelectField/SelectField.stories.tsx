import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Form } from '../../../src/kit/Form/index.ts';
import { SelectField, SelectInput } from '../../../src/kit/SelectField/index.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';
import { PlainStateExample } from './examples/PlainState.tsx';
import plainStateCode from './examples/PlainState.tsx?raw';

const options = [
  { value: 'chippy', label: 'Fish and chip shop' },
  { value: 'cafe', label: 'Café' },
  { value: 'caterer', label: 'Caterer' },
  { value: 'other', label: 'Something else', disabled: true },
];

const meta = preview.meta({
  title: 'Kit/Forms/SelectField',
  id: 'kit-selectfield',
  component: SelectInput,
  subcomponents: { SelectField },
  tags: ['!autodocs'],
  args: { label: 'Kind of business', options, required: true, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const PlainState = meta.story(example(PlainStateExample, plainStateCode));

export const Default = meta.story();

export const Playground = meta.story({ args: { hint: 'What you do most.', defaultValue: 'cafe', width: 'full', disabled: false } });

/** Mouse and keyboard choose an option; without a choice the value is empty. */
export const Chooses = meta.story({
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Kind of business' });
    await expect(select).toHaveValue('');
    await expect(select).not.toHaveAttribute('type');
    await userEvent.selectOptions(select, 'Caterer');
    await expect(select).toHaveValue('caterer');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'caterer');
  },
});

/** In a form: checked when it is left, and valid again as soon as an option is chosen. */
export const Usage = meta.story({
  render: (args) => (
    <Form initialValues={{ kind: '' }} onSubmit={() => undefined}>
      <SelectField {...args} name="kind" validate={(kind) => (kind ? undefined : 'Kind of business is required')} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(select).toHaveAccessibleDescription('Kind of business is required');
    await userEvent.selectOptions(select, 'Café');
    await expect(select).toBeValid();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SelectInput {...args} label="Nothing chosen" />
      <SelectInput {...args} label="Chosen, with a hint" hint="What you do most." defaultValue="cafe" />
      <SelectInput {...args} label="Wrong" error="Kind of business is required" />
      <SelectInput {...args} label="Optional, medium" required={false} width="medium" />
      <SelectInput {...args} label="Disabled" disabled defaultValue="chippy" />
    </div>
  ),
});

/** A choice that is longer than the field. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <SelectInput
        {...args}
        options={[{ value: 'long', label: 'Fish and chip shop with a café and a caterer under one roof' }]}
        defaultValue="long"
      />
    </div>
  ),
});
