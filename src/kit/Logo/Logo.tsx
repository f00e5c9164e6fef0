import type { ElementType, JSX } from 'react';
import { Anchor } from '../Link/index.ts';
import { styled, token, useThemedProps, type Owned, type Overridden, type Rooted, type Styled } from '../part.ts';
import type { LinkComponentProps } from '../provider/index.ts';

/** Props of {@link Logo}; every other prop of an `<a>` reaches it. */
export interface LogoProps extends Omit<LinkComponentProps, 'children'>, Styled, Rooted {
  /** Where the mark leads: the home page. */
  href: string;
  /** The company's name, spoken instead of the drawing. */
  label: string;
  /**
   * An element of an SVG file: `logo.svg#logo`. `currentColor` in it takes the colour of its surroundings. No `data:` address, from which browsers draw
   * nothing: Vite makes one of a small file unless it is imported as `logo.svg?no-inline` or stands in `public`.
   */
  src: string;
  /** Width of the drawing in its own units. */
  width: number;
  /** Height of the drawing in its own units. */
  height: number;
}

const Root = styled(Anchor, { name: 'TkLogo' })<Owned>({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  color: 'inherit',
  '& svg': {
    display: 'block',
    blockSize: `calc(${token('size.control.medium')} - ${token('space.2')})`,
    inlineSize: 'auto',
    maxInlineSize: '100%',
  },
});

/** The brand's wordmark as a link. One file serves light and dark grounds and is fetched once. */
export function Logo<Root extends ElementType = ElementType>(given: Overridden<LogoProps, Root>): JSX.Element {
  const { label, src, width, height, ...rest } = useThemedProps('TkLogo', given);
  return (
    <Root aria-label={label} {...rest}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <use href={src} />
      </svg>
    </Root>
  );
}
