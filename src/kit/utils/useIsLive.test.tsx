import { act } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KitProvider } from '../provider/index.ts';
import { useIsLive } from './useIsLive.ts';

const inProvider = (children: ReactNode) => <KitProvider>{children}</KitProvider>;

test.each([
  ['inside a provider', inProvider],
  ['without one', (children: ReactNode) => children],
])('%s, a component hydrates as the server wrote it and is live afterwards; one that comes later is live at once', async (_where, wrap) => {
  const seen = vi.fn<(name: string, isLive: boolean) => void>();
  function Part({ name }: { name: string }): JSX.Element {
    const isLive = useIsLive();
    seen(name, isLive);
    return <p>{isLive ? 'live' : 'as written'}</p>;
  }
  const errors = vi.fn<(error: unknown) => void>();
  const root = document.createElement('div');
  root.innerHTML = renderToString(wrap(<Part name="first" />));
  expect(root.textContent).toBe('as written');

  seen.mockClear();
  const hydrated = await act(async () => hydrateRoot(root, wrap(<Part name="first" />), { onRecoverableError: errors }));
  expect(seen.mock.calls[0]).toEqual(['first', false]);
  expect(root.textContent).toBe('live');

  seen.mockClear();
  await act(async () =>
    hydrated.render(
      wrap(
        <>
          <Part name="first" />
          <Part name="later" />
        </>,
      ),
    ),
  );
  expect(seen.mock.calls.filter(([name]) => name === 'later').every(([, isLive]) => isLive)).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});
