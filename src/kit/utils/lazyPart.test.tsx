import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { instead, lazyOverlay, lazyPart } from './lazyPart.tsx';

function Menu({ open }: { open: boolean }) {
  return open ? <dialog open>Places</dialog> : null;
}

test('what cannot be fetched asks to be closed and is tried again when it is opened next, not before', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Menu);
  const LazyMenu = lazyOverlay(load);
  const close = vi.fn<() => void>();
  const at = (open: boolean) => <LazyMenu open={open} onUnavailable={close} />;

  const { rerender } = render(at(false));
  expect(load).not.toHaveBeenCalled();

  await act(async () => rerender(at(true)));
  expect(close).toHaveBeenCalled();
  expect(errors).toHaveBeenCalledWith(new TypeError('no network'));

  await act(async () => rerender(at(false)));
  expect(load).toHaveBeenCalledTimes(1);

  await act(async () => rerender(at(true)));
  expect(screen.getByRole('dialog').textContent).toBe('Places');
  expect(load).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});

test('the overlay gets its own props alone', async () => {
  const Overlay = vi.fn<(props: { open: boolean }) => null>(() => null);
  const LazyMenu = lazyOverlay(async () => Overlay);
  await act(async () => render(<LazyMenu open onUnavailable={() => {}} />));
  expect(Overlay.mock.calls[0]?.[0]).toEqual({ open: true });
});

test('a part that cannot be fetched has another in its place, and is tried again when it is shown anew', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(() => 'Hours');
  const Part = lazyPart<object>(
    load,
    instead(() => 'Link'),
  );
  const { container, unmount } = await act(async () => render(<Part />));
  expect(container.textContent).toBe('Link');
  unmount();
  expect((await act(async () => render(<Part />))).container.textContent).toBe('Hours');
  errors.mockRestore();
});

test('a preloaded part is there at its first render; a preload that fails is silent', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(() => 'Hours');
  const Part = lazyPart<object>(load);
  await expect(Part.preload()).rejects.toThrow('no network');
  await Part.preload();
  expect(render(<Part />).container.textContent).toBe('Hours');
});
