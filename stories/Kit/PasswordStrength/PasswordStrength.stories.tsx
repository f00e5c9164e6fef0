import { useId, useState, type JSX } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PasswordInput } from '../../../src/kit/PasswordField/index.ts';
import { PasswordStrength, type PasswordLevel } from '../../../src/kit/PasswordStrength/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Forms/PasswordStrength',
  id: 'kit-passwordstrength',
  component: PasswordStrength,
  args: { level: 1, advice: 'Another word makes it much harder to guess.' },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '1');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Weak');
    await expect(canvas.getByText('Weak')).toBeVisible();
    await expect(meter).toHaveAccessibleDescription('Weak. Another word makes it much harder to guess.');
  },
});

/** Without a password the bar is empty, and the line below keeps its height. */
export const Empty = meta.story({
  args: { level: undefined, advice: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Not judged yet');
    await expect(canvasElement.querySelector('[data-filled]')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A password that cannot be judged, since it holds what is not taken: the line says so while it is typed, and the bar stays empty. */
export const AdviceOnly = meta.story({
  args: { level: undefined, advice: 'Please use only letters and digits, not “£”.', refused: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Not judged yet');
    await expect(canvas.getByRole('meter')).toHaveAccessibleDescription('Please use only letters and digits, not “£”.');
    await expect(canvasElement.querySelector('[data-filled]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Please use only letters and digits, not “£”\.$/), {
      timeout: 3000,
    });
  },
});

/** Not read out, where the form around reads out the error of its field. */
export const Silent = meta.story({
  args: { level: undefined, advice: 'Password is required', refused: true, silent: true },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A password that is not taken: the line looks as the message of a field does. */
export const Refused = meta.story({
  args: { level: 0, advice: 'One of the passwords people guess first', refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too easy to guess').closest('[data-tone="error"]')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 280 }, PasswordStrength, {
    Levels: {
      'Nothing typed': { level: undefined, advice: undefined },
      ...by('level', [0, 1, 2] as const, { advice: 'Another word makes it much harder to guess.' }),
      ...by('level', [3, 4] as const, { advice: undefined }),
    },
  }),
});

export const Edge = meta.story({ args: { level: 0, advice: longName }, decorators: inColumn(272) });

/** A stand-in for an estimator that only counts letters. */
const byLength = (password: string): PasswordLevel | undefined =>
  password === '' ? undefined : (Math.min(4, Math.floor(password.length / 4)) as PasswordLevel);

function Choosing(): JSX.Element {
  const [password, setPassword] = useState('');
  const lineId = useId();
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 420 }}>
      <PasswordInput
        label="Password"
        required
        autoComplete="new-password"
        value={password}
        onChange={(_event, value) => setPassword(value)}
        slotProps={{ input: { 'aria-describedby': lineId } }}
      />
      <PasswordStrength level={byLength(password)} lineId={lineId} />
    </div>
  );
}

/** Below its field: it follows each letter, and announces the level after a pause in typing. */
export const Usage = meta.story({
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'abc');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Too easy to guess');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Too easy to guess');
    await userEvent.type(canvas.getByLabelText('Password'), 'defghijkl');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Good');
    const spoken = () => canvas.getAllByRole('status').map((each) => each.textContent);
    await expect(spoken()).not.toContain('Password strength: Good');
    await waitFor(() => expect(spoken()).toContain('Password strength: Good'), { timeout: 3000 });
  },
});
