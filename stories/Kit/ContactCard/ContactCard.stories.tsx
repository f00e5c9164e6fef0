import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ContactCard } from '../../../src/kit/ContactCard/index.ts';
import { OpeningHours } from '../../../src/kit/OpeningHours/index.ts';
import { footer, longName, openingHours } from '../../fixtures/company.ts';

const meta = preview.meta({
  component: ContactCard,
  tags: ['!autodocs'],
  args: {
    address: footer.address,
    telephones: footer.telephones ?? [],
    mails: footer.mails ?? [],
    hours: <OpeningHours hours={openingHours} now={new Date('2026-01-14T11:00:00Z')} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0161 496 0321' })).toHaveAttribute('href', 'tel:+441614960321');
    await expect(canvas.getByRole('heading', { name: 'Opening hours', level: 2 })).toBeVisible();
    await expect(canvas.getByText('Open now · closes 7pm')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { level: 2 } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const WithoutHours = meta.story({ args: { hours: undefined } });

export const Edge = meta.story({
  args: { address: [longName], mails: [{ label: `${'very-long-name-'.repeat(6)}@example.co.uk`, href: 'mailto:a@example.co.uk' }] },
});
