import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fieldIds, FormField, idList, type FormFieldProps } from '../../../src/kit/FormField/index.ts';
import { token } from '../../../src/kit/theme/token.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

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
  tags: ['!autodocs'],
  args: { label: 'Cases', controlId: 'cases', hint: '24 cans each', children: undefined },
  argTypes: { children: { control: false } },
  render: (args) => (
    <FormField {...args}>
      <Cases {...args} />
    </FormField>
  ),
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Cases' });
    await expect(control).toHaveAccessibleDescription('24 cans each');
  },
});

export const Playground = meta.story({ args: { width: 'medium' } });

/** The message stands between hint and control, and describes the control after the hint. */
export const WithError = meta.story({
  args: { error: 'Order ten cases at most' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Cases' });
    await expect(control).toHaveAccessibleDescription('24 cans each Order ten cases at most');
    await expect(control).toBeInvalid();
  },
});

/** All that may stand round a control: what is optional says so, a warning never blocks, an error takes its place. */
export const Matrix = meta.story({
  render: ({ children: _children, ...args }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(
        [
          {},
          { optional: true },
          { warning: 'More than we usually have' },
          { error: 'Order ten cases at most', warning: 'More than we usually have' },
          { width: 'short', hint: undefined },
          { width: 'medium', hint: undefined },
        ] as const
      ).map((more, index) => {
        const all = { ...args, ...more, controlId: `cases-${index}` };
        return (
          <FormField key={all.controlId} {...all}>
            <Cases {...all} />
          </FormField>
        );
      })}
    </div>
  ),
});

export const Edge = meta.story({ args: { label: longName, hint: longName.repeat(2), error: longName.repeat(3) } });
