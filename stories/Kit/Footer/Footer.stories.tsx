import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Footer } from '../../../src/kit/Footer/index.ts';
import { Logo } from '../../../src/kit/Logo/index.ts';
import { OpeningHours } from '../../../src/kit/OpeningHours/index.ts';
import { ThemeSwitch } from '../../../src/kit/ThemeSwitch/index.ts';
import { footer, logo, longName, openingHours } from '../../fixtures/company.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/Footer',
  id: 'kit-footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    ...footer,
    hours: <OpeningHours hours={openingHours} now={new Date('2026-01-16T12:30:00Z')} />,
    themeSwitch: <ThemeSwitch />,
    logo: <Logo {...logo} href="#home" />,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0161 496 0321' })).toHaveAttribute('href', 'tel:+441614960321');
    await expect(canvas.getByRole('navigation', { name: 'Company' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Photos (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('group', { name: 'Colours' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({}, Footer, {
    Content: {
      'All parts': {},
      'Address alone': { contacts: [], groups: [], social: [], hours: undefined, themeSwitch: undefined, logo: undefined },
      'Without places to go': { groups: [], social: [], themeSwitch: undefined, logo: undefined, legal: undefined },
    },
  }),
});

export const Edge = meta.story({
  args: {
    address: [longName, 'Manchester'],
    contacts: [{ kind: 'mail', label: `${'very.long.mailbox.name'.repeat(4)}@example.co.uk`, href: 'mailto:long@example.co.uk' }],
    groups: Array.from({ length: 6 }, (_, group) => ({
      heading: `Group ${group + 1}`,
      links: Array.from({ length: 9 }, (__, index) => ({ label: `Link ${index + 1} of group ${group + 1}`, href: `#${group}-${index}` })),
    })),
  },
});

/** Letters of twice the size on a laptop: columns that do not fit beside the others go below them. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  ...Edge.input,
  globals: { brand: 'gullwing', textSize: 'double', viewport: { value: 'xl' } },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    const columns = [...canvasElement.querySelectorAll('footer > div:has(> nav) > *')].map((column) => {
      const range = document.createRange();
      range.selectNodeContents(column);
      return { name: column.querySelector('h2')?.textContent, box: range.getBoundingClientRect() };
    });
    const over = columns.flatMap(({ name, box: one }, index) =>
      columns
        .slice(index + 1)
        .filter(({ box }) => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1)
        .map((other) => `${name} and ${other.name}`),
    );
    await expect(over).toEqual([]);
  },
});
