import { useState, type JSX } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { words } from './words.ts';

/** One upload, for `postForm`. */
export interface Upload {
  /** Aborted when the visitor stops it. */
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Call it when the upload has ended, however it did. */
  end: () => void;
}

/** What is shown of an upload. */
interface Shown {
  files: number;
  /** Whole percents, so that not every packet renders the form. */
  percent: number;
  stop: () => void;
}

/** The same object as long as nothing changes, which React then does not render again. */
function withPercent(shown: Shown | undefined, percent: number): Shown | undefined {
  return shown === undefined || shown.percent === percent ? shown : { ...shown, percent };
}

/** Files on their way: how far they have come, and how to stop. */
export function useUpload(): {
  /** Put it beside the submit button, where the visitor is. */
  bar: JSX.Element | null;
  /** Begins an upload; without files nothing is shown, since it takes a moment only. */
  start: (files: number) => Upload;
} {
  const [shown, setShown] = useState<Shown>();
  return {
    bar: shown ? (
      <ProgressBar
        label={words.upload.sending(shown.files)}
        value={shown.percent / 100}
        action={
          <Button size="small" onClick={shown.stop}>
            {words.upload.stop}
          </Button>
        }
      />
    ) : null,
    start: (files) => {
      const controller = new AbortController();
      if (files > 0) setShown({ files, percent: 0, stop: () => controller.abort() });
      return {
        signal: controller.signal,
        onProgress: (sent) => setShown((current) => withPercent(current, Math.floor(sent * 100))),
        end: () => setShown(undefined),
      };
    },
  };
}
