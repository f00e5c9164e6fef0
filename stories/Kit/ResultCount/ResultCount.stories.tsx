import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ResultCount } from '../../../src/kit/ResultCount/index.ts';

const meta = preview.meta({
  title: 'Kit/Browsing/ResultCount',
  id: 'kit-resultcount',
  component: ResultCount,
  tags: ['!autodocs'],
  args: { total: 124, page: 2, pageSize: 12 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 13 to 24 of 124 products');
  },
});

export const Playground = meta.story({});

/** The same element stays while its text changes, which is what makes it heard. */
export const Changing = meta.story({
  render: function Changing(args) {
    const [page, setPage] = useState(1);
    return (
      <>
        <ResultCount {...args} page={page} />
        <Button onClick={() => setPage(page + 1)}>Next page</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Showing 1 to 12 of 124 products');
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toBeInTheDocument();
    await expect(status).toHaveTextContent('Showing 13 to 24 of 124 products');
  },
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
