import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ResultPanel, type ResultPanelProps } from '../../../src/kit/ResultPanel/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/ResultPanel',
  id: 'kit-resultpanel',
  component: ResultPanel,
  args: {
    result: 'success' as const,
    heading: 'Password reset link sent!',
    children: 'Please check your email for the password reset link.',
    actions: (
      <Button variant="contained" href="#home">
        Go to Home
      </Button>
    ),
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

function Asked(props: ResultPanelProps) {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <ResultPanel {...props} /> : <Button onClick={() => setIsSent(true)}>Reset password</Button>;
}

/** The heading takes the focus from the element that disappeared, and is read out. */
export const TakesTheFocus = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByRole('heading', { name: 'Password reset link sent!' })).toHaveFocus();
  },
});

/** With `takesFocus={false}` the focus stays where it is. */
export const KeepsOff = meta.story({
  args: { takesFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 300 }, ResultPanel, {
    Results: {
      success: { takesFocus: false, heading: 'Message sent', children: 'We will get back to you soon.', actions: undefined },
      failure: {
        takesFocus: false,
        result: 'failure',
        heading: 'Not sent',
        actions: <Button>Try again</Button>,
        children: 'The shop could not be reached.',
      },
      'Only a heading': { takesFocus: false, heading: 'Only a heading', children: undefined, actions: undefined },
    },
  }),
});

export const Edge = meta.story({ args: { heading: longName, children: longName }, globals: { viewport: { value: 'smallest' } } });
