import { Heading } from '@tarnbrook/kit/Heading';
import { Picture } from '@tarnbrook/kit/Picture';
import { SplitLayout } from '@tarnbrook/kit/SplitLayout';
import can from '../../../pictures/can.svg';

export function BasicExample() {
  return (
    <SplitLayout media={<Picture src={can} alt="A green can with a yellow label" />}>
      <Heading level={1}>Cola Original</Heading>
      <p>24 × 330 ml</p>
    </SplitLayout>
  );
}
