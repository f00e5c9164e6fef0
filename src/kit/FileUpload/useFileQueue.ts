import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import type { fileUpload as fileUploadMessages } from '../messages/en-GB/fileUpload.ts';
import { fileKey } from './fileKey.ts';
import type { FileUploadBaseProps } from './fileUploadProps.ts';
import { fittingFiles } from './fileModel.ts';

/** A file that is not (yet) part of the value. */
export interface Candidate {
  key: string;
  file: File;
  /** Why it was refused. Nothing while it is being judged. */
  error: string | undefined;
}

export interface FileQueueOptions extends Pick<FileUploadBaseProps, 'maxFiles' | 'maxTotalBytes' | 'onProblem'> {
  /** The files of the value. */
  files: readonly File[];
  /** Replaces the files of the value. The event is missing when files had to be judged first. */
  commit: (event: SyntheticEvent | null, files: readonly File[]) => void;
  multiple: boolean;
  /** Checks a file: the message, or nothing. */
  judge: (file: File) => Promise<string | undefined>;
  /** Says something to a screen reader. */
  announce: (text: string) => void;
  texts: typeof fileUploadMessages;
}

/** The files on their way into the value of a `FileUpload`. */
export type FileQueue = ReturnType<typeof useFileQueue>;

/** Checks files before they become part of the value; a refused one stays a candidate and shows the reason. */
export function useFileQueue(options: FileQueueOptions) {
  const { files, commit, multiple, maxFiles, maxTotalBytes, judge, onProblem, announce, texts } = options;
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  /** Why files were not taken that stand in no row. */
  const [notice, setNotice] = useState<string>();

  // Judging takes a moment, in which more may be chosen or removed.
  const latest = useRef({ files, candidates });
  useEffect(() => {
    // Only this queue changes the candidates: a rendering that began before they changed must not put the old ones back.
    latest.current = { ...latest.current, files };
  });
  const setWaiting = (next: readonly Candidate[]) => {
    latest.current = { ...latest.current, candidates: next };
    setCandidates(next);
  };
  const setFiles = (event: SyntheticEvent | null, next: readonly File[]) => {
    latest.current = { ...latest.current, files: next };
    commit(event, next);
  };

  /** The reason why the control is not right although its value may be: a refused file, or one being judged. */
  const problem =
    candidates.find((candidate) => candidate.error !== undefined)?.error ?? (candidates[0] && texts.checking(candidates[0].file.name));
  const tellProblem = useEffectEvent((found: string | undefined) => onProblem?.(found));
  useEffect(() => tellProblem(problem), [problem]);

  /** Moves judged files on: valid ones into the value, while refused ones stay where they are and show the reason. */
  const settle = (judged: readonly Candidate[]) => {
    // A file that was removed or replaced meanwhile counts no more.
    const current = judged.filter(({ key }) => latest.current.candidates.some((candidate) => candidate.key === key));
    if (!current.length) return;
    const right = current.filter(({ error }) => error === undefined).map(({ file }) => file);
    const wrong = current.filter(({ error }) => error !== undefined);
    setWaiting(
      latest.current.candidates.flatMap((candidate) => {
        const result = current.find(({ key }) => key === candidate.key);
        return result ? (result.error === undefined ? [] : [result]) : [candidate];
      }),
    );
    if (right.length) setFiles(null, multiple ? [...latest.current.files, ...right] : right);
    announce(
      [...right.map(({ name }) => texts.added(name)), ...wrong.map(({ file, error }) => texts.refused(file.name, error ?? ''))].join('. '),
    );
  };

  const take = async (offered: readonly File[]) => {
    if (!offered.length) return;
    const present = [...latest.current.files, ...latest.current.candidates.map(({ file }) => file)];
    const { taken, refusal } = fittingFiles(offered, present, { multiple, maxFiles, maxTotalBytes }, texts);
    setNotice(refusal);
    if (refusal !== undefined) announce(texts.notAdded(refusal));
    if (!taken.length) return;
    const waiting = taken.map((file): Candidate => ({ key: fileKey(file), file, error: undefined }));
    setWaiting(multiple ? [...latest.current.candidates, ...waiting] : waiting);
    settle(await Promise.all(waiting.map(async (candidate) => ({ ...candidate, error: await judge(candidate.file) }))));
  };

  /** A notice about files offered before goes. */
  const sayRemoved = (name: string) => {
    setNotice(undefined);
    announce(texts.removed(name));
  };

  return {
    candidates,
    notice,
    problem,
    take,
    removeFile: (event: SyntheticEvent, file: File) => {
      sayRemoved(file.name);
      setFiles(
        event,
        files.filter((other) => other !== file),
      );
    },
    removeCandidate: ({ key, file }: Candidate) => {
      sayRemoved(file.name);
      setWaiting(candidates.filter((candidate) => candidate.key !== key));
    },
    sayRemoved,
  };
}
