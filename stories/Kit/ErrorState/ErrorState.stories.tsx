import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ErrorState } from '../../../src/kit/ErrorState/index.ts';
import { longName } from '../../fixtures/products.ts';

const meta = preview.meta({
  title: 'Kit/Feedback/ErrorState',
  id: 'kit-errorstate',
  component: ErrorState,
  tags: ['!autodocs'],
  args: { onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const OwnText = meta.story({
  args: { title: 'The products could not be loaded', children: 'The request took too long. Your filters are kept.', headingLevel: 3 },
});

export const Edge = meta.story({ args: { title: longName, children: longName, onRetry: undefined } });
