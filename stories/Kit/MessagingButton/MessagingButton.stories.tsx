import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Container } from '../../../src/kit/Container/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { MessagingButton } from '../../../src/kit/MessagingButton/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/MessagingButton',
  id: 'kit-messagingbutton',
  component: MessagingButton,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  args: { href: 'https://chat.example.com/brindlewharf' },
});

export const Basic = meta.story(example(BasicExample, { framed: true }));

export const Default = meta.story({
  name: 'At the foot of the window',
  tags: ['state'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Message us (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** An element reached with Tab scrolls clear of the button, never under it. */
export const NeverOverTheFocus = meta.story({
  tags: ['state'],
  render: (args) => (
    <>
      <Container component="main">
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
