import type { FormErrors } from '../../kit/Form/index.ts';
import { words } from './words.ts';

/** Chosen files of a form, by the path of their field. */
export type ChosenFiles = readonly (readonly [path: string, file: File])[];

/** Errors of the fields whose file was changed, moved, deleted or locked since it was chosen: browsers refuse to read it. `undefined` when all can be read. */
export async function unreadableFiles(files: ChosenFiles): Promise<FormErrors | undefined> {
  const readable = await Promise.all(
    files.map(([, file]) =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(Boolean, () => false),
    ),
  );
  const errors = files.filter((_file, index) => !readable[index]).map(([path]) => [path, words.unreadableFile] as const);
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
