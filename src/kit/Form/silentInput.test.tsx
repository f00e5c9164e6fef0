import { act, render } from '@testing-library/react';
import type { JSX } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CheckboxField } from '../CheckboxField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

const onSubmit = vi.fn();

const Example = (): JSX.Element => (
  <Form initialValues={{}} onSubmit={onSubmit}>
    <TextField name="name" label="Name" required />
    <TextField name="mail" label="Mail" type="email" />
    <TextField name="message" label="Message" multiline rows={3} />
    <PasswordField name="pwd" label="Password" autoComplete="current-password" />
    <CheckboxField name="remember" label="Remember" />
    <CheckboxField name="terms" label="Terms" required />
    <SubmitButton blockedBy="terms">Send</SubmitButton>
  </Form>
);

const filled = { name: 'Ada', mail: 'ada@example.com', message: 'One\nTwo', pwd: 'secret1', remember: true, terms: true };

const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;

/** Fills the form in as a password manager, a phone or a browser may: nobody is told. */
function fillIn(): void {
  for (const [name, value] of Object.entries(filled))
    if (typeof value === 'boolean') control(name).checked = value;
    else control(name).value = value;
}

const press = () => act(async () => document.querySelector<HTMLElement>('[type="submit"]')!.click());

beforeEach(() => {
  onSubmit.mockReset();
  render(<Example />);
});

it('sends what a program has filled in without a word, also into boxes, choices and what blocks the button', async () => {
  fillIn();
  await press();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled, expect.anything());
});

it('keeps what a program has filled in when the field is left, and when the form is sent by a program', async () => {
  fillIn();
  await act(async () => {
    control('name').focus();
    control('name').blur();
  });
  expect([control('name').value, document.querySelector('[aria-invalid="true"]')]).toEqual(['Ada', null]);
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled, expect.anything());
});

it('keeps what a program has filled in while somebody goes through the fields, even those that were never left', async () => {
  fillIn();
  for (const name of ['mail', 'name', 'pwd']) {
    await act(async () => control(name).focus());
    expect(Object.keys(filled).map((each) => (control(each).type === 'checkbox' ? control(each).checked : control(each).value))).toEqual(
      Object.values(filled),
    );
  }
  expect(document.activeElement).toBe(control('pwd'));
  await press();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled, expect.anything());
});

it('sends nothing of what a program has emptied', async () => {
  fillIn();
  await press();
  control('message').value = '';
  control('remember').checked = false;
  await press();
  expect(onSubmit).toHaveBeenLastCalledWith({ ...filled, message: '', remember: false }, expect.anything());
});
