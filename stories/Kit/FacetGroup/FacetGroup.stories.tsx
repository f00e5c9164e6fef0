import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FacetGroup } from '../../../src/kit/FacetGroup/index.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const storage = [
  { value: 'ambient', label: 'Ambient', count: 4233 },
  { value: 'chilled', label: 'Chilled', count: 866 },
  { value: 'frozen', label: 'Frozen', count: 1 },
];
const species = ['Cod', 'Haddock', 'Salmon', 'Prawn', 'Hake', 'Plaice', 'Squid', 'Tuna', 'Sole'].map((label, place) => ({
  value: label.toLowerCase(),
  label,
  count: 90 - 9 * place,
}));

const meta = preview.meta({
  title: 'Kit/Browsing/FacetGroup',
  id: 'kit-facetgroup',
  component: FacetGroup,
  args: { legend: 'Storage', options: storage, onChange: fn() },
  decorators: inColumn(272),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Counts are read after the name; Space ticks and unticks. */
export const Ticks = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Storage' })).toBeVisible();
    const chilled = canvas.getByRole('checkbox', { name: 'Chilled 866 products' });
    await expect(canvas.getByRole('checkbox', { name: 'Ambient 4,233 products' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Frozen 1 product' })).toBeVisible();
    chilled.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), ['chilled']);
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), []);
    await expect(chilled).toHaveFocus();
  },
});

/** The six of nine with most products; the chosen ones besides, and all on request. */
export const ShowsAll = meta.story({
  args: { legend: 'Species', options: species, first: 6, defaultValue: ['sole'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
    await expect(canvas.getByRole('checkbox', { name: /^Sole/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }));
    await expect(canvas.getByRole('button', { name: /^Show fewer|^Show first/u })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find' }), 'ha');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found');
  },
});

/** A facet that protects people says where its values come from, in one line below the name. */
export const Note = meta.story({
  args: {
    legend: 'Free from',
    note: 'None declared, not even traces. Check the label.',
    options: [{ value: 'nut-free', label: 'Nut free', count: 1803 }],
  },
});

/** Further facets fold: their name shows and hides the values, and what is chosen is shown from the beginning. */
export const Folds = meta.story({
  args: { defaultExpanded: false },
  play: async ({ canvas }) => {
    const legend = canvas.getByRole('button', { name: 'Storage', expanded: false });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(legend);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chilled 866 products' }));
    await userEvent.click(legend);
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(legend).toHaveFocus();
    await expect(legend).toHaveAttribute('aria-expanded', 'false');
  },
});

/** With a value chosen it is shown, and stays so when the value is taken away. */
export const FoldsWithChoice = meta.story({
  args: { defaultExpanded: false, defaultValue: ['chilled'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Storage', expanded: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chilled 866 products' }));
    await expect(canvas.getByRole('checkbox', { name: 'Chilled 866 products' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 220, wide: true }, FacetGroup, {
    States: {
      'None chosen': {},
      'At the limit': { defaultValue: ['chilled'], max: 1 },
      'Many values, two chosen': { legend: 'Species', options: species, first: 6, defaultValue: ['hake', 'sole'], showClear: false },
      'Without counts': { legend: 'Cut', options: [{ value: 'Fillets' }, { value: 'Loins' }] },
      'With a note': { ...Note.input.args, legend: 'Free from', options: storage },
      Folded: { legend: 'Folded', defaultExpanded: false },
      Shown: { legend: 'Shown', defaultExpanded: true, defaultValue: ['frozen'] },
    },
  }),
});

/** Letters of twice the size on the smallest phone: nothing is cut off, nothing scrolls sideways. */
export const LargeText = meta.story({
  ...Matrix.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: 'Clear' })) {
      const chosen = button.parentElement?.querySelector('legend small')?.getBoundingClientRect();
      const clear = button.getBoundingClientRect();
      await expect(chosen!.right <= clear.left || chosen!.bottom <= clear.top).toBe(true);
    }
  },
});

/** None, one without products that is chosen, and a name of 200 characters. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FacetGroup legend="Species" options={[]} />
      <FacetGroup legend="Cut" options={[{ value: 'Loins', count: 0 }]} defaultValue={['Loins', 'Gone']} />
      <FacetGroup
        legend="The storage of goods between their arrival and their delivery"
        options={[{ value: 'a', label: 'In a dry place away from light and strong smells, '.repeat(4), count: 1_234_567 }]}
      />
    </div>
  ),
});
