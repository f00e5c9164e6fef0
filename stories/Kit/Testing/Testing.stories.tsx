import { useState, type JSX } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Accordion } from '../../../src/kit/Accordion/index.ts';
import { AccountMenu } from '../../../src/kit/AccountMenu/index.ts';
import { Button } from '../../../src/kit/Button/index.ts';
import { CheckboxField } from '../../../src/kit/CheckboxField/index.ts';
import { FieldArrayGroup } from '../../../src/kit/FieldArrayGroup/index.ts';
import { FileField } from '../../../src/kit/FileUpload/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { FormSection } from '../../../src/kit/FormSection/index.ts';
import { PasswordField } from '../../../src/kit/PasswordField/index.ts';
import { ResultDialog } from '../../../src/kit/ResultDialog/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { documentKinds, documentMaxBytes, pdf } from '../../fixtures/files.ts';
import { kit } from '../../fixtures/kitTesting.ts';

const meta = preview.meta({ title: 'Kit/Testing', tags: ['no-visual'] });

const sent = fn<(values: object) => void>();
const required = (message: string) => (value: unknown) => (value ? undefined : message);

function ApplicationForm(): JSX.Element {
  return (
    <Form initialValues={{ name: 'Before', directors: [{}] }} onSubmit={sent}>
      <FormSection title="Business">
        <TextField name="name" label="Name" required validate={required('Name is required')} />
        <TextField name="landline" label="Landline No." />
        <TextField name="landline2" label="Landline No. 2" />
        <PasswordField name="password" label="Password" autoComplete="new-password" required />
        <FileField name="proof" label="Proof" kinds={documentKinds} maxBytes={documentMaxBytes} />
      </FormSection>
      <FormSection title="Directors">
        <FieldArrayGroup name="directors" legend={(position, total) => `Director ${position} of ${total}`} newItem={() => ({})}>
          {({ name }) => <TextField name={`${name}.name`} label="Name" />}
        </FieldArrayGroup>
      </FormSection>
      <CheckboxField name="terms" label="I accept the terms" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** `fill` finds every kind of field by its label, and fields of the same label by their group. */
export const FillsForms = meta.story({
  render: () => <ApplicationForm />,
  play: async ({ canvas, canvasElement }) => {
    await kit.fillForm(canvas, {
      Business: { Name: 'Pier Road Chippy Ltd', 'Landline No.': '01614960142', Password: 'fishcake7', Proof: pdf('lease.pdf') },
      'Director 1 of 1': { Name: 'Ada Haddon' },
      'I accept the terms': true,
    });
    await expect(await kit.field(canvasElement, 'Landline No. 2')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      name: 'Pier Road Chippy Ltd',
      landline: '01614960142',
      password: 'fishcake7',
      proof: expect.objectContaining({ name: 'lease.pdf' }) as File,
      directors: [{ name: 'Ada Haddon' }],
      terms: true,
    });
    // An answer that is given already stays, and one can be taken back.
    await kit.fill(canvas, /^I accept/u, true);
    await expect(await kit.field(canvas, /^I accept/u)).toBeChecked();
    await kit.fill(canvas, /^I accept/u, false);
    await expect(await kit.field(canvas, /^I accept/u)).not.toBeChecked();
  },
});

function Opening(): JSX.Element {
  const [account, setAccount] = useState('Golden Fryer Ltd');
  const [open, setOpen] = useState(false);
  return (
    <>
      {account ? <AccountMenu name={account} onLogOut={() => setAccount('')} /> : null}
      <Accordion
        items={[
          { id: 'a', title: 'Delivery', content: 'On weekdays.' },
          { id: 'b', title: 'Payment', content: 'Within 30 days.' },
        ]}
      />
      <Button onClick={() => setOpen(true)}>Send</Button>
      <ResultDialog result="success" open={open} onClose={() => setOpen(false)}>
        It is on its way.
      </ResultDialog>
    </>
  );
}

/** The helpers open and close menus, sections and dialogs. */
export const OpensAndCloses = meta.story({
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const menu = await kit.open(canvas, 'Account of Golden Fryer Ltd');
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await expect(canvas.queryByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeNull();
    const payment = await kit.open(canvas, 'Payment');
    await expect(payment.getByText('Within 30 days.')).toBeVisible();
    // `open` leaves an open section open.
    await kit.open(canvas, 'Payment');
    await expect(payment.getByText('Within 30 days.')).toBeVisible();
    const dialog = await kit.openDialog(canvas, 'Send');
    await expect(dialog.getByText('It is on its way.')).toBeVisible();
    await expect(await kit.dialog(canvas, 'Success')).toBeTruthy();
    await kit.closeDialog(canvas);
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
});
