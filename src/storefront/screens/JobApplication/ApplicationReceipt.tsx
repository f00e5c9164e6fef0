import type { FormGuide } from '../../../brands/pages.ts';
import { paths } from '../../../contract/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import type { Receipt } from '../../forms/receipt.ts';
import { ReceiptPanel } from '../../forms/ReceiptPanel.tsx';
import { receiptWords } from './receiptWords.ts';
import { words } from './words.ts';

interface ApplicationReceiptProps {
  receipt: Receipt;
  job: string;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Opens the empty form. Absent while it is open. */
  onAnother: (() => void) | undefined;
}

/** The receipt in the place of the form after an application was sent: the job, the address that the answer goes to, and the next steps. */
export function ApplicationReceipt({ receipt, job, next, onAnother }: ApplicationReceiptProps) {
  return (
    <ReceiptPanel
      receipt={receipt}
      facts={[
        { term: receiptWords.job, description: job },
        { term: receiptWords.mail, description: receipt.mail },
      ]}
      next={next}
      actions={
        <>
          <Button href={paths.careers}>{receiptWords.otherJobs}</Button>
          {onAnother ? <Button onClick={onAnother}>{words.another}</Button> : null}
        </>
      }
    />
  );
}
