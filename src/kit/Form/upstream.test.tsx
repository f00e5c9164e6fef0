/**
 * Behaviour of the libraries that docs/forms.md is about: issue 1095 of react-final-form, issue 47 of final-form-arrays. When one of these tests fails, the kit may do
 * without its own way.
 */
import { act, render } from '@testing-library/react';
import { createForm, type FormApi } from 'final-form';
import arrayMutators from 'final-form-arrays';
import type { JSX } from 'react';
import { Field, Form } from 'react-final-form';
import { expect, test } from 'vitest';

/** A form with the named fields, and its interface. Keys stay with their items, as the kit's do. */
function example(initialValues: object, fields: Record<string, string>, hold: { api?: FormApi }): JSX.Element {
  return (
    <Form
      onSubmit={() => undefined}
      initialValues={initialValues}
      mutators={{ ...arrayMutators }}
      render={({ form }) => {
        hold.api = form;
        return Object.entries(fields).map(([key, name]) => <Field key={key} name={name} component="input" />);
      }}
    />
  );
}

test('useField puts the first value back when a field is shown again', () => {
  const first = { name: 'first' };
  const hold: { api?: FormApi } = {};
  const { rerender } = render(example(first, { a: 'name' }, hold));
  act(() => {
    hold.api?.change('name' as never, 'typed');
  });
  rerender(example(first, {}, hold));
  expect(hold.api?.getState().values).toEqual({ name: 'typed' });
  rerender(example(first, { a: 'name' }, hold));
  expect(hold.api?.getState().values).toEqual({ name: 'first' });
});

test('useField brings a removed item back and drops what was typed after it, when fields keep their keys', () => {
  const first = { items: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] };
  const hold: { api?: FormApi } = {};
  const { rerender } = render(example(first, { a: 'items[0].name', b: 'items[1].name', c: 'items[2].name' }, hold));
  act(() => {
    hold.api?.change('items[2].name' as never, 'typed');
    hold.api?.mutators['remove']?.('items', 0);
  });
  expect(hold.api?.getState().values).toEqual({ items: [{ name: 'Bo' }, { name: 'typed' }] });
  rerender(example(first, { b: 'items[0].name', c: 'items[1].name' }, hold));
  expect(hold.api?.getState().values).toEqual({ items: [{ name: 'Ada' }, { name: 'Bo' }] });
});

test('the array mutators leave what the server said with the place of an item and not with the item', async () => {
  const form = createForm({
    onSubmit: () => ({ items: [{ name: 'Ada is known' }, { name: 'Bo is known' }] }),
    initialValues: { items: [{ name: 'Ada' }, { name: 'Bo' }] },
    mutators: { ...arrayMutators },
  });
  form.registerField('items[0].name' as never, () => undefined, {});
  form.registerField('items[1].name' as never, () => undefined, {});
  await form.submit();
  form.mutators['remove']?.('items', 0);
  expect(form.getState().values).toEqual({ items: [{ name: 'Bo' }] });
  expect(form.getState().submitErrors).toEqual({ items: [{ name: 'Ada is known' }, { name: 'Bo is known' }] });
});
