import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ContactCard } from '../../../src/kit/ContactCard/index.ts';
import { OpeningHours } from '../../../src/kit/OpeningHours/index.ts';
import { contacts, footer, longName, openingHours } from '../../fixtures/company.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/ContactCard',
  id: 'kit-contactcard',
  component: ContactCard,
  args: {
    address: footer.address,
    contacts: contacts.slice(0, 3),
    hours: <OpeningHours hours={openingHours} now={new Date('2026-01-14T11:00:00Z')} />,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0161 496 0321' })).toHaveAttribute('href', 'tel:+441614960321');
    await expect(canvas.getByRole('heading', { name: 'Opening hours', level: 2 })).toBeVisible();
    await expect(canvas.getByText('Open now · closes 7pm')).toBeVisible();
  },
});

/** A mail address that is too long for its line breaks after the "@". */
export const Phone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { contacts: [{ kind: 'mail', label: 'trade@tarnbrook.example.co.uk', href: 'mailto:trade@tarnbrook.example.co.uk' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'trade@tarnbrook.example.co.uk' });
    const range = document.createRange();
    range.selectNodeContents(link.querySelector('bdi > span')!);
    range.setStartAfter(link.querySelector('wbr')!);
    await expect(range.toString()).toBe('tarnbrook.example.co.uk');
    await expect(range.getClientRects()).toHaveLength(1);
  },
});

/** Nothing leaves the smallest phone with text of 200 %. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'smallest' }, locale: 'de-DE', brand: 'gullwing' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});

export const Matrix = meta.story({
  render: looks({ min: 288 }, ContactCard, { Variants: { 'With hours': {}, 'Without hours': { hours: undefined } } }),
});

export const Edge = meta.story({
  args: {
    address: [longName],
    contacts: [{ kind: 'mail', label: `${'very-long-name-'.repeat(6)}@example.co.uk`, href: 'mailto:a@example.co.uk' }],
  },
});
