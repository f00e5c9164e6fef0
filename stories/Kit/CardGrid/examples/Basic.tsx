import { CardGrid } from '@tarnbrook/kit/CardGrid';
import { LinkCard } from '@tarnbrook/kit/LinkCard';

export function BasicExample() {
  return (
    <CardGrid columns={2}>
      <LinkCard title="Packaging" href="#packaging" level={3}>
        Boxes, film and paper bags.
      </LinkCard>
      <LinkCard title="Cleaning" href="#cleaning" level={3}>
        For kitchens, floors and hands.
      </LinkCard>
    </CardGrid>
  );
}
