/** Drafts of forms that were not sent yet, without a screen or a storage. */

/** A draft as it is stored. */
export interface Draft {
  /** The values, without files and secrets. */
  values: object;
  /** Names of the files that were chosen, by field path. */
  files: Record<string, readonly string[]>;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Makes a draft of a form's values.
 *
 * @param values - as the form has them
 * @param isSecret - paths whose values are not stored
 */
export function toDraft(values: object, isSecret: (path: string) => boolean): Draft {
  const files: Record<string, readonly string[]> = {};
  const storable = (value: unknown, path: string): unknown => {
    if (isSecret(path)) return undefined;
    if (value instanceof File) {
      files[path] = [value.name];
      return undefined;
    }
    if (Array.isArray(value)) {
      const chosen = value.filter((item) => item instanceof File);
      if (chosen.length) {
        files[path] = chosen.map(({ name }) => name);
        return undefined;
      }
      return value.map((item, index) => storable(item, `${path}[${index}]`) ?? null);
    }
    if (isPlain(value)) {
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, item]) => {
          const stored = storable(item, path ? `${path}.${key}` : key);
          return stored === undefined ? [] : [[key, stored]];
        }),
      );
    }
    return value;
  };
  return { values: (storable(values, '') as object | undefined) ?? {}, files };
}

/** The value of a field for files. */
export type FileValue = File | readonly File[];

/** The names of a field's files, of which some may be known by their names only. */
export const namesOf = (value: FileValue | readonly string[]): readonly string[] =>
  value instanceof File ? [value.name] : value.map((file) => (typeof file === 'string' ? file : file.name));

/** All files of a form's values, by field path. */
export function filesIn(values: unknown, path = ''): ReadonlyMap<string, FileValue> {
  if (values instanceof File) return new Map([[path, values]]);
  if (Array.isArray(values)) {
    if (values.length > 0 && values.every((item) => item instanceof File)) return new Map([[path, values as readonly File[]]]);
    return new Map(values.flatMap((item, index) => [...filesIn(item, `${path}[${index}]`)]));
  }
  if (!isPlain(values)) return new Map();
  return new Map(Object.entries(values).flatMap(([key, item]) => [...filesIn(item, path ? `${path}.${key}` : key)]));
}

/** Puts a draft over first values. A value of another kind than the first value is left out: the form has changed since. */
export function fromDraft(first: unknown, stored: unknown): unknown {
  if (isPlain(first)) {
    if (!isPlain(stored)) return first;
    const merged: Record<string, unknown> = { ...first };
    for (const [key, value] of Object.entries(stored)) merged[key] = first[key] === undefined ? value : fromDraft(first[key], value);
    return merged;
  }
  if (Array.isArray(first)) {
    if (!Array.isArray(stored)) return first;
    // Every item has the shape of the first.
    const [shape] = first as unknown[];
    return stored.map((item) => (isPlain(shape) ? fromDraft(shape, item) : item));
  }
  return typeof stored === typeof first ? stored : first;
}

/** Reads a stored draft; nothing when the text is no draft. */
export function readDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const found: unknown = JSON.parse(stored);
    if (!isPlain(found) || !isPlain(found['values'])) return undefined;
    const files = isPlain(found['files']) ? found['files'] : {};
    return {
      values: found['values'],
      files: Object.fromEntries(
        Object.entries(files).flatMap(([path, names]) =>
          Array.isArray(names) ? [[path, names.filter((name) => typeof name === 'string')]] : [],
        ),
      ),
    };
  } catch {
    return undefined;
  }
}

/** A draft that a device keeps for some time. */
export interface LastingDraft extends Draft {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
}

/** A draft as a device keeps it: with the time when it was written, and the one until which it counts. */
export function toLastingDraft(draft: Draft, now: number, lastsMs: number): LastingDraft & { until: number } {
  return { ...draft, savedAt: now, until: now + lastsMs };
}

/** Reads the draft of a device; nothing when the text is no draft, or one that has outlived its time. */
export function readLastingDraft(stored: string | null, now: number): LastingDraft | undefined {
  const draft = readDraft(stored);
  if (!draft) return undefined;
  const { savedAt, until } = JSON.parse(stored!) as { savedAt?: unknown; until?: unknown };
  // A time in the future is that of a clock that was set back.
  if (typeof savedAt !== 'number' || typeof until !== 'number' || until <= now || savedAt > now) return undefined;
  return { ...draft, savedAt };
}
