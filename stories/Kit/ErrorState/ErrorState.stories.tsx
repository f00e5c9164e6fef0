import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ErrorState } from '../../../src/kit/ErrorState/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({ title: 'Kit/Feedback/ErrorState', id: 'kit-errorstate', component: ErrorState, args: { onRetry: fn() } });

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** It blames the connection only while there is none. */
export const Offline = meta.story({
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline. Try again when you are back online.');
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toHaveTextContent('offline'));
  },
});

/** The main content of a page could not be loaded: the error is the page's title, with other links beside Try again. */
export const WholePage = meta.story({
  args: {
    title: 'This job could not be loaded',
    level: 1,
    children: 'Please try again, or ring us.',
    actions: <Button href="#openings">All openings</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This job could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All openings' })).toHaveAttribute('href', '#openings');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 360 }, ErrorState, {
    Variants: {
      'A whole page': { level: 1, title: 'A whole page', actions: <Button href="#openings">All openings</Button> },
      'A part of it': { title: 'A part of it' },
      'No other try': {
        title: 'No other try',
        onRetry: undefined,
        actions: <Button href="#home">Go to Home</Button>,
        children: 'It will be there again tomorrow.',
      },
      'Nothing to press': { title: 'Nothing to press', onRetry: undefined, children: 'It will be there again tomorrow.' },
    },
    States: { retrying: { title: 'Another try is under way', retrying: true } },
  }),
});

/** 200 characters each, at the width of the smallest phone. */
export const Edge = meta.story({
  args: { title: longName, children: longName, onRetry: undefined, actions: <Button href="#long">{longName}</Button> },
  decorators: inColumn(272),
});
