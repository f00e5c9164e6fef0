import { useState, type FocusEvent } from 'react';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { paths } from '../../contract/pages.ts';
import { SearchField, type SearchFieldProps } from '../../kit/SearchField/index.ts';
import type * as Late from './Suggestions.tsx';

export interface SuggestedSearchProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'place' | 'size'> {
  /** Enter or the icon: the trimmed text. */
  onSearch: (text: string) => void;
}

/** A search box of the shop. The code of its suggestions is fetched when somebody touches it; until then, and without them, it searches all the same. */
export function SuggestedSearch({ onSearch, ...rest }: SuggestedSearchProps) {
  const [late, setLate] = useState<typeof Late>();
  const [text, setText] = useState('');
  const load = () => void (late ?? import('./Suggestions.tsx').then(setLate, console.error));
  return (
    <SearchField
      {...rest}
      action={`${paths.productList}/`}
      slotProps={{ input: { maxLength: searchTextMaxLength } }}
      onPointerDown={load}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        load();
        if (target instanceof HTMLInputElement) setText(target.value);
      }}
      onChange={(event, typed) => {
        if (event) load();
        setText(typed);
      }}
      onSearch={(_event, searched) => {
        setText(searched);
        late?.rememberSearch(searched);
        onSearch(searched);
      }}
    >
      {late ? <late.Suggestions text={text} /> : null}
    </SearchField>
  );
}
