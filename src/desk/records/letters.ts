import useSWR from 'swr';
import type { BrandLetters } from '../../server/desk/answers.ts';
import { useSession } from '../session.ts';

/**
 * The brand's letters, and the function that fills one in. The answer to whether they are awaited is no as well when they cannot be had: then a letter is written
 * without them.
 */
export function useLetters(facts: Readonly<Record<string, string>>) {
  const { member } = useSession();
  const { data, error } = useSWR<BrandLetters>('/letters', { revalidateOnFocus: false });
  const values: Readonly<Record<string, string>> = { staff: member?.name ?? '', ...facts };
  const fill = (text: string | undefined): string => (text ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  return { letters: data, areAwaited: data === undefined && error === undefined, fill };
}
