import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pagination } from '../messages/en-GB/pagination.ts';
import { KitProvider, useMessages } from './index.ts';

function Texts(): string {
  const { label, next, previous } = useMessages('pagination', pagination);
  return [label, next, previous].join(', ');
}

describe('A provider inside another', () => {
  it('replaces single texts and leaves the language around it', () => {
    render(
      <KitProvider messages={{ pagination: { label: 'Seiten', next: 'Weiter' }, dialog: { close: 'Schließen' } }}>
        <KitProvider messages={{ pagination: { next: 'Mehr' } }}>
          <Texts />
        </KitProvider>
      </KitProvider>,
    );
    expect(screen.getByText('Seiten, Mehr, Previous')).toBeDefined();
  });

  it('keeps the texts of parts that it does not name', () => {
    render(
      <KitProvider messages={{ pagination: { label: 'Seiten' } }}>
        <KitProvider messages={{ dialog: { close: 'Zu' } }}>
          <Texts />
        </KitProvider>
      </KitProvider>,
    );
    expect(screen.getByText('Seiten, Next, Previous')).toBeDefined();
  });
});
