import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { FieldArrayGroup } from './FieldArrayGroup.tsx';

test('a server that has rendered other pages before names the items as the browser will', () => {
  const page = () =>
    renderToString(
      <Form initialValues={{ branches: [{ name: '' }, { name: '' }] }} onSubmit={() => undefined}>
        <FieldArrayGroup name="branches" newItem={() => ({ name: '' })}>
          {({ name }) => <TextField name={`${name}.name`} label="Name of the branch" />}
        </FieldArrayGroup>
      </Form>,
    );
  const items = (html: string) => [...html.matchAll(/data-item="([^"]+)"/gu)].map(([, key]) => key);
  const first = items(page());
  expect(new Set(first).size).toBe(2);
  expect(items(page())).toEqual(first);
});
