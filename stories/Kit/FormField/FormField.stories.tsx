import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fieldIds, FormField, idList, type FormFieldProps } from '../../../src/kit/FormField/index.ts';
import { token } from '../../../src/kit/theme/token.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

/** A control of an application's own: how many cases, as a slider. */
function Cases({ controlId, hint, error, warning }: Pick<FormFieldProps, 'controlId' | 'hint' | 'error' | 'warning'>) {
  const ids = fieldIds(controlId);
  return (
    <input
      data-control=""
      id={controlId}
      type="range"
      style={{ minBlockSize: token('size.target'), background: 'transparent' }}
      min={1}
      max={12}
      defaultValue={6}
      aria-describedby={idList(hint ? ids.hint : undefined, (error ?? warning) ? ids.message : undefined)}
      aria-invalid={error !== undefined}
    />
  );
}

const meta = preview.meta({
  title: 'Kit/Forms/FormField',
  id: 'kit-formfield',
  component: FormField,
  args: { label: 'Cases', controlId: 'cases', hint: '24 cans each', children: undefined },
  render: (args) => (
    <FormField {...args}>
      <Cases {...args} />
    </FormField>
  ),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Cases' });
    await expect(control).toHaveAccessibleDescription('24 cans each');
  },
});

/** The message stands between hint and control, and describes the control after the hint. */
export const WithError = meta.story({
  args: { error: 'Order ten cases at most' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Cases' });
    await expect(control).toHaveAccessibleDescription('24 cans each Order ten cases at most');
    await expect(control).toBeInvalid();
  },
});

export const Matrix = meta.story({
  render: looks(
    { min: 280 },
    (args: FormFieldProps) => (
      <FormField {...args}>
        <Cases {...args} />
      </FormField>
    ),
    {
      States: {
        'At rest': { controlId: 'cases-1' },
        optional: { controlId: 'cases-2', optional: true },
        warning: { controlId: 'cases-3', warning: 'More than we usually have' },
        'error, which takes the place of a warning': {
          controlId: 'cases-4',
          error: 'Order ten cases at most',
          warning: 'More than we usually have',
        },
      },
      Widths: {
        short: { controlId: 'cases-5', width: 'short', hint: undefined },
        medium: { controlId: 'cases-6', width: 'medium', hint: undefined },
      },
    },
  ),
});

export const Edge = meta.story({ args: { label: longName, hint: longName.repeat(2), error: longName.repeat(3) } });
