import { useEffect, useRef } from 'react';
import { fileKey } from './fileKey.ts';
import type { FileUploadBaseProps } from './fileUploadProps.ts';
import type { FileQueueOptions } from './useFileQueue.ts';
import { newsOfSending, sendingOf, type Sending } from './fileModel.ts';

type SendingNewsOptions = Pick<FileUploadBaseProps, 'progress' | 'errorOf'> & Pick<FileQueueOptions, 'announce' | 'texts'>;

/**
 * Watches the files of a value on their way to the server, and says when one begins, arrives, fails or is cancelled.
 *
 * @returns how far each file has come, by its key; and `expectCancel`, to be called when the visitor stops a file
 */
export function useSendingNews(files: readonly File[], { progress, errorOf, announce, texts }: SendingNewsOptions) {
  const sendings = new Map(
    files.map((file): [string, Sending] => [fileKey(file), sendingOf(file.name, progress?.(file), errorOf?.(file))]),
  );
  const before = useRef<ReadonlyMap<string, Sending>>(sendings);
  const cancelled = useRef(new Set<string>());
  useEffect(() => {
    const news = newsOfSending(before.current, sendings, cancelled.current, texts);
    before.current = sendings;
    if (news.length) announce(news.join('. '));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is under way may be another with every rendering; news are told once
  }, [sendings, texts]);
  return { sendings, expectCancel: (key: string) => cancelled.current.add(key) };
}
