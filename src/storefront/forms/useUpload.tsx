import { useState, type JSX } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { words } from './words.ts';

/** One upload, for `postForm`. */
export interface Upload {
  /** Aborted when the visitor stops it. */
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** To be called when the upload has ended in any way. */
  end: () => void;
}

interface Shown {
  files: number;
  /** Whole percents, so that the form does not render with every packet. */
  percent: number;
  stop: () => void;
}

/** Gives the same object when nothing changes, so that React does not render again. */
function withPercent(shown: Shown | undefined, percent: number): Shown | undefined {
  return shown === undefined || shown.percent === percent ? shown : { ...shown, percent };
}

/** The progress of an upload, and the button that stops it. */
export function useUpload(): {
  /** Put it beside the submit button, where the visitor is. */
  bar: JSX.Element | null;
  /** Begins an upload; without files nothing is shown, since it takes only a moment. */
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
