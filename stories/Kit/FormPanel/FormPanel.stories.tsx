import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Form } from '../../../src/kit/Form/index.ts';
import { FormPanel } from '../../../src/kit/FormPanel/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { PasswordField } from '../../../src/kit/PasswordField/index.ts';
import { ResultPanel } from '../../../src/kit/ResultPanel/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { longName } from '../../fixtures/company.ts';

const form = (
  <Form initialValues={{ logIn: '', pwd: '' }} onSubmit={() => undefined} summary={false}>
    <TextField name="logIn" label="User name or mail" required autoComplete="username" />
    <PasswordField name="pwd" label="Password" required autoComplete="current-password" />
    <SubmitButton fullWidth>Submit</SubmitButton>
  </Form>
);

const meta = preview.meta({
  title: 'Kit/Forms/FormPanel',
  id: 'kit-formpanel',
  component: FormPanel,
  tags: ['!autodocs'],
  args: {
    heading: 'Log in',
    lead: 'For businesses whose account has been approved.',
    children: form,
    foot: <Link href="#reset">Forgot password</Link>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 2 } });

/** On a phone the frame would only take room. */
export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** What takes the form's place. */
export const Sent = meta.story({
  args: {
    heading: 'Lost password',
    lead: undefined,
    foot: undefined,
    children: (
      <ResultPanel result="success" heading="Password reset link sent!">
        Please check your email for the password reset link.
      </ResultPanel>
    ),
  },
});

export const Edge = meta.story({ args: { heading: longName, lead: longName, foot: longName } });
