import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A brotli stream with gaps that are filled anew for each answer, at the cost of copying it. */
export interface Spliceable {
  join(filling: string): Buffer;
  byteLength: number;
}

/** Bytes of the next piece that travel with the filling: brotli predicts a literal from the two before it, and these two never change. */
const tail = 2;

/** Head of an uncompressed meta-block (RFC 7932, section 9.2): not the last, length in 16 bits, then the bytes as they are. */
function uncompressedHead(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

/**
 * What the encoder sees in a gap. It must find none of it anywhere else, or it would write a reference to bytes that are about to be replaced: so these
 * are bytes that no HTML holds (0xf8 to 0xff never occur in UTF-8, 0x0e to 0x1d are controls), in pairs that never repeat, and any four bytes in a row,
 * which is the shortest run it refers to, hold such a pair.
 */
function stuffing(gap: number, length: number): Buffer {
  const firstPair = gap * Math.ceil(length / 2);
  return Buffer.from(
    Array.from({ length }, (_, index) => {
      const pair = firstPair + (index >> 1);
      return index % 2 === 0 ? 0xf8 + (pair >> 4) : 0x0e + (pair & 15);
    }),
  );
}

/** Pairs that {@link stuffing} has. */
const pairs = 8 * 16;

/**
 * Compresses pieces of text once, so that they can be joined by a filling that differs each time.
 *
 * A rendered page is the same for everyone but for its nonce; compressing it for each answer would cost more than everything else. The
 * encoder is flushed around each gap, which ends a meta-block on a byte, and is fed bytes in its place that nothing refers to; what it wrote for the gap is replaced by an uncompressed meta-block with the filling. The result is checked by decompressing it.
 *
 * @param pieces - the texts around the gaps; every piece after a gap starts with at least two ASCII characters
 * @param fillingLength - length of every filling, in ASCII characters
 * @param quality - brotli's effort, 0 to 11
 */
export async function spliceableBrotli(pieces: readonly string[], fillingLength: number, quality = 5): Promise<Spliceable> {
  if ((pieces.length - 1) * Math.ceil(fillingLength / 2) > pairs) throw new RangeError(`There are too many gaps: ${pieces.length - 1}`);
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 } });
  const written: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => written.push(chunk));
  const take = () => Buffer.concat(written.splice(0));
  const add = (bytes: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      encoder.once('error', reject);
      encoder.write(bytes);
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        encoder.off('error', reject);
        // `data` events of this flush are delivered before the next turn.
        setImmediate(() => resolve(take()));
      });
    });

  const parts: (Buffer | { after: Buffer })[] = [];
  const [first = '', ...others] = pieces;
  parts.push(await add(Buffer.from(first)));
  for (const [gap, piece] of others.entries()) {
    const bytes = Buffer.from(piece);
    const after = bytes.subarray(0, tail);
    await add(Buffer.concat([stuffing(gap, fillingLength), after]));
    parts.push({ after }, await add(bytes.subarray(tail)));
  }
  await new Promise<void>((resolve) => {
    encoder.once('end', resolve);
    encoder.end();
  });
  parts.push(take());

  const head = uncompressedHead(fillingLength + tail);
  const spliceable: Spliceable = {
    join: (filling) => Buffer.concat(parts.flatMap((part) => (Buffer.isBuffer(part) ? [part] : [head, Buffer.from(filling), part.after]))),
    byteLength: parts.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : head.length + fillingLength + tail), 0),
  };
  const probe = 'p'.repeat(fillingLength);
  if (brotliDecompressSync(spliceable.join(probe)).toString() !== pieces.join(probe))
    throw new Error('The compressed page does not read back');
  return spliceable;
}
