import { Gallery } from '@tarnbrook/kit/Gallery';
import bottle from '../../../pictures/bottle.svg';
import can from '../../../pictures/can.svg';
import carton from '../../../pictures/carton.svg';

const images = [
  { src: can, alt: 'The can', width: 800 },
  { src: bottle, alt: 'The bottle', width: 800 },
  { src: carton, alt: 'A carton of 24', width: 800 },
];

export function BasicExample() {
  return <Gallery images={images} sx={{ maxInlineSize: 320, marginInline: 'auto' }} />;
}
