import { ResultCount } from '@tarnbrook/kit/ResultCount';

export function BasicExample() {
  return <ResultCount total={214} page={2} pageSize={12} order="Popularity" />;
}
