import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pagination } from './index.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('has buttons for the first and the last page when they are asked for, which do nothing at the ends', () => {
  const onChange = vi.fn<(event: unknown, page: number) => void>();
  render(<Pagination count={9} defaultPage={5} boundaryCount={0} showFirstButton showLastButton onChange={onChange} />);
  expect(names()).toEqual(['First page', 'Previous page', 'Page 4', 'Page 5', 'Page 6', 'Next page', 'Last page']);
  press('Last page');
  expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 9);
  expect(screen.getByRole('button', { name: 'Last page' }).getAttribute('aria-disabled')).toBe('true');
  press('Last page');
  expect(onChange).toHaveBeenCalledOnce();
  press('First page');
  expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 1);
});

it('has no last page where nobody knows how many there are', () => {
  render(<Pagination showFirstButton showLastButton />);
  expect(names()).toEqual(['First page', 'Previous page', 'Page 1', 'Next page']);
});

it('hands its variant and its shape to each page, with the classes of MUI', () => {
  document.documentElement.style.cssText = '--tk-radius-full: 99px; --tk-color-border-hairline: #010203';
  const { container } = render(<Pagination count={3} page={2} variant="outlined" shape="circular" />);
  const page = screen.getByRole('button', { name: 'Page 1' });
  expect(page.className).toContain('TkPaginationItem-outlined TkPaginationItem-circular');
  expect(getComputedStyle(page)).toMatchObject({ borderRadius: '99px', borderColor: '#010203' });
  expect(container.querySelector('nav.TkPagination-outlined.TkPagination-circular:not([shape])')).not.toBeNull();
  document.documentElement.removeAttribute('style');
});
