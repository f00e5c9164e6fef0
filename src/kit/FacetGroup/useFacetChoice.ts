import { useState, type SyntheticEvent } from 'react';
import { chosenFirst, shownValues } from './facetModel.ts';

/** The values on offer, and those that are chosen. */
interface FacetChoiceProps {
  options: readonly string[];
  labelOf: (value: string) => string;
  countOf: (value: string) => number | undefined;
  first: number;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((event: SyntheticEvent, value: string[]) => void) | undefined;
}

/** The chosen values, whether the caller keeps them or this hook does, and the values that are shown. */
export function useFacetChoice({ options, labelOf, countOf, first, value, defaultValue, onChange }: FacetChoiceProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const [find, setFind] = useState('');
  const [all, setAll] = useState(false);

  // An unticked value stays where it is, also beyond the first ones: the focus is on it, and it can be ticked again.
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  // The sequence is fixed when a list of values comes, and stays while they are ticked: nothing moves under the pointer.
  const [order, setOrder] = useState(() => ({ options, names: chosenFirst(options, chosen) }));
  let { names } = order;
  if (order.options.length !== options.length || options.some((option, index) => option !== order.options[index])) {
    names = chosenFirst(options, chosen);
    setOrder({ options, names });
    setUnticked([]);
  }
  const known = new Set(names);
  const values = [...chosen.filter((each) => !known.has(each)), ...names];

  const set = (event: SyntheticEvent, next: string[]) => {
    setOwn(next);
    onChange?.(event, next);
  };
  return {
    chosen,
    values,
    /** Those in the list now. */
    shown: shownValues(values, { chosen: new Set([...chosen, ...unticked]), find, all, first, labelOf, countOf }),
    find,
    setFind,
    all,
    setAll,
    set,
    tick: (event: SyntheticEvent, ticked: string, isTicked: boolean) => {
      if (!isTicked) setUnticked([...unticked, ticked]);
      set(event, isTicked ? [...chosen, ticked] : chosen.filter((other) => other !== ticked));
    },
  };
}
