import { Breadcrumbs, type Breadcrumb } from '../../kit/Breadcrumbs/index.ts';
import { Container } from '../../kit/Container/index.ts';

/** The breadcrumbs of a screen that begins with a band from edge to edge: above the band, at the same height as in `Page`. */
export function BandTrail({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <Container sx={{ pt: 2, pb: { xs: 0.5, sm: 2 } }}>
      <Breadcrumbs items={items} />
    </Container>
  );
}
