import { create, type ThemeVars } from 'storybook/theming';
import { titleOf } from '../src/kit/package/tokens/brandName.ts';
import type { TokenName } from '../src/kit/theme/generated/token-names.ts';
import type { Brand, Mode } from '../tools/tokens/brands.ts';
import { themes } from '../tools/tokens/themes.ts';

/** Storybook's own surfaces in the shop's colours: the manager around the stories and the docs pages. */
export function storybookTheme(brand: Brand, mode: Mode): ThemeVars {
  const value = (name: TokenName): string => String(themes[brand][mode][name]);
  return create({
    base: mode,
    brandTitle: `${titleOf(brand)} kit`,
    brandUrl: './',
    fontBase: value('font.family.text'),
    colorPrimary: value('color.action.background'),
    colorSecondary: value('color.text.link'),
    appBg: value('color.surface.sunken'),
    appContentBg: value('color.surface.page'),
    appPreviewBg: value('color.surface.page'),
    appHoverBg: value('color.surface.hover'),
    appBorderColor: value('color.border.hairline'),
    appBorderRadius: 4,
    textColor: value('color.text.default'),
    textInverseColor: value('color.text.inverse'),
    textMutedColor: value('color.text.muted'),
    barTextColor: value('color.text.muted'),
    barHoverColor: value('color.text.link-hover'),
    barSelectedColor: value('color.text.link'),
    barBg: value('color.surface.page'),
    buttonBg: value('color.surface.sunken'),
    buttonBorder: value('color.border.hairline'),
    inputBg: value('color.control.background'),
    inputBorder: value('color.border.control'),
    inputTextColor: value('color.text.default'),
    inputBorderRadius: 4,
  });
}
