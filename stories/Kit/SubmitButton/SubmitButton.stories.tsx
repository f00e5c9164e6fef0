import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CheckboxField } from '../../../src/kit/CheckboxField/index.ts';
import { Form } from '../../../src/kit/Form/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Forms/SubmitButton',
  id: 'kit-submitbutton',
  component: SubmitButton,
  args: { children: 'Submit' },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** While the form is sent, the button says so and keeps the focus. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
  },
});

const sent = fn();
let finish: (() => void) | undefined;

/** While the terms are not accepted, a press lists all that is wrong, or moves the focus to them where only they are. Once accepted, a double click sends the form once. */
export const Usage = meta.story({
  render: () => (
    <Form
      initialValues={{ name: '', termsAccepted: false }}
      onSubmit={async (values) => {
        sent(values);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      }}
    >
      <TextField name="name" label="Your name" required />
      <CheckboxField
        name="termsAccepted"
        label={
          <>
            I accept the <Link href="#terms">terms</Link> and the <Link href="#privacy">privacy policy</Link>
          </>
        }
        required
        validate={(accepted) => (accepted ? undefined : 'You must accept the terms and privacy policy')}
      />
      <SubmitButton blockedBy="termsAccepted">Submit</SubmitButton>
    </Form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit' });
    const terms = canvas.getByRole('checkbox');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    // More than the terms is wrong.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(terms).toHaveAccessibleDescription('You must accept the terms and privacy policy');
    await expect(sent).not.toHaveBeenCalled();

    // Enter in a field presses the button too.
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(terms).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(terms).toBeValid();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveFocus();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ name: 'Ada', termsAccepted: true });
    finish?.();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus());
  },
});

export const Matrix = meta.story({
  render: looks({ min: 160 }, SubmitButton, {
    States: {
      Ready: { children: 'Ready' },
      blocked: { children: 'Blocked', disabled: true },
      pending: { children: 'Pending', pending: true },
    },
    Sizes: { large: {}, medium: { size: 'medium' }, 'full width': { children: 'Full width', fullWidth: true } },
  }),
});

/** A text that breaks into several lines. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: { children: 'Send the application for a business account to the people who review it' },
});
