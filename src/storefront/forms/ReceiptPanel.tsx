import type { ReactNode } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { Button } from '../../kit/Button/index.ts';
import { DescriptionList, type DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../kit/FormPanel/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { NextSteps } from './NextSteps.tsx';
import type { Receipt } from './receipt.ts';
import { receiptWords } from './receiptWords.ts';

export interface ReceiptPanelProps {
  receipt: Receipt;
  /** The facts of the sending, such as the address. */
  facts: readonly DescriptionItem[];
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Further buttons beside Print. */
  actions: ReactNode;
  /** A way to correct what was sent. */
  foot?: ReactNode;
  /** A further way on, below the steps. */
  children?: ReactNode;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The receipt in the place of a form that was sent: its facts, the next steps, and Print. */
export function ReceiptPanel({ receipt: { reference, sentAt }, facts, next, actions, foot, children }: ReceiptPanelProps) {
  return (
    <FormPanel heading={receiptWords.heading} level={2} foot={foot}>
      <DescriptionList
        items={[
          ...facts,
          { term: receiptWords.reference, description: reference },
          { term: receiptWords.sent, description: when.format(new Date(sentAt)) },
        ]}
      />
      <NextSteps next={next} level={3} />
      {children}
      <Stack direction="row" gap="3" data-print="hide">
        <Button onClick={() => window.print()}>{receiptWords.print}</Button>
        {actions}
      </Stack>
    </FormPanel>
  );
}
