import type { ComponentProps, JSX, MouseEvent, ReactNode, Ref } from 'react';
import { bareDisabled, bareLook, buttonBase, forcedDisabled, ignore, ofButton, quietLook } from '../Button/internal.ts';
import { Anchor } from '../Link/index.ts';
import { styled, token, useThemedProps, type Owned, type Rooted, type Styled } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { useLabelWarning } from '../utils/warnings.ts';

/** Props of {@link IconButton}; every other prop of a `<button>` (or of an `<a>`, with `href`) reaches it. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-label'>, Styled<'outlined' | 'text' | 'disabled'>, Rooted {
  /** Name of the action, in words: spoken, and shown as the browser's tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `text` without ground, or `outlined`. Default: `text`. */
  variant?: 'text' | 'outlined';
  /** Makes it a link to this place. */
  href?: string;
  /** Cannot be used now: says so and takes no presses, but can still be focused. Default: `false`. */
  disabled?: boolean;
  /** Called on a press, by pointer or keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement & HTMLAnchorElement>) => void;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

const styles = {
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
} as const;

const ButtonRoot = styled('button', { name: 'TkIconButton' })<Owned>(styles);
const LinkRoot = styled(Anchor, { name: 'TkIconButton' })<Owned>(styles);

/** A button of 44 px that is only an icon. Its label is required: without it nobody who cannot see the icon knows what it does. */
export function IconButton(given: IconButtonProps): JSX.Element {
  const { label, variant, href, disabled, onClick, ref, ...rest } = useThemedProps('TkIconButton', given, { variant: 'text' });
  useLabelWarning('IconButton', label);
  const shared = {
    'aria-label': label,
    title: label,
    'aria-disabled': disabled || undefined,
    'data-variant': variant === 'text' ? undefined : variant,
    ...rest,
    onClick: disabled ? ignore : onClick,
  };
  return href === undefined ? (
    <ButtonRoot {...shared} {...ofButton(rest)} ref={ref as Ref<HTMLButtonElement>} />
  ) : (
    <LinkRoot {...(shared as Partial<LinkComponentProps>)} href={href} ref={ref as Ref<HTMLAnchorElement>} />
  );
}
