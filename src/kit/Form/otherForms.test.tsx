/** The parts of forms without the kit's form: with plain state, and with react-hook-form by `register` and by `Controller`. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import {
  CheckboxInput,
  DirectorInputs,
  emptyDirector,
  FieldArrayList,
  FileUpload,
  PasswordInput,
  TextInput,
  type DirectorValues,
} from '../index.ts';

interface Values {
  name: string;
  code: string;
  pwd: string;
  terms: boolean;
  cv: File | null;
}

const first: Values = { name: 'Ada', code: '', pwd: '', terms: false, cv: null };

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input:not([type="file"])' });
const type = (label: string, value: string) => {
  fireEvent.focus(control(label));
  fireEvent.change(control(label), { target: { value } });
  fireEvent.blur(control(label));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const upper = (text: string) => text.toUpperCase();

const sent = vi.fn<(values: unknown) => void>();

function Plain(): JSX.Element {
  const [values, setValues] = useState(first);
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(values);
      }}
    >
      <TextInput label="Name" value={values.name} onChange={(_event, name) => set({ name })} />
      <TextInput label="Code" tidy={upper} value={values.code} onChange={(_event, code) => set({ code })} />
      <PasswordInput label="Password" autoComplete="new-password" value={values.pwd} onChange={(_event, pwd) => set({ pwd })} />
      <CheckboxInput label="Terms" checked={values.terms} onChange={(_event, terms) => set({ terms })} />
      <FileUpload label="CV" value={values.cv} onChange={(_event, cv) => set({ cv: cv ?? null })} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValues(first)}>
        Reset
      </button>
    </form>
  );
}

function Registered(): JSX.Element {
  const { register, handleSubmit, reset, control: form } = useForm<Values>({ defaultValues: first });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <TextInput label="Name" {...register('name')} />
      <TextInput label="Code" tidy={upper} {...register('code')} />
      <PasswordInput label="Password" autoComplete="new-password" {...register('pwd')} />
      <CheckboxInput label="Terms" {...register('terms')} />
      <Controller
        name="cv"
        control={form}
        render={({ field }) => <FileUpload label="CV" {...field} onChange={(_event, value) => field.onChange(value ?? null)} />}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

function Controlled(): JSX.Element {
  const { handleSubmit, reset, control: form } = useForm<Values>({ defaultValues: first });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <Controller
        name="name"
        control={form}
        rules={{ required: 'Name is required' }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextInput
            label="Name"
            {...field}
            inputRef={ref}
            error={fieldState.error?.message}
            onChange={(_event, value) => field.onChange(value)}
          />
        )}
      />
      <Controller
        name="code"
        control={form}
        render={({ field: { ref, ...field } }) => (
          <TextInput label="Code" tidy={upper} {...field} inputRef={ref} onChange={(_event, value) => field.onChange(value)} />
        )}
      />
      <Controller
        name="pwd"
        control={form}
        render={({ field: { ref, ...field } }) => <PasswordInput label="Password" autoComplete="new-password" {...field} inputRef={ref} />}
      />
      <Controller
        name="terms"
        control={form}
        render={({ field: { ref, value, ...field } }) => <CheckboxInput label="Terms" {...field} checked={value} inputRef={ref} />}
      />
      <Controller
        name="cv"
        control={form}
        render={({ field }) => <FileUpload label="CV" {...field} onChange={(_event, value) => field.onChange(value ?? null)} />}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

test.each([
  ['plain state', Plain],
  ['react-hook-form, registered', Registered],
  ['react-hook-form, controlled', Controlled],
])('with %s every part shows, takes and gives back its value', async (_how, Example) => {
  const complaint = vi.spyOn(console, 'error');
  render(<Example />);
  expect([control('Name').value, control('Terms').checked]).toEqual(['Ada', false]);
  const cv = new File(['x'], 'cv.pdf');
  type('Name', 'Bo');
  type('Code', 'm12');
  type('Password', 'secret12');
  fireEvent.click(control('Terms'));
  await act(async () =>
    fireEvent.change(screen.getByLabelText('CV', { exact: false, selector: '[type="file"]' }), { target: { files: [cv] } }),
  );
  expect(control('Code').value).toBe('M12');
  await press('Send');
  expect(sent).toHaveBeenLastCalledWith({ name: 'Bo', code: 'M12', pwd: 'secret12', terms: true, cv });
  await press('Reset');
  expect([control('Name').value, control('Code').value, control('Terms').checked]).toEqual(['Ada', '', false]);
  expect(screen.queryByText('cv.pdf')).toBe(null);
  type('Code', 'a');
  expect([control('Name').value, control('Code').value]).toEqual(['Ada', 'A']);
  expect(complaint).not.toHaveBeenCalled();
});

test('with react-hook-form an error stands at its field, which has the focus', async () => {
  render(<Controlled />);
  type('Name', '');
  await press('Send');
  expect(control('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Name is required').closest('p')?.id).toBe(control('Name').getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(control('Name'));
});

function PlainDirectors(): JSX.Element {
  const [items, setItems] = useState([{ key: 'a', value: { ...emptyDirector, firstName: 'Ada' } }]);
  const change = (index: number, part: Partial<DirectorValues>) =>
    setItems(items.with(index, { ...items[index]!, value: { ...items[index]!.value, ...part } }));
  return (
    <FieldArrayList
      items={items}
      min={1}
      onAdd={() => setItems([...items, { key: `${items.length}`, value: emptyDirector }])}
      onRemove={(_event, index) => setItems(items.toSpliced(index, 1))}
    >
      {({ index, value }) => (
        <DirectorInputs
          renderField={(part, props) => (
            <TextInput {...props} value={value[part]} onChange={(_event, text) => change(index, { [part]: text })} />
          )}
        />
      )}
    </FieldArrayList>
  );
}

function RegisteredDirectors(): JSX.Element {
  const { register, control: form } = useForm<{ directors: DirectorValues[] }>({
    defaultValues: { directors: [{ ...emptyDirector, firstName: 'Ada' }] },
  });
  const { fields, append, remove } = useFieldArray({ control: form, name: 'directors' });
  return (
    <FieldArrayList
      items={fields.map(({ id, ...value }) => ({ key: id, value }))}
      min={1}
      onAdd={() => append(emptyDirector, { shouldFocus: false })}
      onRemove={(_event, index) => remove(index)}
    >
      {({ index }) => (
        <DirectorInputs renderField={(part, props) => <TextInput {...props} {...register(`directors.${index}.${part}`)} />} />
      )}
    </FieldArrayList>
  );
}

test.each([
  ['plain state', PlainDirectors],
  ['react-hook-form', RegisteredDirectors],
])('with %s directors come and go, and the others keep their texts', async (_how, Directors) => {
  render(<Directors />);
  const names = () => screen.getAllByLabelText<HTMLInputElement>('First name').map(({ value }) => value);
  expect(screen.queryByRole('button', { name: 'Remove Item 1 of 1' })).toBe(null);
  await press('Add another');
  expect(document.activeElement).toBe(screen.getAllByLabelText('First name')[1]);
  fireEvent.change(screen.getAllByLabelText('First name')[1]!, { target: { value: 'Bo' } });
  await press('Add another');
  expect(names()).toEqual(['Ada', 'Bo', '']);
  await press('Remove Item 1 of 3');
  expect(names()).toEqual(['Bo', '']);
  expect(document.activeElement?.textContent).toBe('Item 1 of 2');
});
