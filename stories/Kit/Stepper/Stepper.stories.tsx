import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { FormPanel } from '../../../src/kit/FormPanel/index.ts';
import { Stepper } from '../../../src/kit/Stepper/index.ts';
import { TextInput } from '../../../src/kit/TextField/index.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { longName } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const steps = [{ label: 'Your business', href: '#business' }, { label: 'Directors', href: '#directors' }, { label: 'Terms' }];

const meta = preview.meta({
  title: 'Kit/Finding the way/Stepper',
  id: 'kit-stepper',
  component: Stepper,
  tags: ['!autodocs'],
  args: { steps, current: 2 },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Progress' })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Step 1 of 3: Your business done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
});

export const Playground = meta.story({ argTypes: { current: { control: { type: 'range', min: 1, max: 4 } } } });

/** Completed steps with an address are links; later steps are not. */
export const LeadsBack = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Your business', 'Directors']);
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 2, 3, 4].map((current) => (
        <Stepper key={current} steps={steps} current={current} aria-label={`At ${current}`} />
      ))}
    </div>
  ),
});

export const Edge = meta.story({
  render: () => (
    <div style={{ inlineSize: 280, display: 'grid', gap: 24 }}>
      <Stepper steps={[{ label: longName }, { label: 'B' }]} current={1} aria-label="Long" />
      <Stepper steps={[{ label: 'Only one' }]} current={1} aria-label="One" />
    </div>
  ),
});

/** Letters of twice the size on the smallest phone: every number stands within its disc, two digits too. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  globals: { textSize: 'double', viewport: { value: 'smallest' } },
  args: { steps: Array.from({ length: 12 }, (_, index) => ({ label: `Part ${index + 1}` })), current: 2 },
  play: async ({ canvasElement }) => {
    for (const disc of canvasElement.querySelectorAll('[data-mark]')) {
      const frame = disc.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(disc);
      const content = disc.querySelector('svg')?.getBoundingClientRect() ?? range.getBoundingClientRect();
      // Digits are no higher than half of their font's box, which may reach beyond the disc.
      const height = disc.querySelector('svg') ? content.height : Number.parseFloat(getComputedStyle(disc).fontSize);
      await expect(content.left).toBeGreaterThanOrEqual(frame.left);
      await expect(content.right).toBeLessThanOrEqual(frame.right);
      await expect(height).toBeLessThan(frame.height);
    }
    await expectToFit(canvasElement);
  },
});

/** Above a form in several pages: it says at which of them one is. */
export const Usage = meta.story({
  render: function Usage(args) {
    const [current, setCurrent] = useState(1);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Stepper {...args} current={current} />
        <FormPanel heading="Open a business account">
          <TextInput label={current === 1 ? 'Business name' : 'First name of the director'} />
          <Button variant="action" onClick={() => setCurrent(2)}>
            Continue
          </Button>
        </FormPanel>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(first).toHaveTextContent('done');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
});
