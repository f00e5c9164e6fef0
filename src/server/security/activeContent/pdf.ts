/**
 * Readers find an object by a table, which may lead into a comment, a string or a stream, or by looking for it: always at the word `obj`, or in a stream of
 * objects. So each such word is one here, and content that could be read in two ways is refused.
 */
import { inflateSync } from 'node:zlib';
import { decipherOf, type Decipher } from './pdfEncryption.ts';
import { Dictionary, endsWord, Keyword, Name, Reference, ValueReader, type Budget, type Value } from './pdfValues.ts';
import { isHarmlessLink, Refused, type Verdict } from './verdict.ts';
import { isData } from './xml.ts';

/** Names of actions, media that run or fetch (ISO 32000-2, 7.11.4, 12.6.4 and 13), of forms with scripts, and of collections. */
const activeNames = new Set(
  `JavaScript JS Launch GoToR GoToE SubmitForm ImportData Rendition Movie Sound RichMedia RichMediaExecute GoTo3DView 3D OnInstantiate
  FileAttachment XFA Collection`.split(/\s+/u),
);

/** Names of files inside the file (7.11.3 and 7.11.4). */
const fileNames = new Set(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'Filespec']);

/** Name of an embedded file that may be: an archived invoice has its data beside it (ISO 19005-3). */
const dataName = /^[^\\/:\p{Cc}\p{Cf}]+\.xml$/iu;

/** Entries of a stream that lead to content in another file. */
const foreignStreamKeys = ['F', 'OPI', 'Ref'];

const linkKeys = ['URI', 'Base'];

/** Bytes that streams of objects may have together when they are inflated. */
const inflatedMaxBytes = 16_000_000;

/** The end of every version of a document, and where readers look for it: what was cut off has none. */
const endMark = '%%EOF';
const endWithinBytes = 1024;

/** References that are followed from one to the next. */
const referencesMax = 20;

interface Place {
  readonly number: number;
  readonly generation: number;
}

interface Stream extends Place {
  readonly dictionary: Dictionary;
  /** Its first byte; undefined when the line of the keyword ends as no program ends it. */
  readonly start: number | undefined;
}

export function judgePdf(content: Buffer): Verdict {
  new Document(content).judge();
  if (!content.subarray(-endWithinBytes).includes(endMark)) throw new Refused('unreadable');
  return 'harmless';
}

class Document {
  readonly #content: Buffer;
  readonly #budget: Budget;
  /** By number: all that have it, of older versions of the document too. */
  readonly #objects = new Map<number, Value[]>();
  readonly #dictionaries: Dictionary[] = [];
  readonly #streams: Stream[] = [];
  #hasFiles = false;
  /** Of a document that is encrypted without a password. */
  #decipher: Decipher | undefined;

  constructor(content: Buffer) {
    this.#content = content;
    this.#budget = { left: 3 * content.length + inflatedMaxBytes };
  }

  /** @throws {Refused} when it is not harmless */
  judge(): void {
    this.#readAll();
    const trailers = this.#dictionaries.filter((dictionary) => dictionary.all('Encrypt').length > 0);
    if (trailers.length > 0) {
      const ids = trailers.flatMap((trailer) =>
        this.#resolve(trailer.all('ID')).map((id) => (Array.isArray(id) ? (id as Value[])[0]! : id)),
      );
      const locks = trailers.flatMap((trailer) => this.#resolve(trailer.all('Encrypt')));
      const decipher = decipherOf([...new Set(locks)], [...new Set(ids)]);
      // A reader that overlooks the encryption must find nothing either.
      this.#judgeAll(true);
      this.#decipher = decipher;
      this.#budget.left += 2 * this.#content.length + inflatedMaxBytes;
      this.#objects.clear();
      this.#dictionaries.length = this.#streams.length = 0;
      this.#readAll();
    }
    this.#judgeAll();
  }

  /** @param isTrial - whether what cannot be read is passed over */
  #judgeAll(isTrial = false): void {
    for (const stream of this.#streams)
      try {
        this.#readPacked(stream);
      } catch (error) {
        if (!isTrial || (error instanceof Refused && error.verdict === 'active')) throw error;
      }
    for (const dictionary of this.#dictionaries) this.#judgeEntries(dictionary, isTrial);
    if (this.#hasFiles) this.#judgeFiles();
    for (const { dictionary } of this.#streams)
      if (foreignStreamKeys.some((key) => dictionary.all(key).length > 0) || this.#namesOf(dictionary, 'Subtype').includes('PS'))
        throw new Refused('active');
  }

  #readAll(): void {
    for (const at of this.#placesOf('trailer')) this.#take(this.#reader(this.#content, at).read());
    for (const at of this.#placesOf('obj')) this.#readObject(at);
  }

  /** The places of a word by itself, or after digits. */
  *#placesOf(word: string): Generator<number> {
    for (let at = this.#content.indexOf(word); at !== -1; at = this.#content.indexOf(word, at + 1)) {
      const end = at + word.length;
      const before = this.#content[at - 1];
      if (endsWord(this.#content[end]) && (endsWord(before) || (before! >= 0x30 && before! <= 0x39))) yield end;
    }
  }

  #reader(content: Buffer, at: number): ValueReader {
    return new ValueReader(content, at, this.#budget, (name) => {
      if (activeNames.has(name)) throw new Refused('active');
      this.#hasFiles ||= fileNames.has(name);
    });
  }

  #readObject(at: number): void {
    const reader = this.#reader(this.#content, at);
    const value = reader.read();
    if (value instanceof Keyword) return;
    const [, number, generation] = /(\d+)[\0\s]+(\d+)[\0\s]*obj$/u.exec(this.#content.toString('latin1', Math.max(0, at - 64), at)) ?? [];
    // A comment between its numbers would hide which one it is.
    if (number === undefined) throw new Refused('unreadable');
    const place = { number: Number(number), generation: Number(generation) };
    this.#store(place.number, this.#opened(value, place));
    reader.skipSpace();
    const line = /^stream(\r?\n)?/u.exec(this.#content.toString('latin1', reader.at, reader.at + 8));
    if (line && value instanceof Dictionary)
      this.#streams.push({ ...place, dictionary: value, start: line[1] === undefined ? undefined : reader.at + line[0].length });
  }

  /** A value with its links decrypted; all other strings stay as they are. */
  #opened(value: Value, place: Place, isLink = true): Value {
    if (!this.#decipher) return value;
    if (value instanceof Dictionary)
      return new Dictionary(value.entries.map(([key, inside]) => [key, this.#opened(inside, place, linkKeys.includes(key))]));
    if (Array.isArray(value)) return (value as Value[]).map((inside) => this.#opened(inside, place, false));
    if (typeof value !== 'string' || !isLink) return value;
    try {
      return this.#decipher(Buffer.from(value, 'latin1'), place.number, place.generation).toString('latin1');
    } catch {
      return 'undecipherable:';
    }
  }

  #store(number: number, value: Value): void {
    const same = this.#objects.get(number);
    if (same) same.push(value);
    else this.#objects.set(number, [value]);
    this.#take(value);
  }

  /** Takes all dictionaries of a value. */
  #take(value: Value): void {
    if (value instanceof Dictionary) {
      this.#dictionaries.push(value);
      for (const [, inside] of value.entries) this.#take(inside);
    } else if (Array.isArray(value)) for (const inside of value as Value[]) this.#take(inside);
  }

  #resolve(values: readonly Value[], depth = 0): Value[] {
    if (depth > referencesMax) throw new Refused('unreadable');
    return values.flatMap((value) =>
      value instanceof Reference ? this.#resolve(this.#objects.get(value.number) ?? [], depth + 1) : [value],
    );
  }

  #namesOf(dictionary: Dictionary, key: string): string[] {
    return this.#resolve(dictionary.all(key)).flatMap((value) => (value instanceof Name ? [value.text] : []));
  }

  /** Reads the objects of a stream, if it is one of objects; some readers go by its numbers alone, whatever its type. */
  #readPacked(stream: Stream): void {
    const { dictionary } = stream;
    const isNamed = this.#namesOf(dictionary, 'Type').includes('ObjStm') || dictionary.all('First').length > 0;
    if (!isNamed && dictionary.all('N').length === 0) return;
    const content = this.#unpacked(stream);
    const [count, first] = [this.#numberOf(dictionary, 'N'), isNamed ? this.#numberOf(dictionary, 'First') : 0];
    const list = this.#reader(content, 0);
    for (let index = 0; index < count; index += 1) {
      const [number, offset] = [list.read(), list.read()];
      if (typeof number === 'number' && typeof offset === 'number') this.#store(number, this.#reader(content, first + offset).read());
      else if (isNamed) throw new Refused('unreadable');
      else return;
    }
  }

  /** @throws {Refused} when there is not exactly one */
  #numberOf(dictionary: Dictionary, key: string): number {
    const [number, ...others] = this.#resolve(dictionary.all(key));
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || others.length > 0) throw new Refused('unreadable');
    return number;
  }

  #unpacked({ dictionary, start, ...place }: Stream): Buffer {
    const filters = this.#resolve([...dictionary.all('Filter'), ...dictionary.all('FFilter')]).flat();
    const names = this.#resolve(filters).map((filter) => (filter instanceof Name ? filter.text : ''));
    const parameters = this.#resolve(this.#resolve([...dictionary.all('DecodeParms'), ...dictionary.all('DP')]).flat());
    const isPredicted = parameters.some((each) => each instanceof Dictionary && each.all('Predictor').some((value) => value !== 1));
    // Programs do not write objects in another way; it would hide them.
    if (start === undefined || isPredicted || names.length > 1) throw new Refused('unreadable');
    let packed = this.#content.subarray(start);
    const isFlat = names[0] === 'FlateDecode' || names[0] === 'Fl';
    if (this.#decipher || !isFlat) {
      const length = this.#numberOf(dictionary, 'Length');
      // Streams with tables of objects are never encrypted.
      if (
        (names.length > 0 && !isFlat) ||
        this.#namesOf(dictionary, 'Type').includes('XRef') ||
        !/^\s*endstream/u.test(packed.toString('latin1', length, length + 16))
      )
        throw new Refused('unreadable');
      packed = packed.subarray(0, length);
      if (this.#decipher) packed = this.#decipher(packed, place.number, place.generation);
    }
    if (isFlat) {
      const inflated = inflateSync(packed, { maxOutputLength: Math.min(inflatedMaxBytes, this.#budget.left + 1) });
      this.#budget.left -= inflated.length;
      return inflated;
    }
    return packed;
  }

  /** @param isTrial - whether links are encrypted still, so that only what can be read is one */
  #judgeEntries(dictionary: Dictionary, isTrial: boolean): void {
    const isHarmful = (text: string) => (!isTrial || /^[ -~]+$/u.test(text)) && !isHarmlessLink(text);
    for (const [key, value] of dictionary.entries) {
      // Only among packed objects: the trailer's was read before.
      if (key === 'Encrypt' && !this.#decipher && !isTrial) throw new Refused('locked');
      if (linkKeys.includes(key) && this.#resolve([value]).some((link) => typeof link === 'string' && isHarmful(textOf(link))))
        throw new Refused('active');
      if (key === 'OpenAction') this.#refuseActions([value]);
      if (key === 'AA')
        for (const events of this.#resolve([value]))
          if (events instanceof Dictionary) this.#refuseActions(events.entries.map(([, action]) => action));
    }
    if (this.#namesOf(dictionary, 'S').includes('Thread') && dictionary.all('F').length > 0) throw new Refused('active');
  }

  /** Refuses files inside but for XML by its own name, in a document that is not encrypted. */
  #judgeFiles(): void {
    const holders = this.#dictionaries.filter(
      (dictionary) => dictionary.all('EF').length > 0 || this.#namesOf(dictionary, 'Type').includes('Filespec'),
    );
    const names = holders.flatMap((holder) => this.#resolve(['F', 'UF', 'DOS', 'Mac', 'Unix'].flatMap((key) => holder.all(key))));
    const files = this.#resolve(holders.flatMap((holder) => holder.all('EF'))).flatMap((kinds) =>
      kinds instanceof Dictionary ? kinds.entries.map(([, file]) => (file instanceof Reference ? file.number : undefined)) : [undefined],
    );
    const streams = this.#streams.filter(
      ({ number, dictionary }) => files.includes(number) || this.#namesOf(dictionary, 'Type').includes('EmbeddedFile'),
    );
    const isHarmless =
      this.#dictionaries.every((dictionary) => dictionary.all('Encrypt').length === 0) &&
      streams.length > 0 &&
      holders.every((holder) => holder.all('EF').length > 0 && holder.all('RF').length === 0) &&
      files.every((file) => streams.some(({ number }) => number === file)) &&
      names.every((name) => typeof name === 'string' && dataName.test(textOf(name))) &&
      streams.every((stream) => isData(this.#unpacked(stream)));
    if (!isHarmless) throw new Refused('active');
  }

  /** Refuses actions that happen by themselves, but for going to a page. */
  #refuseActions(actions: readonly Value[], depth = 0): void {
    if (depth > referencesMax) throw new Refused('unreadable');
    for (const action of this.#resolve(actions)) {
      if (!(action instanceof Dictionary)) continue;
      if (this.#namesOf(action, 'S').some((name) => name !== 'GoTo')) throw new Refused('active');
      const next = this.#resolve(action.all('Next')).flat();
      if (next.length > 0) this.#refuseActions(next, depth + 1);
    }
  }
}

/** A string of a PDF as text: in UTF-16 or UTF-8 when it begins so. */
function textOf(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  if (text.startsWith('\u00fe\u00ff'))
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  if (text.startsWith('\u00ff\u00fe')) return bytes.subarray(2).toString('utf16le');
  return text.startsWith('\u00ef\u00bb\u00bf') ? bytes.subarray(3).toString('utf8') : text;
}
