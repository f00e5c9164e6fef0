/** Opens a PDF that is encrypted without a password: not against reading, but against printing and changing, as banks send statements (ISO 32000-2, 7.6). */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Dictionary, Keyword, Name, type Value } from './pdfValues.ts';
import { Refused } from './verdict.ts';

/** Decrypts a string or stream of the object with this number and generation. */
export type Decipher = (data: Buffer, number: number, generation: number) => Buffer;

/** Takes the place of an empty password. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const hash = (name: string, ...parts: readonly (Buffer | string)[]): Buffer =>
  createHash(name)
    .update(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))
    .digest();

/**
 * @param locks - all that the file tells of its encryption
 * @throws {Refused} when it needs a password, or there are two of anything: readers differ in which counts
 */
export function decipherOf([lock, ...others]: readonly Value[], [id = '', ...otherIds]: readonly Value[]): Decipher {
  if (!(lock instanceof Dictionary) || typeof id !== 'string' || others.length + otherIds.length > 0) throw new Refused('locked');
  const [version, revision] = [number(lock, 'V'), number(lock, 'R')];
  const method = version < 4 ? 'V2' : methodOf(lock);
  const isOld = [1, 2, 4].includes(version) && [2, 3, 4].includes(revision) && ['V2', 'AESV2'].includes(method);
  const isNew = version === 5 && [5, 6].includes(revision) && method === 'AESV3';
  if (name(lock, 'Filter') !== 'Standard' || !(isOld || isNew)) throw new Refused('locked');
  const key = isNew
    ? newKey(lock, revision)
    : oldKey(lock, revision, version === 1 ? 5 : version === 4 ? 16 : number(lock, 'Length', 40) / 8, id);
  return (data, object, generation) => {
    const place = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8]);
    const own = isNew ? key : hash('md5', key, place, method === 'V2' ? '' : 'sAlT').subarray(0, Math.min(16, key.length + 5));
    if (method === 'V2') return rc4(own, data);
    const cipher = createDecipheriv(isNew ? 'aes-256-cbc' : 'aes-128-cbc', own, data.subarray(0, 16));
    return Buffer.concat([cipher.update(data.subarray(16)), cipher.final()]);
  };
}

/** How streams and strings alike are encrypted. */
function methodOf(lock: Dictionary): string {
  const [filters, filter] = [only(lock, 'CF'), name(lock, 'StmF')];
  const rule = filters instanceof Dictionary && filter === name(lock, 'StrF') ? only(filters, filter) : undefined;
  return rule instanceof Dictionary ? name(rule, 'CFM') : '';
}

/** The key of the file for an empty password, up to PDF 1.7 (algorithms 2, 4 and 5). */
function oldKey(lock: Dictionary, revision: number, length: number, id: string): Buffer {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(number(lock, 'P') | 0);
  const metadata = only(lock, 'EncryptMetadata');
  const isBare = revision === 4 && metadata instanceof Keyword && metadata.text === 'false';
  const last = isBare ? '\u00ff\u00ff\u00ff\u00ff' : '';
  let key = hash('md5', padding, bytes(lock, 'O').subarray(0, 32), rights, id, last).subarray(0, length);
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length);
  let proof = revision > 2 ? hash('md5', padding, id) : padding;
  for (let round = 0; round < (revision > 2 ? 20 : 1); round += 1)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  if (!proof.equals(bytes(lock, 'U').subarray(0, proof.length))) throw new Refused('locked');
  return key;
}

/** The same of PDF 2.0 (algorithms 2.A and 2.B), and of its forerunner by Adobe. */
function newKey(lock: Dictionary, revision: number): Buffer {
  const user = bytes(lock, 'U');
  const digest = revision === 5 ? (salt: Buffer) => hash('sha256', salt) : hardHash;
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32))) throw new Refused('locked');
  return createDecipheriv('aes-256-cbc', digest(user.subarray(40, 48)), Buffer.alloc(16))
    .setAutoPadding(false)
    .update(bytes(lock, 'UE').subarray(0, 32));
}

function hardHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let [round, last] = [0, 0]; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    key = hash(['sha256', 'sha384', 'sha512'][mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3]!, mixed);
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}

/** RC4, which the library of Node no longer has. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => ([state[one], state[other]] = [state[other]!, state[one]!]);
  for (let [at, other] = [0, 0]; at < 256; at += 1) swap(at, (other = (other + state[at]! + key[at % key.length]!) & 255));
  let [at, other] = [0, 0];
  return Buffer.from(data).map((byte) => {
    at = (at + 1) & 255;
    swap(at, (other = (other + state[at]!) & 255));
    return byte ^ state[(state[at]! + state[other]!) & 255]!;
  }) as Buffer;
}

function only(dictionary: Dictionary, key: string, usual?: Value): Value | undefined {
  const [value, ...others] = dictionary.all(key);
  if (others.length > 0) throw new Refused('locked');
  return value ?? usual;
}

const name = (dictionary: Dictionary, key: string): string => {
  const value = only(dictionary, key);
  return value instanceof Name ? value.text : '';
};

const bytes = (dictionary: Dictionary, key: string): Buffer => {
  const value = only(dictionary, key);
  return Buffer.from(typeof value === 'string' ? value : '', 'latin1');
};

const number = (dictionary: Dictionary, key: string, usual?: number): number => Number(only(dictionary, key, usual));
