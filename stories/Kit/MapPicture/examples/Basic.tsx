import { MapPicture } from '@tarnbrook/kit/MapPicture';
import { Picture } from '@tarnbrook/kit/Picture';
import map from '../../../pictures/map.svg';

export function BasicExample() {
  return (
    <MapPicture
      picture={<Picture src={map} alt="Map: Brindle Wharf, north of the river" ratio="3/2" />}
      frameSrc="about:blank"
      frameTitle="Map of Brindle Wharf"
      pageHref="https://map.example/brindle-wharf"
    />
  );
}
