import type { JSX } from 'react';
import type { FormGuide } from '../../../brands/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DescriptionList } from '../../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { LinkAgain } from '../../forms/LinkAgain.tsx';
import { NextSteps } from '../../forms/NextSteps.tsx';
import { phoneWords } from '../../phoneWords.ts';
import type { ShownReceipt } from './receipt.ts';
import { receiptWords } from './receiptWords.ts';

/** Props of {@link ReceiptPanel}. */
interface ReceiptPanelProps {
  receipt: ShownReceipt;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Restores the sent values to the form, to correct the address. Absent after a reload, when they are no longer known. */
  onMend?: (() => void) | undefined;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The receipt above the form after a registration was sent: the address of the link, the reference, and the next steps. */
export function ReceiptPanel({ receipt: { mail, reference, sentAt, isStored }, next, onMend }: ReceiptPanelProps): JSX.Element {
  return (
    <FormPanel
      heading={receiptWords.heading}
      level={2}
      lead={isStored ? receiptWords.stays : receiptWords.goes}
      sx={{ maxInlineSize: 'none' }}
      foot={
        <p>
          {receiptWords.wrongAddress}{' '}
          {onMend ? (
            <>
              {receiptWords.mend}{' '}
              <Button variant="quiet" size="small" onClick={onMend}>
                {receiptWords.putBack}
              </Button>{' '}
              {phoneWords.orRingUs}
            </>
          ) : (
            receiptWords.fillInAgain
          )}
          <CompanyPhone />.
        </p>
      }
    >
      <DescriptionList
        items={[
          { term: receiptWords.linkSentTo, description: mail },
          { term: receiptWords.reference, description: reference },
          { term: receiptWords.sent, description: when.format(new Date(sentAt)) },
        ]}
      />
      <NextSteps next={next} level={3} />
      {reference === '' ? null : (
        <Stack gap="2" sx={{ alignItems: 'start' }}>
          <LinkAgain by={{ reference }} label={receiptWords.linkAgain} />
        </Stack>
      )}
    </FormPanel>
  );
}
