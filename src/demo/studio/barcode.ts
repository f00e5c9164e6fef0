/** A true EAN-13 code in bars, so that a scanner held to the screen reads what the article list says. */
import { n, type Box, type Canvas } from './canvas.ts';
import { advanceOf, smallLine } from './lettering.ts';

const leftOdd = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'] as const;
/** Which of the six left digits use the even set; it carries the first digit. */
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'] as const;

const inverted = (bits: string): string => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const mirrored = (bits: string): string => bits.split('').reverse().join('');

/** The 95 modules of a code as a string of 0 and 1. */
export function ean13Modules(code: string): string {
  const digits = code.split('').map(Number);
  const parity = parities[digits[0] ?? 0] ?? parities[0];
  const pattern = (digit: number | undefined): string => leftOdd[digit ?? 0] ?? leftOdd[0];
  const left = digits.slice(1, 7).map((digit, index) => (parity[index] === 'G' ? mirrored(inverted(pattern(digit))) : pattern(digit)));
  const right = digits.slice(7, 13).map((digit) => inverted(pattern(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Draws the code on its own white field with the digits below; `box` is the whole field. */
export function drawBarcode(canvas: Canvas, code: string, box: Box): string {
  const modules = ean13Modules(code);
  const unit = box.w / 113;
  const start = box.x + unit * 11;
  const digitHeight = unit * 11;
  const barTop = box.y + unit * 3;
  const barHeight = box.h - unit * 5 - digitHeight;
  let bars = '';
  for (let index = 0; index < modules.length; index += 1) {
    if (modules[index] !== '1') continue;
    let run = 1;
    while (modules[index + run] === '1') run += 1;
    const guard = index < 3 || (index > 44 && index < 50) || index > 91;
    const exact = (value: number): number => Math.round(value * 100) / 100;
    bars += `M${exact(start + index * unit)} ${n(barTop)}h${exact(run * unit)}v${n(barHeight + (guard ? unit * 5 : 0))}h${exact(-run * unit)}z`;
    index += run - 1;
  }
  const size = digitHeight * 1.05;
  const base = box.y + box.h - unit * 2.5;
  const digit = (text: string, centre: number): string =>
    smallLine(canvas, text, 'text', size, centre - advanceOf(text, 'text', size) / 2, base, '#111111');
  const digits = code
    .split('')
    .map((text, index) =>
      digit(
        text,
        index === 0
          ? box.x + unit * 6
          : index < 7
            ? start + unit * (3 + (index - 1) * 7 + 3.5)
            : start + unit * (50 + (index - 7) * 7 + 3.5),
      ),
    );
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="#fff"/><path d="${bars}" fill="#111"/>${digits.join('')}`;
}
