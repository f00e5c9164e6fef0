import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalText } from './legalText.tsx';

test('a link in a legal text becomes one, the words around it stay', () => {
  render(<p>{legalText('See the [privacy policy](/privacy#cookies) and [mail us](mailto:a@example.co.uk).')}</p>);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy#cookies');
  expect(screen.getByRole('link', { name: 'mail us' }).getAttribute('href')).toBe('mailto:a@example.co.uk');
  expect(screen.getByText(/^See the/u).textContent).toBe('See the privacy policy and mail us.');
});

test('a text without a link stays as it is, brackets and all', () => {
  expect(legalText('A right [see above] (or below).')).toBe('A right [see above] (or below).');
});
