import type { JSX } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Container } from '../../kit/Container/index.ts';

/** The way to a screen that begins with a band from edge to edge: it stands above the band, as high as in `Page`. */
export function BandTrail({ items }: { items: readonly Breadcrumb[] }): JSX.Element {
  return (
    <Container sx={{ pt: 4, pb: { xs: 1, sm: 4 } }}>
      <Breadcrumbs items={items} />
    </Container>
  );
}
