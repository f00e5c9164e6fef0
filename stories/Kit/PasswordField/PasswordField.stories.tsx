import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Form } from '../../../src/kit/Form/index.ts';
import { PasswordField, PasswordInput } from '../../../src/kit/PasswordField/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Forms/PasswordField',
  id: 'kit-passwordfield',
  component: PasswordInput,
  subcomponents: { PasswordField },
  args: { label: 'Password', autoComplete: 'current-password' as const, required: true, onChange: fn() },
  decorators: inColumn(400),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** The button shows and hides the password, names its field, and announces the change. */
export const ShowAndHide = meta.story({
  args: { label: 'Confirm password', autoComplete: 'new-password', defaultValue: 'fishcake7' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Confirm password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('fishcake7');
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirm password is shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide confirm password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

/** Two fields with a rule across them. A shown password is hidden when the form is sent; pasting works. */
export const Usage = meta.story({
  render: () => (
    <Form initialValues={{ pwd: '', confirm_pwd: '' }} onSubmit={() => undefined}>
      <PasswordField
        name="pwd"
        label="Password"
        autoComplete="new-password"
        required
        validate={(value) => (value ? undefined : 'Password is required')}
      />
      <PasswordField
        name="confirm_pwd"
        label="Confirm password"
        autoComplete="new-password"
        required
        validate={(value, values) =>
          value === '' ? 'Confirm password  is required' : value === (values as { pwd: string }).pwd ? undefined : 'Passwords do not match'
        }
      />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  ),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    const confirm = canvas.getByLabelText('Confirm password');
    await userEvent.click(password);
    await userEvent.paste('fishcake7');
    await expect(password).toHaveValue('fishcake7');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(confirm).toHaveAttribute('type', 'password');
    await userEvent.type(confirm, 'fishcake8');
    await userEvent.tab();
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    // The confirmation becomes valid as soon as the other field matches it.
    await userEvent.type(password, '{Backspace}8');
    await expect(confirm).toBeValid();
    await userEvent.clear(confirm);
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(confirm.getAttribute('aria-describedby')).not.toBeNull();
    await expect(document.getElementById(confirm.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Confirm password  is required',
    );
  },
});

export const Matrix = meta.story({
  render: looks({ min: 280, wide: true }, PasswordInput, {
    States: {
      Empty: { label: 'Empty' },
      'Filled, with a hint': { label: 'Filled', defaultValue: 'fishcake7', hint: 'At least 8 characters with a letter and a number.' },
      Wrong: { label: 'Wrong', defaultValue: 'fish', error: 'Password must be at least 8 characters with a letter and a number' },
      disabled: { label: 'Disabled', disabled: true },
    },
  }),
});

/** A password of 200 characters at the width of the smallest phone. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: { label: 'The password that you chose when your account was approved', defaultValue: 'fishcake7'.repeat(23) },
});
