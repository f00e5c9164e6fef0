/** The kit's form as somebody uses it who knows react-final-form and final-form-arrays from their documentation. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Decorator } from 'final-form';
import { useState, type JSX, type ReactNode } from 'react';
import { Field, FormSpy, useField } from 'react-final-form';
import { FieldArray } from 'react-final-form-arrays';
import { expect, test, vi } from 'vitest';
import { CheckboxField, Form, SubmitButton, TextField, type FormProps } from '../forms.ts';

const needed = (value: string | undefined) => (value ? undefined : 'Colour is needed');

interface Values {
  name?: string;
  colour?: string;
  items?: { label?: string }[];
}

function Example({ children, ...props }: Partial<FormProps<Values>> & { children: ReactNode }): JSX.Element {
  return (
    <Form<Values> initialValues={{}} onSubmit={() => undefined} {...props}>
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function Colour(): JSX.Element {
  const { input, meta } = useField<string>('colour', { validate: needed });
  return (
    <label>
      Colour <input {...input} />
      {meta.touched ? <b>{meta.error}</b> : null}
    </label>
  );
}

/** Shows and hides what it holds. */
function Sometimes({ children }: { children: ReactNode }): JSX.Element {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Show or hide
      </button>
      {isShown ? children : null}
    </>
  );
}

const type = (label: string, value: string) => {
  const control = screen.getByLabelText(label, { exact: false, selector: 'input' });
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
};
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const summary = () => within(screen.getByRole('group', { name: 'There is a problem' }));

test('a Field of the library stands in the error summary, in its place, with a link that leads to it', async () => {
  render(
    <Example>
      <Colour />
      <TextField name="name" label="Name" required />
    </Example>,
  );
  await send();
  const links = summary().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Colour is needed', 'Name is required']);
  fireEvent.click(links[0]!);
  expect(document.activeElement).toBe(screen.getByLabelText('Colour', { exact: false }));
  type('Colour', 'blue');
  expect(summary().queryByText('Colour is needed')).toBe(null);
});

test('a required box whose label holds links says by name what to tick', async () => {
  render(
    <Example>
      <CheckboxField
        name="terms"
        label={
          <>
            I accept the <a href="#terms">terms</a>
          </>
        }
        required
      />
    </Example>,
  );
  await send();
  expect(summary().getByRole('link').textContent).toBe('Tick “I accept the terms”');
});

test('what the server says of a Field of the library goes when the field is edited', async () => {
  render(
    <Example onSubmit={() => ({ colour: 'We are out of it' })}>
      <Field name="colour">{({ input }) => <input aria-label="Colour" {...input} />}</Field>
    </Example>,
  );
  type('Colour', 'blue');
  await send();
  expect(summary().getByText('We are out of it')).toBeTruthy();
  type('Colour', 'red');
  await waitFor(() => expect(screen.queryByText('We are out of it')).toBe(null));
});

test.each([
  ['of the kit', <TextField key="kit" name="colour" label="Colour" />],
  ['of the library', <Colour key="library" />],
])('a field %s that is shown again holds what was typed', (_whose, field) => {
  render(
    <Example initialValues={{ colour: 'first' }}>
      <Sometimes>{field}</Sometimes>
    </Example>,
  );
  type('Colour', 'typed');
  fireEvent.click(screen.getByText('Show or hide'));
  expect(screen.queryByLabelText('Colour', { exact: false })).toBe(null);
  fireEvent.click(screen.getByText('Show or hide'));
  expect(screen.getByLabelText<HTMLInputElement>('Colour', { exact: false }).value).toBe('typed');
});

test.each([
  ['of the kit', (name: string) => <TextField name={name} label={name} />],
  ['of the library', (name: string) => <Field name={name}>{({ input }) => <input aria-label={name} {...input} />}</Field>],
])('in a FieldArray with fields %s each item keeps its text and what the server said of it', async (_whose, field) => {
  render(
    <Example
      initialValues={{ items: [{ label: 'Ada' }, { label: 'Bo' }, { label: 'Cy' }] }}
      onSubmit={() => ({ 'items[1].label': 'Bo is known' })}
    >
      <FieldArray name="items">
        {({ fields }) => (
          <>
            {fields.map((name, index) => (
              <div key={name}>
                {field(`${name}.label`)}
                <button type="button" onClick={() => fields.remove(index)}>
                  Remove {index}
                </button>
              </div>
            ))}
            <button type="button" onClick={() => fields.push({})}>
              Add
            </button>
          </>
        )}
      </FieldArray>
    </Example>,
  );
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  type('items[2].label', 'typed');
  await send();
  fireEvent.click(screen.getByText('Remove 0'));
  expect(shown()).toEqual(['Bo', 'typed']);
  fireEvent.click(summary().getByText(/Bo is known/u));
  expect((document.activeElement as HTMLInputElement).value).toBe('Bo');
  fireEvent.click(screen.getByText('Add'));
  expect(shown()).toEqual(['Bo', 'typed', '']);
});

test('decorators, mutators, FormSpy and a rule over all values are those of the library', async () => {
  const seen = vi.fn<(values: unknown) => void>();
  const decorated = vi.fn<() => void>();
  const decorator: Decorator<Values> = (form) => form.subscribe(decorated, { values: true });
  render(
    <Example
      decorators={[decorator]}
      mutators={{
        shout: (_arguments, state, { changeValue }) => changeValue(state, 'name', (name: string) => name.toUpperCase()),
      }}
      validate={({ name, colour }) => (name === colour ? { colour: 'Both are the same' } : {})}
    >
      <TextField name="name" label="Name" />
      <TextField name="colour" label="Colour" />
      <FormSpy subscription={{ values: true }} onChange={({ values }) => seen(values)} />
      <FormSpy>
        {({ form }) => (
          <button type="button" onClick={() => form.mutators['shout']?.()}>
            Shout
          </button>
        )}
      </FormSpy>
    </Example>,
  );
  type('Name', 'blue');
  fireEvent.click(screen.getByText('Shout'));
  expect(seen).toHaveBeenLastCalledWith({ name: 'BLUE' });
  expect(decorated).toHaveBeenCalled();
  type('Colour', 'BLUE');
  expect(screen.getByText('Both are the same')).toBeTruthy();
});
