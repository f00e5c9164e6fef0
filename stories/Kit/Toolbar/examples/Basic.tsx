import { Button } from '@tarnbrook/kit/Button';
import { ActiveFilters } from '@tarnbrook/kit/ActiveFilters';
import { SortMenu } from '@tarnbrook/kit/SortMenu';
import { Toolbar } from '@tarnbrook/kit/Toolbar';

export function BasicExample() {
  return (
    <Toolbar
      start={<Button>Filters</Button>}
      wide={<ActiveFilters filters={[{ id: 'cola', group: 'Search', label: 'cola', href: '#all' }]} />}
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
