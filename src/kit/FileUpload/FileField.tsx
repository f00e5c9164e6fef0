import { useEffect, useRef, type FocusEvent, type JSX, type SyntheticEvent } from 'react';
import type { Validate } from '../Form/index.ts';
import { useConnectedControl, useFormFact, useFormParts } from '../Form/internal.ts';
import { fileUpload as fileUploadMessages } from '../messages/en-GB/fileUpload.ts';
import { useMessages } from '../provider/index.ts';
import { FileUpload } from './FileUpload.tsx';
import type { FileUploadBaseProps } from './fileUploadProps.ts';

interface Shared extends Omit<FileUploadBaseProps, 'name' | 'error' | 'remembered' | 'onForget' | 'onProblem'> {
  /** The path of its value: `cv`, `directors[0].proofAddress`. */
  name: string;
}

/** Props of {@link FileField}; all others of `FileUpload` reach it. */
export type FileFieldProps = Shared &
  (
    | {
        /** Takes several files; then the value is a list. Default: `false`. */
        multiple?: false;
        /** Checks the file. Default: any is right, and none. */
        validate?: Validate<File | undefined>;
      }
    | {
        multiple: true;
        /** Checks the files. Default: any are right, and none. */
        validate?: Validate<readonly File[]>;
      }
  );

const none: readonly File[] = [];
const noNames: readonly string[] = [];

/**
 * A file, or several, that belong to the form around them. A file that was refused keeps the form from being sent until it is removed; so does one of
 * which a reload left the name only, until it is chosen again or removed.
 */
export function FileField({ name, validate, multiple = false, ...rest }: FileFieldProps): JSX.Element {
  const { api, store } = useFormParts();
  const { chooseAgain } = useMessages('fileUpload', fileUploadMessages, rest.messages);
  const epoch = useFormFact(store, (snapshot) => snapshot.epoch);
  const remembered = useFormFact(store, (snapshot) => snapshot.remembered.get(name)) ?? noNames;
  const problem = useRef<string | undefined>(undefined);
  const { value, control } = useConnectedControl<
    File | readonly File[] | undefined,
    unknown,
    FocusEvent<HTMLInputElement>,
    FocusEvent<HTMLInputElement>
  >(
    name,
    {
      empty: multiple ? none : undefined,
      validate: (judged, values) => {
        // Not those of the last rendering: a change forgets names and asks at once.
        const missing = store.snapshot().remembered.get(name);
        return (
          problem.current ?? (missing?.length ? chooseAgain(missing) : (validate as Validate<typeof judged> | undefined)?.(judged, values))
        );
      },
    },
    rest,
  );

  const forget = (names: readonly string[]) => {
    const next = new Map(store.snapshot().remembered);
    if (names.length) next.set(name, names);
    else next.delete(name);
    store.remember(next);
  };
  const change = (event: unknown, next: typeof value) => {
    // A file that is chosen again takes the place of its name; with one file any file does.
    const chosen = Array.isArray(next) ? (next as readonly File[]).map((file) => file.name) : undefined;
    if (remembered.length) forget(chosen ? remembered.filter((old) => !chosen.includes(old)) : []);
    control.onChange(event, next);
  };
  const asked = useRef(remembered);
  useEffect(() => {
    if (asked.current === remembered) return;
    asked.current = remembered;
    api.mutators['revalidate']?.();
  }, [api, remembered]);
  const onProblem = (found: string | undefined) => {
    if (problem.current === found) return;
    problem.current = found;
    api.mutators['revalidate']?.();
  };

  const props = {
    ...rest,
    ...control,
    remembered,
    onForget: (_event: SyntheticEvent, old: string) => forget(remembered.filter((other) => other !== old)),
    onProblem,
    onChange: change,
  };
  return multiple ? (
    <FileUpload key={epoch} {...props} multiple value={value as readonly File[]} />
  ) : (
    <FileUpload key={epoch} {...props} value={(value as File | undefined) ?? null} />
  );
}
