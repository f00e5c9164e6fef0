import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CheckboxField, CheckboxInput } from '../../../src/kit/CheckboxField/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { PlainStateExample } from './examples/PlainState.tsx';

const terms = (
  <>
    I accept the <Link href="#terms">terms and conditions</Link> and the <Link href="#privacy">privacy policy</Link>
  </>
);

const meta = preview.meta({
  title: 'Kit/Forms/CheckboxField',
  id: 'kit-checkboxfield',
  component: CheckboxInput,
  subcomponents: { CheckboxField },
  args: { label: terms, required: true, onChange: fn() },
});

export const Basic = meta.story(example(BasicExample));

export const PlainState = meta.story(example(PlainStateExample));

export const Default = meta.story();

/** A press on a link in the label follows it; a press on the rest of the label ticks the box. */
export const LinksDoNotTick = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and conditions and the privacy policy' });
    const link = canvas.getByRole('link', { name: 'privacy policy' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I accept/u));
    await expect(box).toBeChecked();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 300 }, CheckboxInput, {
    States: {
      Off: {},
      On: { defaultChecked: true },
      Wrong: { error: 'You must accept the terms and privacy policy' },
      'With a hint': { label: 'Remember me', hint: 'Not on a device that others use.' },
      disabled: { label: 'Cannot be ticked now', disabled: true },
    },
  }),
});

/** A label of 200 characters at the width of the smallest phone. */
export const Edge = meta.story({
  decorators: inColumn(272),
  args: {
    label:
      'I have read the terms of sale, the delivery terms for the area of my business and the privacy policy, and I order for the use of that business only and not as a private customer of any kind.',
    error: 'You must accept the terms and privacy policy before we can open an account for your business',
  },
});
