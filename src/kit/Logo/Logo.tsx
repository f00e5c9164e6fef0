import type { JSX } from 'react';
import type { SxProps } from '@mui/system';
import { Anchor } from '../Link/index.ts';
import type { LinkComponentProps } from '../provider/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';

/** Props of {@link Logo}; every other prop of an `<a>` reaches it. */
export interface LogoProps extends Omit<LinkComponentProps, 'children'> {
  /** Where the mark leads: the home page. */
  href: string;
  /** The company's name, spoken instead of the drawing. */
  label: string;
  /** The wordmark as SVG source from the brand's own files. `currentColor` in it takes the colour of its surroundings. */
  svg: string;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token('size.control.medium'),
  color: 'inherit',
  '& svg': { display: 'block', blockSize: token('size.control.small'), inlineSize: 'auto', maxInlineSize: '100%' },
});

/** The brand's wordmark as a link. It is drawn inline, so that one file serves light and dark grounds. */
export function Logo({ label, svg, ...rest }: LogoProps): JSX.Element {
  return (
    <Root aria-label={label} {...rest}>
      <span aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
    </Root>
  );
}
