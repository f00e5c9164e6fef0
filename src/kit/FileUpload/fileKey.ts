const keys = new WeakMap<File, string>();
let lastKey = 0;

/** A key for a file: the same as long as the file lives. Two files of the same name have two. */
export function fileKey(file: File): string {
  let key = keys.get(file);
  if (!key) {
    lastKey += 1;
    key = `file-${lastKey}`;
    keys.set(file, key);
  }
  return key;
}
