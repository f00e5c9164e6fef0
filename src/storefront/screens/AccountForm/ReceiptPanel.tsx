import { useRef, useState, type JSX } from 'react';
import type { FormGuide } from '../../../brands/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DescriptionList } from '../../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { LinkAgain } from '../../forms/LinkAgain.tsx';
import { NextSteps } from '../../forms/NextSteps.tsx';
import type { ShownReceipt } from './receipt.ts';
import { receiptWords } from './receiptWords.ts';

/** Props of {@link ReceiptPanel}. */
interface ReceiptPanelProps {
  receipt: ShownReceipt;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Restores the sent values to the form, to correct the address, and gives how to undo that when something had been typed since. Absent after a reload, when they are no longer known. */
  onMend?: (() => (() => void) | undefined) | undefined;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The button that restores the sent values, and the one that undoes it. */
function PutBack({ onMend }: Required<Pick<ReceiptPanelProps, 'onMend'>>): JSX.Element {
  const [undo, setUndo] = useState<() => void>();
  const putBack = useRef<HTMLElement>(null);
  return (
    <Stack direction="row" gap="3">
      <Button
        ref={putBack}
        size="small"
        onClick={() => {
          const goBack = onMend?.();
          setUndo(() => goBack);
        }}
      >
        {receiptWords.putBack}
      </Button>
      <output>{undo ? receiptWords.replaced : null}</output>
      {undo ? (
        <Button
          size="small"
          onClick={() => {
            undo();
            setUndo(undefined);
            putBack.current?.focus();
          }}
        >
          {receiptWords.undo}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The receipt above the form after a registration was sent: the address of the link, the reference, and the next steps. */
export function ReceiptPanel({ receipt: { mail, reference, sentAt }, next, onMend }: ReceiptPanelProps): JSX.Element {
  return (
    <FormPanel
      heading={receiptWords.heading}
      level={2}
      foot={
        <Stack gap="3">
          <p>
            {receiptWords.wrongAddress} {onMend ? receiptWords.mend : receiptWords.fillInAgain}
            <CompanyPhone />.
          </p>
          {onMend ? <PutBack onMend={onMend} /> : null}
        </Stack>
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
