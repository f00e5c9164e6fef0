import { useState, type SyntheticEvent } from 'react';
import { useSwitchWarning } from '../utils/warnings.ts';
import { chosenFirst, shownBrands } from './brandFilterModel.ts';

/** The brands on offer, and those that are chosen. */
interface BrandChoiceProps {
  options: readonly string[];
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((event: SyntheticEvent, value: string[]) => void) | undefined;
}

/** The brands of a filter, and how they change. */
interface BrandChoice {
  chosen: readonly string[];
  /** All of them, in their sequence. */
  brands: readonly string[];
  /** Those in the list now. */
  shown: readonly string[];
  /** The text in the find box. */
  find: string;
  setFind: (text: string) => void;
  /** Whether all are shown, not the first ten. */
  all: boolean;
  setAll: (all: boolean) => void;
  set: (event: SyntheticEvent, chosen: string[]) => void;
  tick: (event: SyntheticEvent, brand: string, isTicked: boolean) => void;
}

/** The chosen brands, whether the caller keeps them or this hook does, and the brands that are shown. */
export function useBrandChoice({ options, value, defaultValue, onChange }: BrandChoiceProps): BrandChoice {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  useSwitchWarning('BrandFilter', 'value', value);
  const [find, setFind] = useState('');
  const [all, setAll] = useState(false);

  // An unticked brand stays where it is, also beyond the first ten: the focus is on it, and it can be ticked again.
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  // The sequence is fixed when a list of brands comes, and stays while they are ticked: nothing moves under the pointer.
  const [order, setOrder] = useState(() => ({ options, names: chosenFirst(options, chosen) }));
  let { names } = order;
  if (order.options.length !== options.length || options.some((option, index) => option !== order.options[index])) {
    names = chosenFirst(options, chosen);
    setOrder({ options, names });
    setUnticked([]);
  }
  const known = new Set(names);
  const brands = [...chosen.filter((brand) => !known.has(brand)), ...names];

  const set = (event: SyntheticEvent, next: string[]) => {
    setOwn(next);
    onChange?.(event, next);
  };
  return {
    chosen,
    brands,
    shown: shownBrands(brands, new Set([...chosen, ...unticked]), find, all),
    find,
    setFind,
    all,
    setAll,
    set,
    tick: (event, brand, isTicked) => {
      if (!isTicked) setUnticked([...unticked, brand]);
      set(event, isTicked ? [...chosen, brand] : chosen.filter((other) => other !== brand));
    },
  };
}
