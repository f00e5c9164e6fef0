import type { JSX, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { DescriptionList, type DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { styled } from '../../kit/theme/styled.ts';
import { PendingPage } from '../Failure.tsx';
import { Page } from '../Sheet.tsx';
import { useKeys } from '../useKeys.ts';
import { words } from '../words.ts';

/** A text that somebody typed, with its line breaks. */
export const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '70ch' });

/** One record, once it has come. */
export function RecordPage<Answer>({
  path,
  title,
  facts,
  children,
}: {
  path: string;
  title: (answer: Answer) => string;
  facts: (answer: Answer) => readonly DescriptionItem[];
  children: (answer: Answer, refresh: () => void) => ReactNode;
}): JSX.Element {
  const { data, error, mutate } = useSWR<Answer>(path);
  const navigate = useNavigate();
  useKeys({ u: () => void navigate('/') });
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  return (
    <Page title={title(data)}>
      <DescriptionList columns={2} items={facts(data)} />
      {children(data, () => void mutate())}
      <Link href="/">{words.back}</Link>
    </Page>
  );
}
