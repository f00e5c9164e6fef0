import { useState } from 'react';
import { FieldArrayList } from '@tarnbrook/kit/FieldArrayGroup';
import { TextInput } from '@tarnbrook/kit/TextField';

export function PlainStateExample() {
  const [items, setItems] = useState([{ key: 'first', value: { name: '' } }]);
  return (
    <FieldArrayList
      items={items}
      min={1}
      max={5}
      legend={(position, total) => `Branch ${position} of ${total}`}
      messages={{ add: 'Add another branch' }}
      onAdd={() => setItems([...items, { key: crypto.randomUUID(), value: { name: '' } }])}
      onRemove={(_event, index) => setItems(items.filter((_, at) => at !== index))}
    >
      {({ index, value }) => (
        <TextInput
          label="Name of the branch"
          value={value.name}
          onChange={(_event, name) => setItems(items.map((item, at) => (at === index ? { ...item, value: { name } } : item)))}
        />
      )}
    </FieldArrayList>
  );
}
