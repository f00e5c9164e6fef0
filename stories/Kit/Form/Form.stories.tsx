import { useEffect, useState, type JSX, type ReactNode } from 'react';
import { expect, fn, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { untilStoryEnds } from '../../../.storybook/mocks.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { CheckboxInput } from '../../../src/kit/CheckboxField/index.ts';
import { FieldArrayGroup } from '../../../src/kit/FieldArrayGroup/index.ts';
import { FileField } from '../../../src/kit/FileUpload/index.ts';
import { DraftKeeper, Form, UnsavedChangesGuard, type DraftOffer, type FormActions } from '../../../src/kit/Form/index.ts';
import { type FormErrors, type FormProps } from '../../../src/kit/Form/index.ts';
import { PasswordField } from '../../../src/kit/PasswordField/index.ts';
import { SubmitButton } from '../../../src/kit/SubmitButton/index.ts';
import { TextField } from '../../../src/kit/TextField/index.ts';
import { documentKinds, pdf } from '../../fixtures/files.ts';
import { kit } from '../../fixtures/kitTesting.ts';
import { After, example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { GuardedExample } from './examples/Guarded.tsx';
import { OwnFieldExample } from './examples/OwnField.tsx';
import { WholeExample } from './examples/Whole.tsx';

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);
const mail = (value: string) =>
  value.trim() === '' ? 'Mail is required' : /^\S+@\S+\.\S+$/u.test(value) ? undefined : 'Please enter a valid mail';

interface Message {
  name: string;
  mail: string;
  message: string;
}

const sent = fn<(values: Message) => void>();

interface ContactProps extends Partial<Omit<FormProps<Message>, 'children' | 'initialValues' | 'onSubmit' | 'ref'>> {
  initial?: Message;
  answer?: () => Promise<FormErrors | undefined | void>;
  children?: ReactNode;
}

function Contact({ initial = { name: '', mail: '', message: '' }, answer, children, ...rest }: ContactProps): JSX.Element {
  return (
    <Form<Message>
      {...rest}
      initialValues={initial}
      onSubmit={async (values) => {
        sent(values);
        return (await answer?.()) ?? undefined;
      }}
    >
      <TextField name="name" label="Your name" required autoComplete="name" validate={required('Your name is required')} />
      <TextField name="mail" label="Mail" type="email" required validate={mail} />
      <TextField name="message" label="Message" multiline rows={3} required validate={required('message is required')} />
      {children}
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Kit/Forms/Form',
  id: 'kit-form',
  component: Form,
  subcomponents: { DraftKeeper, UnsavedChangesGuard },
  args: { initialValues: {}, onSubmit: () => undefined, children: null },
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  decorators: inColumn(640),
  render: () => <Contact />,
});

export const Basic = meta.story(example(BasicExample));

export const Guarded = meta.story(example(GuardedExample));

/** A field that the kit has not, here MUI's radio buttons, joins the form by `useFieldControl`: the summary leads to it. */
export const OwnField = meta.story({
  ...example(OwnFieldExample),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose how the goods come' }));
    const van = canvas.getByRole('radio', { name: 'Van' });
    await expect(van).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how the goods come');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pallet' }));
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription();
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
  },
});

/** Nothing is lost when the server refuses: its words stand at their field, and the form is sent once more. Then the form is empty and the focus is back on its button. */
export const Whole = meta.story({
  ...example(WholeExample),
  play: async ({ canvas, userEvent }) => {
    const type = (label: RegExp, value: string) => userEvent.type(canvas.getByRole('textbox', { name: label }), value);
    await type(/^Business name/u, 'Pier Road Chippy Ltd');
    await type(/^Street/u, '3 Pier Road');
    await type(/^Post code/u, 'M1 1AA');
    await type(/^Mail/u, 'owner@taken.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = within(await canvas.findByRole('group', { name: 'There is a problem' }));
    await expect(summary.getByRole('link', { name: 'Tick “I accept the terms and conditions”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Failed' })).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Mail/u })).toHaveAccessibleDescription(/There is an account with this mail already/u),
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Mail/u }));
    await type(/^Mail/u, 'owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Success' })).getByRole('button', { name: 'Close' }));
    const mailField = canvas.getByRole('textbox', { name: /^Mail/u });
    await waitFor(() => expect(mailField).toHaveValue(''));
    await expect(mailField).toBeValid();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
  },
});

export const Default = meta.story({ render: ({ initialValues: _none, onSubmit: _no, ...args }) => <Contact {...(args as object)} /> });

/** When answers are missing, the focus goes to the summary, whose links lead to the fields; each line disappears as soon as its error is corrected. */
export const Summary = meta.story({
  play: async ({ canvas }) => {
    const { title } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(await kit.readErrors(canvas)).toEqual(['Your name is required', 'Mail is required', 'message is required']);
    await expect(document.title).toBe(`Error: ${title}`);
    await expect(sent).not.toHaveBeenCalled();

    const address = window.location.href;
    await userEvent.click(within(summary).getByRole('link', { name: 'Mail is required' }));
    await expect(window.location.href).toBe(address);
    const field = canvas.getByRole('textbox', { name: 'Mail' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Mail is required');
    await userEvent.keyboard('ada@example.co.uk');
    await expect(field).toBeValid();
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Do you deliver on Sundays?');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
    await expect(document.title).toBe(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({ name: 'Ada', mail: 'ada@example.co.uk', message: 'Do you deliver on Sundays?' });
  },
});

/** A field shows its error when it is left, and none while somebody types; another mistake is shown when the field is left again. Each error is read out once. */
export const OnBlur = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mail' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Mail is required');
    await expect(canvas.getByText('Error: Mail is required')).toBeInTheDocument();
    await userEvent.type(field, 'ada');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Please enter a valid mail');
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
});

/** A message stays, and nothing below moves, when a visitor returns to its field, until an edit corrects it. */
export const ComingBack = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mail' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Mail is required');
    // The field in between gets its message too, before anything is measured.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('message is required');
    const below = canvas.getByRole('button', { name: 'Submit' }).getBoundingClientRect().top;
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Mail is required');
    await expect(canvas.getByRole('button', { name: 'Submit' }).getBoundingClientRect().top).toBe(below);
    await userEvent.type(field, 'a');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
});

/** A press on the button is not lost when a field above gets a message: the message waits until the pointer is up. */
export const PressIsNotLost = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const button = canvas.getByRole('button', { name: 'Submit' });
    // One `user` for both steps, so that the release knows that the button is down.
    const user = userEvent.setup();
    await user.click(field);
    const before = button.getBoundingClientRect().top;
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(field).not.toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(before);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(field).toHaveAccessibleDescription('message is required'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});

/** A server's message about a field stays there until the field is edited; one about the whole form stays in the summary until any field is edited. */
export const ServerErrors = meta.story({
  render: () => (
    <Contact answer={() => Promise.resolve({ mail: 'This mail cannot be reached', '': 'We are closed today', 'no.field': 'Too old' })} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mail' }), 'ada@example.co.uk');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(await kit.readErrors(canvas)).toEqual(['We are closed today', 'Too old', 'This mail cannot be reached']);
    const field = canvas.getByRole('textbox', { name: 'Mail' });
    await expect(field).toHaveAccessibleDescription('This mail cannot be reached');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), '!');
    await waitFor(() => expect(within(summary).queryByText('We are closed today')).toBeNull());
    await expect(field).toHaveAccessibleDescription('This mail cannot be reached');
    await userEvent.type(field, '.com');
    await expect(field).toBeValid();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
  },
});

/** A short form without a summary: the first field with an error takes the focus. */
export const WithoutSummary = meta.story({
  render: () => (
    <Form initialValues={{ logIn: '', pwd: '' }} summary={false} onSubmit={() => ({ '': 'Incorrect User name or password' })}>
      <TextField
        name="logIn"
        label="User name or Mail"
        required
        autoComplete="username"
        validate={required('User name or Mail is required')}
      />
      <PasswordField name="pwd" label="Password" autoComplete="current-password" required validate={required('password is required')} />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const name = canvas.getByRole('textbox', { name: 'User name or Mail' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('User name or Mail is required');
    await userEvent.keyboard('TW-004211');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong1234{Enter}');
    await expect(await canvas.findByText('Incorrect User name or password')).toBeVisible();
    await userEvent.type(name, '2');
    await waitFor(() => expect(canvas.queryByText('Incorrect User name or password')).toBeNull());
  },
});

const key = 'story-draft';
let actions: FormActions | null = null;

function Drafted({ holdsFiles = false }: { holdsFiles?: boolean }): JSX.Element {
  const [time, setTime] = useState(1);
  return (
    <>
      <Form
        key={time}
        initialValues={{ name: '', pwd: '', items: [{ name: '' }], cv: undefined as File | undefined }}
        onSubmit={(_values, { reset }) => reset()}
        actionsRef={(given) => {
          actions = given;
        }}
      >
        <TextField name="name" label="Your name" />
        <PasswordField name="pwd" label="Password" autoComplete="new-password" />
        <FieldArrayGroup name="items" newItem={() => ({ name: '' })} min={1}>
          {({ name, index }) => <TextField name={`${name}.name`} label={`Name ${index + 1}`} />}
        </FieldArrayGroup>
        <FileField name="cv" label="CV" kinds={documentKinds} />
        <SubmitButton>Submit</SubmitButton>
        <DraftKeeper storageKey={key} holdsFiles={holdsFiles} />
      </Form>
      <Button onClick={() => setTime(time + 1)}>Load again</Button>
    </>
  );
}

/** After a reload the draft restores the fields except passwords. Of files only the names are known: each must be chosen again or removed before the form can be sent. Sending deletes the draft. */
export const Draft = meta.story({
  render: () => <Drafted />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Your name/u }), 'Ada');
    await userEvent.type(canvas.getByLabelText(/^Password/u), 'fishcake7');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name 2/u }), 'Second');
    await userEvent.upload(canvas.getByLabelText(/CV/u, { selector: 'input' }), pdf('cv.pdf'));
    await canvas.findByText('cv.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Your name/u })).toHaveValue('Ada'));
    await expect(canvas.getByRole('textbox', { name: /Name 2/u })).toHaveValue('Second');
    await expect(canvas.getByLabelText(/^Password/u)).toHaveValue('');
    await expect(canvas.getByText('cv.pdf – choose it again')).toBeVisible();
    await expect(sessionStorage.getItem(key)).not.toContain('fishcake7');

    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose cv.pdf again, or remove it' }));
    await expect(canvas.getByLabelText(/CV/u, { selector: 'input' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Your name/u })).toHaveValue('Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file cv.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Your name/u })).toHaveValue(''));
    await expect(canvas.queryByRole('textbox', { name: /Name 2/u })).toBeNull();
    await expect(canvas.queryByText('cv.pdf – choose it again')).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
    await expect(actions?.api.getState().values).toEqual({ name: '', pwd: '', items: [{ name: '' }] });
  },
});

/** Empties the session storage, as in a new tab. It is rendered before the form, which then finds no draft. */
function NewTab(): null {
  useEffect(() => sessionStorage.removeItem(key), []);
  return null;
}

function Lasting(): JSX.Element {
  const [tab, setTab] = useState(1);
  const [lasts, setLasts] = useState(false);
  const [offer, setOffer] = useState<DraftOffer>();
  return (
    <>
      {offer ? (
        <Button
          onClick={() => {
            offer.restore();
            setOffer(undefined);
          }}
        >
          Put it back
        </Button>
      ) : null}
      <NewTab key={`new ${tab}`} />
      <Form key={tab} initialValues={{ name: '', cv: undefined as File | undefined }} onSubmit={(_values, { reset }) => reset()}>
        <CheckboxInput label="Keep it on this device" checked={lasts} onChange={(_event, isTicked) => setLasts(isTicked)} />
        <TextField name="name" label="Your name" />
        <FileField name="cv" label="CV" kinds={documentKinds} />
        <SubmitButton>Submit</SubmitButton>
        <DraftKeeper storageKey={key} lastsMs={lasts ? 60_000 : undefined} onOffer={setOffer} />
      </Form>
      <Button
        onClick={() => {
          setLasts(false);
          setOffer(undefined);
          setTab(tab + 1);
        }}
      >
        New tab
      </Button>
    </>
  );
}

/** On request the device stores the draft and offers it in a new tab: nothing is restored without asking, and files are named. When the request is withdrawn the draft is deleted. */
export const LastingDraft = meta.story({
  render: () => <Lasting />,
  beforeEach: () => () => localStorage.removeItem(key),
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('textbox', { name: /Your name/u });
    const box = () => canvas.getByRole('checkbox', { name: 'Keep it on this device' });
    await userEvent.type(name(), 'Ada');
    await userEvent.upload(canvas.getByLabelText(/CV/u, { selector: 'input' }), pdf('cv.pdf'));
    await canvas.findByText('cv.pdf');
    await expect(localStorage.getItem(key)).toBeNull();
    await userEvent.click(box());
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Ada'));
    await userEvent.click(canvas.getByRole('button', { name: 'New tab' }));
    const restore = await canvas.findByRole('button', { name: 'Put it back' });
    await expect(name()).toHaveValue('');
    await userEvent.click(restore);
    await waitFor(() => expect(name()).toHaveValue('Ada'));
    await expect(canvas.getByText('cv.pdf – choose it again')).toBeVisible();
    await userEvent.click(box());
    await expect(localStorage.getItem(key)).not.toBeNull();
    await userEvent.click(box());
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await expect(name()).toHaveValue('Ada');
  },
});

/** With `holdsFiles`, files are there again when the visitor comes back from another page of the application. */
export const HeldFiles = meta.story({
  render: () => <Drafted holdsFiles />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/CV/u, { selector: 'input' }), pdf('cv.pdf'));
    await canvas.findByRole('button', { name: 'Remove file cv.pdf' });
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(actions?.api.getState().values).toHaveProperty('cv.name', 'cv.pdf'));
    await expect(canvas.queryByText('cv.pdf – choose it again')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove file cv.pdf' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.queryByRole('button', { name: 'Remove file cv.pdf' })).toBeNull();
  },
});

let asks: () => boolean = () => false;
const guardNavigation = (wouldLose: () => boolean) => {
  asks = wouldLose;
  return () => undefined;
};

/** The browser asks before leaving only while something was typed and not sent. */
export const Guard = meta.story({
  render: () => (
    <Contact>
      <UnsavedChangesGuard guardNavigation={guardNavigation} />
    </Contact>
  ),
  play: async ({ canvas }) => {
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    // `fireEvent` tells whether the browser may go on.
    await expect(await leave()).toBe(true);
    await expect(asks()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await expect(await leave()).toBe(false);
    await expect(asks()).toBe(true);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mail' }), 'ada@example.co.uk');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(asks()).toBe(false));
    await expect(await leave()).toBe(true);
  },
});

/** An empty form after an attempt to send it. */
const asked: Message = { name: 'Ada', mail: 'ada@example.co.uk', message: 'When do you open?' };
const send = (look: HTMLElement): void => look.querySelector<HTMLElement>('[type="submit"]')!.click();

export const Matrix = meta.story({
  render: () =>
    looks({ min: 360, wide: true }, Contact, {
      States: {
        'At rest': {},
        'Sent with answers missing': (
          <After act={send}>
            <Contact />
          </After>
        ),
        'On its way': (
          <After act={send}>
            <Contact initial={asked} answer={async () => void (await untilStoryEnds())} />
          </After>
        ),
        'Refused by the server': (
          <After act={send}>
            <Contact initial={asked} answer={() => Promise.resolve({ mail: 'We cannot reach this address' })} />
          </After>
        ),
      },
    })({}),
});

/** At the width of the smallest phone, with an error at every field. */
export const Edge = meta.story({
  decorators: inColumn(272),
  render: () => <WholeExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('link', { name: 'Business name is required' })).toBeVisible();
  },
});
