import type { ComponentProps, ElementType, JSX, MouseEvent, ReactNode, Ref } from 'react';
import { Anchor } from '../Link/index.ts';
import { button as buttonMessages } from '../messages/en-GB/button.ts';
import { styled, useMessages, useThemedProps } from '../part.ts';
import type { Extended, Overridden, Owned, Rooted, Slotted, SlotProps, Styled, Worded } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { SpinnerRing } from '../Spinner/index.ts';
import { WholeText } from '../utils/WholeText.tsx';
import { buttonStyles } from './buttonStyles.ts';
import { inSlots, ofButton, type ButtonSlot } from './ofButton.ts';

/** How loud a button is. */
export type ButtonVariant = 'contained' | 'outlined' | 'text';

/** Further values of `variant` that an application's theme has looks for: it extends this, as MUI's. */
export interface ButtonPropsVariantOverrides {}

/** Further values of `color` that an application's theme has looks for: it extends this, as MUI's. */
export interface ButtonPropsColorOverrides {}

/** The ends of its utility classes: `TkButton-contained`, `TkButton-sizeSmall`. */
export type ButtonClassKey =
  | ButtonVariant
  | `color${'Inherit' | 'Primary' | 'Error'}`
  | `size${'Small' | 'Medium' | 'Large'}`
  | 'fullWidth'
  | 'loading'
  | 'disabled';

/** Props of {@link Button}, without `component` or with that of `Root`, and further ones, as MUI's `ButtonProps<'a', { … }>`. */
export type ButtonProps<Root extends ElementType = ElementType, Further = object> = Overridden<ButtonOwnProps, Root> & Further;

/** Its own props; every other prop of a `<button>` (or of an `<a>`, with `href`) reaches it. */
export interface ButtonOwnProps
  extends
    Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'color'>,
    Pick<Partial<LinkComponentProps>, 'target' | 'rel' | 'replace' | 'state'>,
    Omit<Slotted<ButtonSlot>, 'classes'>,
    Styled<ButtonClassKey | ButtonSlot>,
    Rooted,
    Worded<'button'> {
  /** `contained` for the one thing that matters on a screen, `outlined` for the others, `text` without ground for tools. Default: `outlined`. */
  variant?: Extended<ButtonVariant, ButtonPropsVariantOverrides>;
  /** `error` for what takes something away that does not come back, `inherit` for the colour around it. Default: `primary`. */
  color?: Extended<'inherit' | 'primary' | 'error', ButtonPropsColorOverrides>;
  /** 36, 44 or 52 px high. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Makes it a link to this place that looks like a button. */
  href?: string;
  /** An icon before the text. */
  startIcon?: ReactNode;
  /** An icon after the text. */
  endIcon?: ReactNode;
  /** As wide as its container. Default: `false`. */
  fullWidth?: boolean;
  /** Below `md` only the icon is seen; the text is still spoken. Needs an icon. Default: `false`. */
  compact?: boolean;
  /** Below `md`, or with `lg` below `lg`, the text stands small below the icon. Needs an icon. Default: `false`. */
  stacked?: boolean | 'lg';
  /** Work is under way: shows a turning ring, takes no presses, keeps the focus. Default: `false`. */
  loading?: boolean;
  /** Stands in the place of the icon before the text while it is loading. Default: a turning ring. */
  loadingIndicator?: ReactNode;
  /**
   * Cannot be used now: looks so, says so and takes no presses, but can still be focused, so that nobody loses their place. To explain on a press
   * why, pass `aria-disabled` with an `onClick` of your own instead. Default: `false`.
   */
  disabled?: boolean;
  /** Props of what stands beside the text. */
  slotProps?: SlotProps<{ [Slot in ButtonSlot]?: Omit<ComponentProps<'span'>, 'ref'> }, ButtonOwnProps>;
  /** Called on a press, by pointer or keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement & HTMLAnchorElement>) => void;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

const ButtonRoot = styled('button', { name: 'TkButton' })<Owned & { href?: string | undefined }>(buttonStyles);

/** The press of a button that is disabled or at work. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Does something, or leads somewhere that matters. It is a `<button type="button">`, with `href` a link. */
export function Button<Root extends ElementType = ElementType>(given: Overridden<ButtonOwnProps, Root>): JSX.Element {
  const defaults = { variant: 'outlined', color: 'primary', size: 'medium', loadingIndicator: <SpinnerRing /> } as const;
  const props = inSlots(useThemedProps('TkButton', given, defaults));
  const { variant, color, size, fullWidth, compact, stacked, loading, disabled, ...more } = props;
  const { href, startIcon, endIcon, loadingIndicator, onClick, messages, children, ref, ...rest } = more;
  const texts = useMessages('button', buttonMessages, messages);
  const off = loading || disabled;
  return (
    <ButtonRoot
      as={href === undefined ? 'button' : Anchor}
      data-variant={variant}
      data-color={color === 'primary' ? undefined : color}
      data-size={size === 'medium' ? undefined : size}
      data-full={fullWidth || undefined}
      data-compact={compact || undefined}
      data-stacked={stacked || undefined}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      {...rest}
      {...(href === undefined ? ofButton(rest) : { href })}
      onClick={off ? ignore : onClick}
      ref={ref as Ref<HTMLButtonElement>}
    >
      {loading ? loadingIndicator : startIcon}
      {children === undefined ? null : (
        <span data-label="">
          <WholeText>{children}</WholeText>
          {loading ? <span className="tk-visually-hidden"> {texts.loading}</span> : null}
        </span>
      )}
      {endIcon}
    </ButtonRoot>
  );
}
