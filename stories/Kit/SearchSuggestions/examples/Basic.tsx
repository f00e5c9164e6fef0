import { useState } from 'react';
import { SearchField } from '@tarnbrook/kit/SearchField';
import { SearchSuggestions } from '@tarnbrook/kit/SearchSuggestions';

const known = ['cola', 'cola zero', 'cooking oil', 'coffee beans'];

export function BasicExample() {
  const [text, setText] = useState('');
  const suggestions = known.filter((word) => text && word.startsWith(text.toLowerCase())).map((word) => ({ text: word }));
  return (
    <SearchField value={text} onChange={(_event, value) => setText(value)}>
      <SearchSuggestions suggestions={suggestions} />
    </SearchField>
  );
}
