import { useState } from 'react';
import { FacetGroup } from '@tarnbrook/kit/FacetGroup';

export function BasicExample() {
  const [storage, setStorage] = useState(['frozen']);
  return (
    <FacetGroup
      legend="Storage"
      options={[
        { value: 'ambient', label: 'Ambient', count: 4233 },
        { value: 'chilled', label: 'Chilled', count: 866 },
        { value: 'frozen', label: 'Frozen', count: 2338 },
      ]}
      value={storage}
      onChange={(_event, chosen) => setStorage(chosen)}
    />
  );
}
