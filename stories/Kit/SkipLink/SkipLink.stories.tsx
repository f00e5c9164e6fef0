import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Container } from '../../../src/kit/Container/index.ts';
import { SkipLink } from '../../../src/kit/SkipLink/index.ts';
import { styled } from '../../../src/kit/theme/styled.ts';
import { longName } from '../../fixtures/company.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Finding the way/SkipLink',
  id: 'kit-skiplink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Container component="header">
        <Button>A button of the header</Button>
      </Container>
      <Container component="main" id="main" tabIndex={-1}>
        <p>The content. Press Tab at the top of the page to see the link.</p>
        <Button>A button of the content</Button>
      </Container>
    </>
  ),
});

const Seen = styled('div')({ '& .TkSkipLink-root:not(:focus)': { translate: 'none' } });

/** As it looks while it has the focus, which belongs to the reader of its page. */
export const Basic = meta.story({
  ...example(BasicExample, { framed: true, height: '12rem' }),
  name: 'With the focus',
  tags: ['state'],
  decorators: [
    (Story) => (
      <Seen>
        <Story />
      </Seen>
    ),
  ],
});

/** The first Tab shows it, Enter moves the focus past the header. */
export const Default = meta.story({
  name: 'Without the focus',
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // The browser itself follows the link, and the test must not leave its page, so the test checks that the target can take the focus.
    const target = canvas.getByRole('main');
    await expect(link).toHaveAttribute('href', `#${target.id}`);
    target.focus();
    await expect(target).toHaveFocus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** A text of 200 characters: all of it is in the window. */
export const Edge = meta.story({
  args: { children: longName },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(link.ownerDocument.documentElement.clientWidth);
  },
});
