import type { JSX, ReactNode } from 'react';
import type { FormGuide } from '../../brands/pages.ts';
import { DescriptionList, type DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../kit/FormPanel/index.ts';
import { NextSteps } from './NextSteps.tsx';
import { receiptWords } from './receiptWords.ts';

/** Props of {@link ReceiptPanel}. */
export interface ReceiptPanelProps {
  /** The facts of the sending, such as the address. */
  facts: readonly DescriptionItem[];
  /** When it was sent, in ISO 8601. */
  sentAt: string;
  /** The next steps, in the brand's words. */
  next: FormGuide['next'];
  /** Ways to mend what was sent. */
  foot: ReactNode;
  /** Further ways on, below the steps. */
  children?: ReactNode;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The receipt above a form that was sent: the facts of it, and the next steps. */
export function ReceiptPanel({ facts, sentAt, next, foot, children }: ReceiptPanelProps): JSX.Element {
  return (
    <FormPanel heading={receiptWords.heading} level={2} foot={foot}>
      <DescriptionList items={[...facts, { term: receiptWords.sent, description: when.format(new Date(sentAt)) }]} />
      <NextSteps next={next} level={3} />
      {children}
    </FormPanel>
  );
}
