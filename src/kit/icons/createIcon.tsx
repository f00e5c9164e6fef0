import type { ComponentProps, JSX } from 'react';

/** Props of every icon; all others of an `<svg>` reach it. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What it says, when it stands alone. Without a title it is decoration and hidden from assistive technology. */
  title?: string;
  /** 16, 20 or 24 px by the tokens `size.icon.*`. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
}

export type IconComponent = (props: IconProps) => JSX.Element;

/**
 * Makes an icon of one path on a 24 × 24 grid. Stroke, colour (the text's) and size are the class `tk-icon` in `base.css`, so that
 * an icon costs the server nothing and the page a few bytes.
 *
 * `mirrored` icons point along the line of reading: they flip in right-to-left text, so read "left" as "back" and "right" as "on".
 */
export function createIcon(path: string, mirrored = false): IconComponent {
  return function Icon({ title, size = 'medium', className, ...rest }: IconProps): JSX.Element {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        className={className ? `tk-icon ${className}` : 'tk-icon'}
        data-size={size === 'medium' ? undefined : size}
        data-mirrored={mirrored ? '' : undefined}
        role={title ? 'img' : undefined}
        aria-hidden={title ? undefined : true}
        focusable="false"
        {...rest}
      >
        {title ? <title>{title}</title> : null}
        <path d={path} />
      </svg>
    );
  };
}
