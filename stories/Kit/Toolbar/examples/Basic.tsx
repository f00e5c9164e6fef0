import { Button } from '@tarnbrook/kit/Button';
import { SortMenu } from '@tarnbrook/kit/SortMenu';
import { Toolbar } from '@tarnbrook/kit/Toolbar';

export function BasicExample() {
  return (
    <Toolbar
      start={<Button>Filters</Button>}
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
