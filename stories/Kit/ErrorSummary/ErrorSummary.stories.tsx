import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ErrorSummary } from '../../../src/kit/ErrorSummary/index.ts';
import { TextInput } from '../../../src/kit/TextField/index.ts';

const errors = [
  { id: 'summary-name', message: 'Business name is required' },
  { id: 'summary-mail', message: 'Please enter a valid mail' },
];

const meta = preview.meta({ component: ErrorSummary, tags: ['!autodocs'], args: { errors } });

export const Default = meta.story();

export const Playground = meta.story({ args: { title: 'Two answers need your attention', headingLevel: 2, onFollow: fn() } });

/** Each line leads to its field, without a change of address. */
export const Links = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <ErrorSummary {...args} />
      <TextInput id="summary-name" label="Business name" error="Business name is required" required />
      <TextInput id="summary-mail" label="Business mail" error="Please enter a valid mail" required />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = window.location.href;
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid mail' }));
    await expect(canvas.getByRole('textbox', { name: 'Business mail' })).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});

/** What concerns the form as a whole is text. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <ErrorSummary errors={[{ message: 'Incorrect User name or password' }]} />
      <ErrorSummary errors={errors} />
    </div>
  ),
});

/** Twenty errors of 200 characters at the width of the smallest phone. */
export const Edge = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 272 }}>
      <ErrorSummary
        errors={Array.from({ length: 20 }, (_, index) => ({
          id: `edge-${index}`,
          message: `${index + 1}. ${'Kühlhausgroßhandelsgesellschaftsname is required '.repeat(4)}`,
        }))}
      />
    </div>
  ),
});
