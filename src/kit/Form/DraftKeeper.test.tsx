import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { DraftKeeper, Form, type FormActions } from './index.ts';

test('an emptied form forgets its draft, under the key that it has then alone', () => {
  const actions: { current: FormActions | null } = { current: null };
  const form = (key: string) => (
    <StrictMode>
      <Form initialValues={{ name: '' }} onSubmit={() => undefined} actionsRef={actions}>
        <DraftKeeper storageKey={key} />
      </Form>
    </StrictMode>
  );
  const { rerender } = render(form('first'));
  rerender(form('second'));
  for (const storage of [sessionStorage, localStorage]) for (const key of ['first', 'second']) storage.setItem(key, '{}');
  act(() => actions.current?.reset());
  for (const storage of [sessionStorage, localStorage]) {
    expect(storage.getItem('second')).toBeNull();
    expect(storage.getItem('first')).toBe('{}');
  }
});
