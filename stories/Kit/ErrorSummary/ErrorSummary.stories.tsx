import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ErrorSummary } from '../../../src/kit/ErrorSummary/index.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const errors = [
  { id: 'summary-name', message: 'Business name is required' },
  { id: 'summary-mail', message: 'Please enter a valid mail' },
];

const meta = preview.meta({ title: 'Kit/Forms/ErrorSummary', id: 'kit-errorsummary', component: ErrorSummary, args: { errors } });

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Lines about similar fields name their group. In a `Form` the groups of a field array provide their names, and a field whose message does not name it provides its label. */
export const Groups = meta.story({
  args: {
    errors: [
      { id: 'summary-name', message: 'Business name is required' },
      { id: 'summary-first-1', message: 'First name is required', group: 'Director 1' },
      { id: 'summary-first-2', message: 'First name is required', group: 'Director 2' },
      { message: 'This person is named twice', group: 'Director 2' },
      { id: 'summary-landline', message: 'Only numbers are allowed', label: 'Landline' },
      { id: 'summary-mobile-2', message: 'Only numbers are allowed', group: 'Director 2', label: 'Mobile' },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Business name is required',
      'Director 1: First name is required',
      'Director 2: First name is required',
      'Landline: Only numbers are allowed',
      'Director 2, Mobile: Only numbers are allowed',
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByText('Director 2: This person is named twice')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 320 }, ErrorSummary, {
    Variants: { 'An error of the whole form': { errors: [{ message: 'Incorrect User name or password' }] }, 'Errors of fields': {} },
  }),
});

/** Twenty errors of 200 characters at the width of the smallest phone. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: {
    errors: Array.from({ length: 20 }, (_, index) => ({
      id: `edge-${index}`,
      message: `${index + 1}. ${'Kühlhausgroßhandelsgesellschaftsname is required '.repeat(4)}`,
    })),
  },
});
