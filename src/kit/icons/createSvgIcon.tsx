import type { ComponentProps, JSX, ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '../theme/styled.ts';

/** Props of a drawing; all others of an `<svg>` reach it. */
export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name of an icon that stands alone. Without a title it is decoration and hidden from assistive technology. */
  title?: string;
  /** The same under MUI's name. */
  titleAccess?: string;
  /** 16, 20 or 24 px by the tokens `size.icon.*`. Default: `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** The same under MUI's name, or `inherit`: as high as the text. */
  fontSize?: 'small' | 'medium' | 'large' | 'inherit';
  sx?: SxProps<Theme>;
}

/** Draws an icon on a 24 × 24 grid. */
export type Drawing = (props: DrawingProps) => JSX.Element;

const StyledSvg = /* @__PURE__ */ styled('svg')({});

/**
 * Makes the drawing of an icon. Colour (the text's) and size are the class `tk-icon` in `base.css`, so that an icon costs the server nothing and the page a few
 * bytes.
 *
 * The builds put it in the place of `createSvgIcon` of `@mui/icons-material`, whose own brings MUI's theme and an Emotion style for each icon.
 */
export function createSvgIcon(shape: ReactNode): Drawing {
  return function SvgIcon({ title, titleAccess = title, size, fontSize = size, className, sx, ...rest }: DrawingProps): JSX.Element {
    const props = {
      viewBox: '0 0 24 24',
      width: '20',
      height: '20',
      className: className ? `tk-icon ${className}` : 'tk-icon',
      'data-size': fontSize === 'medium' ? undefined : fontSize,
      role: titleAccess ? 'img' : undefined,
      'aria-hidden': titleAccess ? undefined : true,
      focusable: 'false' as const,
      ...rest,
    };
    const children = (
      <>
        {titleAccess ? <title>{titleAccess}</title> : null}
        {shape}
      </>
    );
    return sx ? (
      <StyledSvg {...props} sx={sx}>
        {children}
      </StyledSvg>
    ) : (
      <svg {...props}>{children}</svg>
    );
  };
}

export default createSvgIcon;
