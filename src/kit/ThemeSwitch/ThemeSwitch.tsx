import { useId, useState, type ChangeEvent, type ComponentProps, type JSX } from 'react';
import { MonitorIcon } from '../icons/MonitorIcon.ts';
import { MoonIcon } from '../icons/MoonIcon.ts';
import { SunIcon } from '../icons/SunIcon.ts';
import { themeSwitch as themeSwitchMessages } from '../messages/en-GB/themeSwitch.ts';
import { forcedColors, hover, inHeadingType, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Styled, Worded } from '../part.ts';
import type { Mode } from './mode.ts';

/** Props of {@link ThemeSwitch}; every other prop of a `<fieldset>` reaches it. */
export interface ThemeSwitchProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>, Styled, Worded<'themeSwitch'> {
  /** The mode in force, when the owner holds it: see `useMode`. */
  value?: Mode;
  /** The mode at first, when the switch holds it itself. Default: `system`. */
  defaultValue?: Mode;
  /** Called with the visitor's choice. Put it on the page with `applyMode`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>, value: Mode) => void;
}

const modes = [
  ['system', MonitorIcon],
  ['light', SunIcon],
  ['dark', MoonIcon],
] as const;

const Root = styled('fieldset', { name: 'TkThemeSwitch' })<Owned>({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: token('space.0-5'),
  border: `${token('border-width.hairline')} solid color-mix(in srgb, currentColor 45%, transparent)`,
  borderRadius: token('radius.medium'),
});

const Option = styled('label', { name: 'TkThemeSwitch', slot: 'Option' })({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.1-5'),
  minBlockSize: token('size.control.small'),
  paddingInline: token('space.3'),
  borderRadius: `calc(${token('radius.medium')} - ${token('space.px')})`,
  ...inHeadingType('font.weight.medium'),
  fontSize: token('font.size.sm'),
  cursor: 'pointer',
  // The radio fills its label: it keeps the focus ring and the pointer, unseen.
  '& > input': { position: 'absolute', inset: 0, margin: 0, appearance: 'none', borderRadius: 'inherit', cursor: 'inherit' },
  [hover]: { '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' } },
  '&:has(:checked)': { color: token('color.ticket.text'), background: token('color.ticket.background'), cursor: 'default' },
  [forcedColors]: { '&:has(:checked)': { outline: `${token('border-width.strong')} solid Highlight` } },
});

/** Chooses between light, dark, and the system's mode. */
export function ThemeSwitch(given: ThemeSwitchProps): JSX.Element {
  const { value, defaultValue, onChange, messages, ...rest } = useThemedProps('TkThemeSwitch', given, { defaultValue: 'system' });
  const texts = useMessages('themeSwitch', themeSwitchMessages, messages);
  const name = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  return (
    <Root {...rest}>
      <legend className="tk-visually-hidden">{texts.legend}</legend>
      {modes.map(([mode, Icon]) => (
        <Option key={mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={mode === current}
            onChange={(event) => {
              setOwn(mode);
              onChange?.(event, mode);
            }}
          />
          <Icon />
          {texts[mode]}
        </Option>
      ))}
    </Root>
  );
}
