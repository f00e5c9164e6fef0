import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { ResultDialog, type ResultDialogProps } from '../../../src/kit/ResultDialog/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

function WithButton(props: ResultDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send</Button>
      <ResultDialog
        {...props}
        open={open}
        onClose={(event, reason) => {
          setOpen(false);
          props.onClose(event, reason);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/Feedback/ResultDialog',
  id: 'kit-resultdialog',
  component: ResultDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: fn(),
    result: 'success' as const,
    children: 'Your message has been sent successfully! We will get back to you soon.',
  },
  render: (args) => <WithButton {...args} />,
});

export const Basic = meta.story(example(BasicExample, basicCode));

/** The focus goes to Close, and the message is read with the title; afterwards the focus returns to where it was. */
export const Default = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Success' });
    await expect(dialog).toHaveAccessibleDescription('Your message has been sent successfully! We will get back to you soon.');
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'button');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
});

/** The second press of a double click does not close a dialog that appeared in between. A later press does. */
export const DoubleClick = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Success' });
    const press = async (target: HTMLElement, detail: number) => {
      await fireEvent.pointerDown(target);
      await fireEvent.click(target, { detail });
    };
    await press(dialog, 2);
    await press(canvas.getByRole('button', { name: 'Close' }), 2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(dialog, 1);
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'backdropClick');
  },
});

export const Success = meta.story();

export const Failure = meta.story({ args: { result: 'failure', children: 'Something went wrong, please try again.' } });

export const Edge = meta.story({ args: { result: 'failure', children: longName.repeat(12) } });

function ContactForm(props: ResultDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Form
        initialValues={{ message: '' }}
        onSubmit={(_, { reset }) => {
          setOpen(true);
          reset();
        }}
      >
        <TextField name="message" label="Message" multiline required />
        <SubmitButton>Send Message</SubmitButton>
      </Form>
      <ResultDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** After a form was sent: the fields are empty, and closing the dialog leads back to the form. */
export const Usage = meta.story({
  render: (args) => <ContactForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'Do you have whole hake?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: 'Success' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(message).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  },
});
