import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Checkbox } from '../../../src/kit/Checkbox/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Forms/Checkbox',
  id: 'kit-checkbox',
  component: Checkbox,
  args: { label: 'Kestle Pantry', onChange: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** The whole row is the target; Space ticks. */
export const Ticks = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Kestle Pantry' });
    await userEvent.click(canvas.getByText('Kestle Pantry'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});

/** A checkbox for a group of others: mixed while some of them are ticked. */
export const Indeterminate = meta.story({
  render: function Indeterminate(args) {
    const [chosen, setChosen] = useState(['Chilled']);
    const kinds = ['Ambient', 'Chilled', 'Frozen'];
    return (
      <fieldset>
        <legend>Storage</legend>
        <Checkbox
          {...args}
          label="All"
          checked={chosen.length === kinds.length}
          indeterminate={chosen.length > 0 && chosen.length < kinds.length}
          onChange={(_, checked) => setChosen(checked ? kinds : [])}
        />
        {kinds.map((kind) => (
          <Checkbox
            {...args}
            key={kind}
            label={kind}
            checked={chosen.includes(kind)}
            onChange={(_, checked) => setChosen(checked ? [...chosen, kind] : chosen.filter((other) => other !== kind))}
            sx={{ marginInlineStart: 3 }}
          />
        ))}
      </fieldset>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Frozen' })).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
  },
});

export const Matrix = meta.story({
  render: looks({}, Checkbox, {
    States: [
      { Enabled: {}, disabled: { disabled: true } },
      { Off: { label: 'Off' }, On: { label: 'On', defaultChecked: true }, indeterminate: { label: 'Mixed', indeterminate: true } },
    ],
  }),
});

/** 200 characters with a link, and one word that is too long for its column. */
export const Edge = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 272 }}>
      <Checkbox
        {...args}
        label={
          <>
            I have read and accept the <Link href="#terms">terms of sale</Link>, the delivery terms for the area of my business, and I
            confirm that I order for the use of that business and not as a private customer.
          </>
        }
      />
      <Checkbox {...args} label="Kühlhausgroßhandelsgesellschaftsmarke" />
    </div>
  ),
});
