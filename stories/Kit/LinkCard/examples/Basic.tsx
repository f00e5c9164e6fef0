import { LinkCard } from '@tarnbrook/kit/LinkCard';
import { Picture } from '@tarnbrook/kit/Picture';
import shelves from '../../../pictures/shelves.svg';

export function BasicExample() {
  return (
    <LinkCard title="Packaging" href="#packaging" level={2} picture={<Picture src={shelves} alt="" ratio="3/2" />}>
      Boxes, film and paper bags, from one case.
    </LinkCard>
  );
}
