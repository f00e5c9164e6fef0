import type { ComponentProps, ElementType, JSX, ReactNode, Ref } from 'react';
import type { ButtonClassKey, ButtonProps } from '../Button/index.ts';
import { bareDisabled, bareLook, buttonBase, forcedDisabled, ignore, ofButton, quietLook } from '../Button/internal.ts';
import { Anchor } from '../Link/index.ts';
import { square, styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { useLabelWarning } from '../utils/warnings.ts';

/** Props of {@link IconButton}, without `component` or with that of `Root`, and further ones, as MUI's `IconButtonProps<'a', { … }>`. */
export type IconButtonProps<Root extends ElementType = ElementType, Further = object> = Overridden<IconButtonOwnProps, Root> & Further;

/** Its own props; every other prop of a `<button>` (or of an `<a>`, with `href`) reaches it. */
export interface IconButtonOwnProps
  extends
    Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-label' | 'color'>,
    Pick<ButtonProps, 'href' | 'disabled' | 'onClick' | 'ref'>,
    Styled<Exclude<ButtonClassKey, 'contained' | 'fullWidth' | 'loading'> | `edge${'Start' | 'End'}`>,
    Rooted {
  /** Name of the action, in words: spoken, and shown as the browser's tooltip. */
  label: string;
  /** `error` for what takes something away. Default: that of its variant. */
  color?: ButtonProps['color'];
  /** The icon. */
  children: ReactNode;
  /** `text` without ground, or `outlined`. Default: `text`. */
  variant?: 'text' | 'outlined';
  /** 36, 44 or 52 px wide and high. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** The end of a row that it stands at: its icon, and not the room around it, is in line with the edge. Default: `false`. */
  edge?: 'start' | 'end' | false;
}

const ButtonRoot = styled('button', { name: 'TkIconButton' })<Owned & { href?: string | undefined }>({
  ...buttonBase,
  ...square('size.control.medium'),
  '&:where(:not([data-variant]))': bareLook,
  '&[data-variant="outlined"]': quietLook,
  // Another key than that of `buttonBase`, which comes before the looks under the pointer.
  '&:is([aria-disabled="true"])': {
    color: token('color.text.disabled'),
    background: 'transparent',
    borderColor: token('color.border.hairline'),
    '&:where(:not([data-variant]))': bareDisabled,
    ...forcedDisabled,
  },
});

/** A button that is only an icon. Its label is required: without it nobody who cannot see the icon knows what it does. */
export function IconButton<Root extends ElementType = ElementType>(given: Overridden<IconButtonOwnProps, Root>): JSX.Element {
  const props = useThemedProps('TkIconButton', given, { variant: 'text', size: 'medium' });
  const { label, variant, size: _size, color: _color, href, disabled, onClick, ref, ...rest } = props;
  useLabelWarning('IconButton', label);
  return (
    <ButtonRoot
      as={href === undefined ? 'button' : Anchor}
      title={label}
      aria-disabled={disabled || undefined}
      data-variant={variant === 'text' ? undefined : variant}
      {...rest}
      aria-label={label}
      {...(href === undefined ? ofButton(rest) : { href })}
      onClick={disabled ? ignore : onClick}
      ref={ref as Ref<HTMLButtonElement>}
    />
  );
}
