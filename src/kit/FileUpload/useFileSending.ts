import { useEffect, useRef, useState } from 'react';
import type { FileUploadBaseProps } from './fileUploadProps.ts';

/**
 * Sends a file.
 *
 * @param offset - how many bytes of it the server has: those after them are to be sent
 * @param signal - stops it
 * @param onAccepted - to be told how many bytes the server has now; a broken sending resumes after them
 */
export type SendFile = (file: File, how: { offset: number; signal: AbortSignal; onAccepted: (bytes: number) => void }) => Promise<unknown>;

/** Props of a `FileUpload` for the files on their way, and a function that sends one. */
export interface FileSending extends Required<
  Pick<FileUploadBaseProps, 'progress' | 'errorOf' | 'acceptedBytes' | 'onCancel' | 'onRetry'>
> {
  start: (file: File) => void;
}

interface Way {
  accepted: number;
  error?: string;
}

/**
 * Keeps how far files have come that the caller sends, and resumes a broken sending where it broke.
 *
 * @param send - sends a file; a rejection is a failure
 * @param wordsOf - the failure in words
 */
export function useFileSending(send: SendFile, wordsOf: (cause: unknown) => string): FileSending {
  const [ways, setWays] = useState<ReadonlyMap<File, Way>>(new Map());
  const running = useRef(new Map<File, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((stopping) => stopping.abort());
  }, []);
  const put = (file: File, way: (before: Way | undefined) => Way | undefined) =>
    setWays((before) => {
      const next = new Map(before);
      const now = way(before.get(file));
      if (now) next.set(file, now);
      else next.delete(file);
      return next;
    });
  const start = async (file: File, offset: number) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    running.current.get(file)?.abort();
    running.current.set(file, stopping);
    const onAccepted = (accepted: number) => signal.aborted || put(file, () => ({ accepted }));
    onAccepted(offset);
    try {
      await send(file, { offset, signal, onAccepted });
      onAccepted(file.size);
    } catch (cause) {
      if (!signal.aborted) put(file, (before) => ({ accepted: offset, ...before, error: wordsOf(cause) }));
    }
  };
  const accepted = (file: File) => ways.get(file)?.accepted;
  return {
    start: (file) => void start(file, 0),
    progress: (file) => (ways.has(file) ? (file.size ? accepted(file)! / file.size : 1) : undefined),
    errorOf: (file) => ways.get(file)?.error,
    acceptedBytes: accepted,
    onCancel: (_event, file) => {
      running.current.get(file)?.abort();
      put(file, () => undefined);
    },
    onRetry: (_event, file, offset) => void start(file, offset),
  };
}
