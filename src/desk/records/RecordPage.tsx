import type { JSX, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { Alert } from '../../kit/Alert/index.ts';
import { DescriptionList, type DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { ErrorState } from '../../kit/ErrorState/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { Spinner } from '../../kit/Spinner/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/styled.ts';
import { useTitle } from '../Sheet.tsx';
import { failureText } from '../useAction.ts';
import { useKeys } from '../useKeys.ts';
import { words } from '../words.ts';

/** A text that somebody typed, with its line breaks. */
export const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '70ch' });

/** Says what went wrong; nothing while nothing did. */
export function Failure({ text }: { text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null;
  return (
    <Alert severity="error" live="assertive">
      {text}
    </Alert>
  );
}

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
  useTitle(data ? title(data) : words.loading);
  if (error !== undefined && !data) return <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState>;
  if (!data) return <Spinner delay={300} label={words.loading} />;
  return (
    <Stack>
      <Heading level={1} size="lg">
        {title(data)}
      </Heading>
      <DescriptionList columns={2} items={facts(data)} />
      {children(data, () => void mutate())}
      <Link href="/">{words.back}</Link>
    </Stack>
  );
}
