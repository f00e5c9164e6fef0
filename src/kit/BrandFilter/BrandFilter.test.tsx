import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandFilter } from './BrandFilter.tsx';

/** Chosen brands that count how often somebody searches through all of them. */
class Chosen extends Array<string> {
  static searches = 0;
  override includes(value: string): boolean {
    Chosen.searches += 1;
    return super.includes(value);
  }
}

it('with 10,000 brands, searches those that are chosen for none of them', () => {
  const brands = Array.from({ length: 10_000 }, (_, index) => `Brand ${index}`);
  render(<BrandFilter options={brands} value={Chosen.from(brands.slice(0, 100))} />);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(100);
  expect(screen.getByRole('button', { name: /10.?000/u })).toBeDefined();
  expect(Chosen.searches).toBe(0);
});
