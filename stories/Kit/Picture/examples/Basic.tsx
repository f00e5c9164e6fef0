import { Picture } from '@tarnbrook/kit/Picture';
import can from '../../../pictures/can.svg';

export function BasicExample() {
  return <Picture src={can} alt="A green can with a yellow label" ratio="1/1" fit="contain" sx={{ maxInlineSize: 240 }} />;
}
