import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileUpload } from './index.ts';

afterEach(() => vi.restoreAllMocks());

test('a check that fails refuses its file, which no longer waits', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const taken = vi.fn<() => void>();
  render(<FileUpload label="CV" check={() => Promise.reject(new Error('no answer'))} onChange={taken} />);
  fireEvent.change(screen.getByLabelText('CV', { exact: false, selector: '[type="file"]' }), {
    target: { files: [new File(['x'], 'cv.pdf')] },
  });
  expect(await screen.findByText('CV could not be read. Choose it again.')).toBeTruthy();
  expect(screen.queryByText(/Checking/u)).toBeNull();
  expect(taken).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});
