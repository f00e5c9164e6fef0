import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Page, Part, tokensIn, TokenTable } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Space and size', tags: ['autodocs'] });

const Bar = styled('div')({ blockSize: token('space.4'), maxInlineSize: '100%', backgroundColor: token('color.border.strong') });
const bar = (name: TokenName): JSX.Element => <Bar sx={{ inlineSize: token(name) }} />;
/** A bar of a size; of the widths of whole parts of a page an eighth, in outline, since none has room here. */
const sizeBar = (name: TokenName): JSX.Element =>
  /\.(?:page|text|sidebar|drawer)$/u.test(name) ? (
    <Bar sx={{ boxSizing: 'border-box', inlineSize: `calc(${token(name)} / 8)`, border: '2px solid', background: 'none' }} />
  ) : (
    bar(name)
  );

/** Steps of 4 px; the number in the name is the number of steps. The last three change with the brand. */
export const Space = meta.story({ render: () => <TokenTable names={tokensIn('space.')} label="Space" look={bar} /> });

/** Controls are 44 px high, and no pointer target is smaller than 24 px. Icons grow with the reader's text size. */
export const Sizes = meta.story({
  render: () => (
    <Page>
      <Part title="Size" note="In outline: an eighth of the width.">
        <TokenTable names={tokensIn('size.')} label="Size" look={sizeBar} />
      </Part>
      <Part title="Density" note="Space in cards and rows times this factor.">
        <TokenTable names={tokensIn('density.')} label="Density" />
      </Part>
    </Page>
  ),
});
