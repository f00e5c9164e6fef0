import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BrandFilter, type BrandFilterProps } from '../../../src/kit/BrandFilter/index.ts';
import { brandNames, fewBrandNames } from '../../fixtures/brands.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/BrandFilter',
  id: 'kit-brandfilter',
  component: BrandFilter,
  args: { options: brandNames, onChange: fn() },
  decorators: inColumn(272),
});

export const Basic = meta.story(example(BasicExample));

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

/** The filter with its chosen brands in the state of a screen. */
function Controlled({ value = [], onChange, ...args }: BrandFilterProps) {
  const [chosen, setChosen] = useState<readonly string[]>(value);
  return (
    <BrandFilter
      {...args}
      value={chosen}
      onChange={(event, next) => {
        onChange?.(event, next);
        setChosen(next);
      }}
    />
  );
}

export const Default = meta.story();

/** At the limit no other brand can be ticked, and a text says so; unticking one makes room. */
export const Full = meta.story({
  render: Controlled,
  args: { options: fewBrandNames, value: [fewBrandNames[0] ?? ''], max: 2 },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await expect(canvas.getByText('Up to 2 brands at once. Untick one first.')).toBeVisible();
    await expect(boxes[2]).toBeDisabled();
    await expect(boxes[0]).toBeEnabled();
    await userEvent.click(boxes[0]!);
    await expect(boxes[2]).toBeEnabled();
    await expect(canvas.queryByText(/the most at once/)).toBeNull();
  },
});

/** A new list begins with the chosen brands; ticking moves nothing. */
export const ChosenFirst = meta.story({
  render: Controlled,
  args: { value: ['Northgarth Fresh', 'Elvik'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: /Brands/ })).toBeVisible();
    const before = names(canvasElement);
    await expect(before.slice(0, 3)).toEqual(['Elvik', 'Northgarth Fresh', 'Ardle']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elvik' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), ['Northgarth Fresh']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ardle' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), ['Northgarth Fresh', 'Ardle']);
    await expect(names(canvasElement)).toEqual(before);
    await expect(canvas.getByText('2 chosen')).toBeVisible();
  },
});

/** A brand beyond the first six that was found, ticked and unticked stays in its place, since it has the focus. */
export const UntickedStays = meta.story({
  play: async ({ canvas }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find a brand' });
    await userEvent.type(find, 'Ottersby Trade');
    const brand = canvas.getByRole('checkbox', { name: 'Ottersby Trade' });
    await userEvent.click(brand);
    await userEvent.clear(find);
    brand.focus();
    await userEvent.keyboard(' ');
    await expect(brand).not.toBeChecked();
    await expect(brand).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(brand).toBeChecked();
  },
});

/** The search box finds among all brands, regardless of accents, and says how many match. */
export const Finds = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find a brand' });
    await userEvent.type(find, 'creme');
    await expect(names(canvasElement)).toHaveLength(15);
    await expect(canvas.getByRole('status')).toHaveTextContent('15 brands found');
    await userEvent.clear(find);
    await userEvent.type(find, 'zzz');
    await expect(canvas.getByText('No brand matches “zzz”')).toBeVisible();
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
});

/** The button unticks all brands; the focus goes to the first brand, since the button disappears. */
export const Clears = meta.story({
  render: Controlled,
  args: { value: ['Elvik', 'Marrick'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear brands' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), []);
    await expect(canvas.queryByRole('button', { name: 'Clear brands' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Elvik' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 240, wide: true }, BrandFilter, {
    States: {
      'None chosen': { options: fewBrandNames },
      'Two chosen': { options: fewBrandNames, defaultValue: ['Elvik', 'Gossam'] },
      'Many brands': { options: brandNames, defaultValue: ['Elvik', 'Sundrel'] },
    },
  }),
});

/** None, one, and a name of 200 characters. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BrandFilter options={[]} />
      <BrandFilter options={['Ardle']} />
      <BrandFilter
        options={['The Old Harbour Smokehouse and Provision Merchants of the Northern Estuary '.repeat(3).slice(0, 200), 'Ardle']}
      />
    </div>
  ),
});
