import type { JSX } from 'react';
import type { FormGuide } from '../../../brands/pages.ts';
import { paths } from '../../../contract/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import type { Receipt } from '../../forms/receipt.ts';
import { ReceiptPanel } from '../../forms/ReceiptPanel.tsx';
import { receiptWords } from './receiptWords.ts';

/** Props of {@link ApplicationReceipt}. */
interface ApplicationReceiptProps {
  receipt: Receipt;
  /** Title of the job. */
  job: string;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
}

/** The receipt above the form after an application was sent: the job, the address that the answer goes to, and the next steps. */
export function ApplicationReceipt({ receipt: { mail, sentAt }, job, next }: ApplicationReceiptProps): JSX.Element {
  return (
    <ReceiptPanel
      facts={[
        { term: receiptWords.job, description: job },
        { term: receiptWords.mail, description: mail },
      ]}
      sentAt={sentAt}
      next={next}
      foot={
        <p>
          {receiptWords.mend}
          <CompanyPhone />.
        </p>
      }
    >
      <Stack direction="row">
        <Button href={paths.careers}>{receiptWords.otherJobs}</Button>
      </Stack>
    </ReceiptPanel>
  );
}
