import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Container } from '../../kit/Container/index.ts';
import { styled, token, up } from '../../kit/theme/index.ts';

const Above = styled(Container)({
  paddingBlock: `${token('space.4')} ${token('space.1')}`,
  [up('sm')]: { paddingBlock: token('space.4') },
});

/** The breadcrumbs of a screen that begins with a band from edge to edge: above the band, at the same height as in `Page`. */
export function BandTrail({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <Above>
      <Breadcrumbs items={items} />
    </Above>
  );
}
