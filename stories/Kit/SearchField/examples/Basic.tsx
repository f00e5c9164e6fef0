import { useState } from 'react';
import { SearchField } from '@tarnbrook/kit/SearchField';

export function BasicExample() {
  const [asked, setAsked] = useState('');
  return (
    <>
      <SearchField
        placeholder="Search for products"
        onSearch={(event, text) => {
          event.preventDefault();
          setAsked(text);
        }}
      />
      {asked && <p>Results for “{asked}”</p>}
    </>
  );
}
