import { useState } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { ProgressBar } from '../../kit/ProgressBar/index.ts';
import { words } from './words.ts';

/** The progress of an upload, and the button that stops it. */
export function useUpload() {
  const [shown, setShown] = useState<{ files: number; stop: () => void }>();
  // Whole percents, so that the form does not render with every packet.
  const [percent, setPercent] = useState(0);
  return {
    /** Put it beside the submit button, where the visitor is. */
    bar: shown ? (
      <ProgressBar
        label={words.upload.sending(shown.files)}
        value={percent / 100}
        action={
          <Button size="small" onClick={shown.stop}>
            {words.upload.stop}
          </Button>
        }
      />
    ) : null,
    /** Begins an upload, for `postForm`; without files nothing is shown, since it takes only a moment. */
    start: (files: number) => {
      const controller = new AbortController();
      if (files > 0) setShown({ files, stop: () => controller.abort() });
      setPercent(0);
      return {
        /** Aborted when the visitor stops it. */
        signal: controller.signal,
        onProgress: (sent: number) => setPercent(Math.floor(sent * 100)),
        /** To be called when the upload has ended in any way. */
        end: () => setShown(undefined),
      };
    },
  };
}
