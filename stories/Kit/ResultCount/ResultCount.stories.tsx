import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ResultCount } from '../../../src/kit/ResultCount/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/ResultCount',
  id: 'kit-resultcount',
  component: ResultCount,
  args: { total: 124, page: 2, pageSize: 12 },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('13 to 24 of 124 products');
  },
});

/** The element stays while its text changes, so that screen readers announce the change; a new order is announced, since the number stays the same. */
export const Changing = meta.story({
  render: function Changing(args) {
    const [page, setPage] = useState(1);
    const [order, setOrder] = useState('Popularity');
    return (
      <>
        <ResultCount {...args} page={page} order={order} />
        <Button onClick={() => setPage(page + 1)}>Next page</Button>
        <Button onClick={() => setOrder('Newest First')}>Newest first</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('1 to 12 of 124 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(status).toBeInTheDocument();
    await expect(status).toHaveTextContent('13 to 24 of 124 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Newest first' }));
    await expect(status).toHaveTextContent('13 to 24 of 124 products, sorted by Newest First');
  },
});

/** At a first load nothing is said yet; the row has its height, so that nothing moves when the number comes. */
export const Unknown = meta.story({
  tags: ['no-visual'],
  args: { total: undefined, busy: true },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect().height).toBeGreaterThan(16);
  },
});

export const Matrix = meta.story({
  render: looks({ min: 240 }, ResultCount, {
    States: {
      'All on one page': { page: undefined, pageSize: undefined },
      'The first page': { page: 1 },
      'One in between': { page: 5 },
      'The last': { page: 11 },
      'While the next one loads': { busy: true },
    },
  }),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ResultCount total={0} />
      <ResultCount total={1} />
      <ResultCount total={8} pageSize={12} />
      <ResultCount total={10240} page={854} pageSize={12} />
      <ResultCount total={124} page={99} pageSize={12} />
    </div>
  ),
});
