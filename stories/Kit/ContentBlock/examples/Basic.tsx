import { Button } from '@tarnbrook/kit/Button';
import { ContentBlock } from '@tarnbrook/kit/ContentBlock';
import { Picture } from '@tarnbrook/kit/Picture';
import shelves from '../../../pictures/shelves.svg';

export function BasicExample() {
  return (
    <ContentBlock
      heading="Ten thousand lines under one roof"
      action={<Button href="#products">See the range</Button>}
      picture={<Picture src={shelves} alt="Shelves with boxes up to the ceiling" ratio="3/2" />}
    >
      <p>From crisps to cleaning cloths, by the case.</p>
    </ContentBlock>
  );
}
