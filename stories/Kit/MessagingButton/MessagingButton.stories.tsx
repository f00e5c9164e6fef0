import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Container } from '../../../src/kit/Container/index.ts';
import { Footer } from '../../../src/kit/Footer/index.ts';
import { PhoneIcon } from '../../../src/kit/icons/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { MessagingButton } from '../../../src/kit/MessagingButton/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { footer } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Page/MessagingButton',
  id: 'kit-messagingbutton',
  component: MessagingButton,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  args: { href: 'https://chat.example.com/brindlewharf' },
});

export const Basic = meta.story(example(BasicExample, basicCode, { framed: true }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Message us (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    // On an empty page nothing is in its way: it comes out in full.
    await waitFor(() => expect(link).toHaveAttribute('data-out', 'full'));
  },
});

export const Playground = meta.story();

export const AnotherIcon = meta.story({ args: { icon: <PhoneIcon size="large" /> } });

/** Over text or controls the button shrinks to a tab, on phones to one in the margin where a wider one would cover them; over empty space it is full size. */
export const GivesWay = meta.story({
  render: (args) => (
    <>
      <Container as="main">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index} style={{ textAlign: 'end' }}>
            Fish boxes are washed, stacked and counted before the doors open, and once more when the last van is back in the yard.
          </p>
        ))}
        <div style={{ blockSize: '150vb' }} />
      </Container>
      <MessagingButton {...args} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: /Message us/ });
    await expect(button).not.toHaveAttribute('data-out', 'full');
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(button).toHaveAttribute('data-out', 'full'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-out', 'full'));
    // In the margin of the page it is still seen, and a finger still hits it.
    await waitFor(() => expect(button.getBoundingClientRect().width).toBe(16));
    const { top, height } = button.getBoundingClientRect();
    await expect(button).toBeVisible();
    await expect(document.elementFromPoint(window.innerWidth - 8, top + height / 2)?.closest('a')).toBe(button);
  },
});

/** Over a panel's empty ground, and over a picture, it is a tab too: in full it would look like a part of the panel. */
export const GivesWayToPanels = meta.story({
  render: (args) => (
    <>
      <Container as="main">
        <Stack sx={{ paddingBlock: '4' }}>
          <div style={{ blockSize: '110vb', border: '1px solid currentcolor', padding: 16 }}>0161 496 0142</div>
          <div style={{ blockSize: '110vb' }} />
          <img src={canPicture} alt="A green can of orange drink" style={{ inlineSize: '100%', blockSize: '110vb' }} />
        </Stack>
      </Container>
      <MessagingButton {...args} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: /Message us/ });
    const goTo = (screens: number) => window.scrollTo({ top: screens * window.innerHeight, behavior: 'instant' });
    for (const [screens, out] of [
      [0, 'tab'],
      [1.2, 'full'],
      [2.3, 'tab'],
    ] as const) {
      goTo(screens);
      await waitFor(() => expect(button).toHaveAttribute('data-out', out), { timeout: 3000 });
    }
  },
});

/** An element reached with Tab scrolls clear of the button, never under it. */
export const NeverOverTheFocus = meta.story({
  render: (args) => (
    <>
      <Container as="main">
        <Stack sx={{ alignItems: 'end' }}>
          {Array.from({ length: 60 }, (_, index) => (
            <Link key={index} href={`#${index}`}>
              Line {index + 1}
            </Link>
          ))}
        </Stack>
      </Container>
      <MessagingButton {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('link', { name: /Message us/ });
    for (let line = 1; line <= 40; line += 1) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `Line ${line}` });
      await expect(link).toHaveFocus();
      link.scrollIntoView({ block: 'nearest' });
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    }
  },
});

/** Over every page of the shop. */
export const Usage = meta.story({
  render: (args) => (
    <>
      <Section heading="Come and see us" level={1}>
        <p>The counter is at the back of the yard, past the loading doors.</p>
      </Section>
      <Footer {...footer} />
      <MessagingButton {...args} />
    </>
  ),
});
