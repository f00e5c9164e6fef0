import { PersonCard } from '@tarnbrook/kit/PersonCard';
import { Picture } from '@tarnbrook/kit/Picture';
import portrait from '../../../pictures/portrait.svg';

export function BasicExample() {
  return (
    <PersonCard name="Maeve Ashdown" role="Head of trade sales" level={2} picture={<Picture src={portrait} alt="" />}>
      Opens accounts, and finds what is not on the list.
    </PersonCard>
  );
}
