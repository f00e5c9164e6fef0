import { useState, type JSX } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ProgressBar } from '../../../src/kit/ProgressBar/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/ProgressBar',
  id: 'kit-progressbar',
  component: ProgressBar,
  args: { label: 'Sending 2 files', value: 0.37 },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending 2 files' })).toHaveAttribute('value', '0.37');
    await expect(canvas.getByText('37%')).toBeVisible();
  },
});

function Growing(): JSX.Element {
  const [value, setValue] = useState(0.2);
  return (
    <>
      <ProgressBar label="Sending 1 file" value={value} />
      <Button onClick={() => setValue(value + 0.04)}>More</Button>
    </>
  );
}

/** Screen readers announce each quarter and nothing in between. */
export const Spoken = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('25% done');
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('25% done');
  },
});

export const Matrix = meta.story({ render: looks({ min: 280 }, ProgressBar, { States: by('value', [0, 0.25, 0.5, 1]) }) });

export const Edge = meta.story({
  args: { label: longName, value: 1.4, action: <Button size="small">Stop sending</Button> },
  decorators: inColumn(272),
});
