import type { FormGuide } from '../../../brands/pages.ts';
import { StartStack } from '../../layout/stacks.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { LinkAgain } from '../../forms/LinkAgain.tsx';
import type { Receipt } from '../../forms/receipt.ts';
import { ReceiptPanel } from '../../forms/ReceiptPanel.tsx';
import { receiptWords } from './receiptWords.ts';
import { sharedWords } from '../../words.ts';

interface RegistrationReceiptProps {
  receipt: Receipt;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Opens the form with the sent values, to correct the address. Absent after a reload, when they are no longer known, and while the form is open. */
  onChange: (() => void) | undefined;
  /** Opens the empty form. Absent while it is open. */
  onAnother: (() => void) | undefined;
}

/** The receipt in the place of the form after a registration was sent: the address of the link, the reference, and the next steps. */
export function RegistrationReceipt({ receipt, next, onChange, onAnother }: RegistrationReceiptProps) {
  const { mail, reference } = receipt;
  return (
    <ReceiptPanel
      receipt={receipt}
      facts={[{ term: receiptWords.linkSentTo, description: mail }]}
      next={next}
      actions={onAnother ? <Button onClick={onAnother}>{sharedWords.anotherBusiness}</Button> : null}
      foot={
        onChange && (
          <Stack direction="row" gap="3">
            <span>{receiptWords.wrongAddress}</span>
            <Button size="small" onClick={onChange}>
              {receiptWords.change}
            </Button>
          </Stack>
        )
      }
    >
      {reference === '' ? null : (
        <StartStack gap="2">
          <LinkAgain by={{ reference }} label={receiptWords.linkAgain} />
        </StartStack>
      )}
    </ReceiptPanel>
  );
}
