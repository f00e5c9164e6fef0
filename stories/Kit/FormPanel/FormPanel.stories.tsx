import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { FormPanel } from '../../../src/kit/FormPanel/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { PasswordField } from '../../../src/kit/PasswordField/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

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
  args: {
    heading: 'Log in',
    lead: 'For businesses whose account has been approved.',
    children: form,
    foot: <Link href="#reset">Forgot password</Link>,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  },
});

const content = <Button fullWidth>In the place of a form</Button>;

export const Matrix = meta.story({
  render: looks({ min: 300 }, FormPanel, {
    Content: {
      'All parts': { level: 2, children: content },
      'Without a foot': { level: 2, heading: 'Without a foot', foot: undefined, children: content },
      'The form alone': { level: 2, heading: 'The form alone', lead: undefined, foot: undefined, children: content },
    },
  }),
});

export const Edge = meta.story({ args: { heading: longName, lead: longName, foot: longName } });
