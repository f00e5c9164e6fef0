import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ThemeSwitch } from '../../../src/kit/ThemeSwitch/index.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({ title: 'Kit/Page/ThemeSwitch', id: 'kit-themeswitch', component: ThemeSwitch, args: { onChange: fn() } });

export const Basic = meta.story(example(BasicExample));

/** The switch is one tab stop; the arrow keys choose. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Colours' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'dark');
  },
});

/** The application controls the value: unless it changes it, nothing changes. */
export const Controlled = meta.story({
  args: { value: 'light' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), 'dark');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true, inline: true }, ThemeSwitch, { States: by('defaultValue', ['system', 'light', 'dark']) }),
});

/** Texts of another language in a column of 200 px. */
export const Edge = meta.story({
  args: { messages: { legend: 'Farbgebung der Benutzeroberfläche', system: 'Wie im Betriebssystem', light: 'Hell', dark: 'Dunkel' } },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <ThemeSwitch {...args} />
    </div>
  ),
});
