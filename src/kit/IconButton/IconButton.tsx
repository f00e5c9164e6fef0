import type { ComponentProps, ElementType, JSX, ReactNode, Ref } from 'react';
import type { ButtonProps } from '../Button/index.ts';
import { bareDisabled, bareLook, buttonBase, forcedDisabled, ignore, ofButton, quietLook } from '../Button/internal.ts';
import { Anchor } from '../Link/index.ts';
import { styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import { useLabelWarning } from '../utils/warnings.ts';

/** Props of {@link IconButton}; every other prop of a `<button>` (or of an `<a>`, with `href`) reaches it. */
export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-label'>,
    Pick<ButtonProps, 'href' | 'disabled' | 'onClick' | 'ref'>,
    Styled<'outlined' | 'text' | 'disabled' | `size${'Small' | 'Medium' | 'Large'}`>,
    Rooted {
  /** Name of the action, in words: spoken, and shown as the browser's tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `text` without ground, or `outlined`. Default: `text`. */
  variant?: 'text' | 'outlined';
  /** 36, 44 or 52 px wide and high. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
}

const ButtonRoot = styled('button', { name: 'TkIconButton' })<Owned & { href?: string | undefined }>({
  ...buttonBase,
  inlineSize: token('size.control.medium'),
  blockSize: token('size.control.medium'),
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
export function IconButton<Root extends ElementType = ElementType>(given: Overridden<IconButtonProps, Root>): JSX.Element {
  const {
    label,
    variant,
    size: _size,
    href,
    disabled,
    onClick,
    ref,
    ...rest
  } = useThemedProps('TkIconButton', given, {
    variant: 'text',
    size: 'medium',
  });
  useLabelWarning('IconButton', label);
  return (
    <ButtonRoot
      as={href === undefined ? 'button' : Anchor}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-variant={variant === 'text' ? undefined : variant}
      {...rest}
      {...(href === undefined ? ofButton(rest) : { href })}
      onClick={disabled ? ignore : onClick}
      ref={ref as Ref<HTMLButtonElement>}
    />
  );
}
