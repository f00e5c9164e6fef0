import type { JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { usePane } from '../../.storybook/surroundings.tsx';
import { themes } from '../../tools/tokens/themes.ts';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { UsedBy } from '../docs/tokens.tsx';
import { Name, Page, Part, Scroll, Table } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Space and size', tags: ['autodocs'] });

const all = Object.keys(themes.tarnbrook.light) as TokenName[];
const starting = (prefix: string): TokenName[] => all.filter((name) => name.startsWith(prefix));
const Bar = styled('div')({ blockSize: token('space.4'), maxInlineSize: '100%', backgroundColor: token('color.border.strong') });

function Bars({ names, label }: { names: readonly TokenName[]; label: string }): JSX.Element {
  const { brand, mode } = usePane();
  return (
    <Scroll label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">px</th>
            <th scope="col">Length</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <Name>{name}</Name>
              </th>
              <td>{themes[brand][mode][name]}</td>
              <td width="45%">
                <Bar sx={{ inlineSize: token(name) }} />
              </td>
              <td>
                <UsedBy name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Steps of 4 px; the number in the name is the number of steps. The last three change with the brand. */
export const Space = meta.story({
  render: () => (
    <Page>
      <Part title="Space">
        <Bars names={starting('space.')} label="Space" />
      </Part>
    </Page>
  ),
});

/** Controls are 44 px high, and no pointer target is smaller than 24 px. Icons grow with the reader's text size. */
export const Sizes = meta.story({
  render: () => (
    <Page>
      <Part title="Size">
        <Bars names={starting('size.')} label="Size" />
      </Part>
    </Page>
  ),
});
