/** Most files that are read out of dropped folders; one more than a control takes tells it that there are too many. */
const mostFiles = 501;

const asFile = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Files that begin with a dot are the system's. */
const isVisible = ({ name }: FileSystemEntry) => !name.startsWith('.');

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  // A browser hands them out in portions; an empty one is the last.
  for (let read = 1; read > 0 && found.length < mostFiles;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    found.push(...next.filter(isVisible));
    read = next.length;
  }
  return found;
}

/** The files in dropped folders, however deep, and those beside them. An empty folder is an empty file of its name. */
async function filesInside(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length < mostFiles; entry = waiting.shift()) {
    if (entry.isDirectory) waiting.unshift(...(await childrenOf(entry as FileSystemDirectoryEntry)));
    else files.push(await asFile(entry as FileSystemFileEntry));
  }
  return files.length ? files : entries.map(({ name }) => new File([], name));
}

let pasted = 0;

/**
 * The files that were dropped or pasted, with those in folders.
 *
 * @param nameOf - names a picture from the clipboard, where all are called `image.png`; left out for those that were dropped
 */
export async function filesOf(
  files: readonly File[],
  entries: readonly (FileSystemEntry | null)[],
  nameOf: ((number: number) => string) | undefined,
): Promise<readonly File[]> {
  if (entries.some((entry) => entry?.isDirectory)) return filesInside(entries.filter((entry) => entry !== null));
  return files.map((file) => {
    if (!nameOf || !/^image\.\w+$/u.test(file.name)) return file;
    pasted += 1;
    return new File([file], file.name.replace('image', nameOf(pasted)), file);
  });
}
