import { useRef, useState, type JSX } from 'react';
import type { FormGuide } from '../../../brands/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { LinkAgain } from '../../forms/LinkAgain.tsx';
import type { Receipt } from '../../forms/receipt.ts';
import { ReceiptPanel } from '../../forms/ReceiptPanel.tsx';
import { receiptWords } from './receiptWords.ts';

/** Props of {@link RegistrationReceipt}. */
interface RegistrationReceiptProps {
  receipt: Receipt;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Restores the sent values to the form, to correct the address, and gives how to undo that when something had been typed since. Absent after a reload, when they are no longer known. */
  onMend?: (() => (() => void) | undefined) | undefined;
}

/** The button that restores the sent values, and the one that undoes it. */
function PutBack({ onMend }: Required<Pick<RegistrationReceiptProps, 'onMend'>>): JSX.Element {
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
export function RegistrationReceipt({ receipt: { mail, reference, sentAt }, next, onMend }: RegistrationReceiptProps): JSX.Element {
  return (
    <ReceiptPanel
      facts={[
        { term: receiptWords.linkSentTo, description: mail },
        { term: receiptWords.reference, description: reference },
      ]}
      sentAt={sentAt}
      next={next}
      foot={
        <Stack gap="3">
          <p>
            <span>{`${receiptWords.wrongAddress} ${onMend ? receiptWords.mend : receiptWords.fillInAgain}`}</span>
            <CompanyPhone />.
          </p>
          {onMend ? <PutBack onMend={onMend} /> : null}
        </Stack>
      }
    >
      {reference === '' ? null : (
        <Stack gap="2" sx={{ alignItems: 'start' }}>
          <LinkAgain by={{ reference }} label={receiptWords.linkAgain} />
        </Stack>
      )}
    </ReceiptPanel>
  );
}
