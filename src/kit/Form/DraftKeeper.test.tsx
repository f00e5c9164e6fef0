import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftKeeper, Form, type FormActions } from './index.ts';

afterEach(() => vi.restoreAllMocks());

test('an emptied form forgets its draft once, under the key that it has then', () => {
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
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  act(() => actions.current?.reset());
  // From this tab and from the device.
  expect(removed.mock.calls).toEqual([['second'], ['second']]);
});
