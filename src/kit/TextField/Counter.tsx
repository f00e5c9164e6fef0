import { useEffect, useState, type JSX } from 'react';
import type { textField } from '../messages/en-GB/textField.ts';
import { styled, token } from '../part.ts';

const Count = styled('div')({
  color: token('color.text.muted'),
  fontSize: token('font.size.sm'),
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: token('color.text.danger'), fontWeight: token('font.weight.medium') },
});

/** How long nobody types before the counter is read out, in milliseconds. */
const pause = 1000;

/** Says how many characters are left, on screen with the first one typed and aloud after a moment. Not public. */
export function Counter({ id, length, max, texts }: { id: string; length: number; max: number; texts: typeof textField }): JSX.Element {
  const left = max - length;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    // Only near the limit: a count after every word would drown the text when it is read out.
    const timer = setTimeout(() => setSpoken(left <= max / 10 ? texts.left(left) : ''), pause);
    return () => clearTimeout(timer);
  }, [left, max, texts]);
  return (
    <>
      <span id={id} hidden>
        {texts.limit(max)}
      </span>
      <Count aria-hidden data-over={left < 0 || undefined}>
        {length === 0 ? '\u00A0' : texts.left(left)}
      </Count>
      <output className="tk-visually-hidden">{spoken}</output>
    </>
  );
}
