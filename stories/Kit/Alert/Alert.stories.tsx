import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Alert, type AlertSeverity } from '../../../src/kit/Alert/index.ts';
import { ClockIcon } from '../../../src/kit/icons/ClockIcon.ts';
import { Button } from '../../../src/kit/Button/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { longName } from '../../fixtures/products.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const tones: readonly AlertSeverity[] = ['info', 'success', 'warning', 'error'];

const meta = preview.meta({
  title: 'Kit/Feedback/Alert',
  id: 'kit-alert',
  component: Alert,
  args: {
    title: 'Closed on Monday',
    children: 'The counter is shut for stock-taking on 4 January. Orders by telephone are taken as usual.',
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** An alert that appears later is read out, with its tone in words, since nobody hears a colour. */
export const ReadOut = meta.story({
  args: { severity: 'error', live: 'assertive', title: undefined, children: 'The list could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Problem:The list could not be loaded.');
  },
});

/** When the alert is closed the focus goes back to where it came from. */
export const FocusGoesBack = meta.story({
  render: function FocusGoesBack() {
    const [isShown, setIsShown] = useState(true);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Button onClick={() => setIsShown(true)}>Show it</Button>
        {isShown ? <Alert onClose={() => setIsShown(false)}>Orders by telephone are taken as usual.</Alert> : null}
        <Button>Go on</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Show it' });
    before.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close this message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close this message' })).toBeNull());
    await expect(before).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 320 }, Alert, {
    Severity: by('severity', tones, {
      title: 'Stock is low',
      onClose: fn(),
      children: (
        <>
          Delivery within the United Kingdom. <Link href="#terms">Read the terms</Link>
        </>
      ),
    }),
    'Without a title': by('severity', tones, { title: undefined, children: 'Two cases are left.' }),
    Icon: { 'another icon': { icon: <ClockIcon /> }, none: { icon: false } },
  }),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ inlineSize: 240, display: 'grid', gap: 16 }}>
      <Alert title={longName} onClose={fn()}>
        {longName.repeat(3)}
      </Alert>
      <Alert severity="success">OK</Alert>
    </div>
  ),
});
