import { ResultCount } from '@tarnbrook/kit/ResultCount';
import { SortMenu } from '@tarnbrook/kit/SortMenu';
import { Toolbar } from '@tarnbrook/kit/Toolbar';

export function BasicExample() {
  return (
    <Toolbar
      start={<ResultCount total={214} page={1} pageSize={12} />}
      end={
        <SortMenu
          options={[
            { value: 'popular', label: 'Popularity' },
            { value: 'newest', label: 'Newest first' },
          ]}
        />
      }
    />
  );
}
