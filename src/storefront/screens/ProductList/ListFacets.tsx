import type { JSX } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { facetKey, type FacetName } from '../../../contract/facets.ts';
import { FacetGroup } from '../../../kit/FacetGroup/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { toggled } from '../../navigation/listState.ts';
import { articlesOf } from './useFacets.ts';
import { leadsTo } from '../../navigation/leadsTo.ts';
import { facetWords } from './facetWords.ts';

/** A facet is shown where one product in so many has a value of it: the species of fish say nothing of the whole range. */
const leastKnown = 5;

/** The facets of a list that the brand has, in its sequence. @param value - the values chosen, as addresses have them */
export function ListFacets({
  products,
  types,
  value,
  getHref,
  onChange,
}: {
  products: ProductsAnswer | undefined;
  /** Whether the types of goods, which stand before the brands, or all other facets, which follow them. */
  types: boolean;
  value: readonly string[];
  /** The address of the list with other values. Default: choosing leads nowhere at once. */
  getHref?: (facets: readonly string[]) => string;
  onChange: (facets: string[]) => void;
}): JSX.Element[] {
  const labels = useBrand().facets;
  return (Object.keys(labels) as FacetName[]).flatMap((name) => {
    const facet = products?.facets?.find((each) => each.name === name);
    if (!facet || (name === 'type') !== types) return [];
    const isOwn = (key: string) => key.startsWith(`${name}:`);
    const known = facet.values.reduce((sum, { total }) => sum + total, 0);
    if (known * leastKnown < articlesOf(products!) && !value.some(isOwn)) return [];
    return (
      <FacetGroup
        key={name}
        {...(getHref && leadsTo((each) => getHref(toggled(value, facetKey({ facet: name, value: each })))))}
        legend={labels[name]!}
        options={facet.values.map(({ total, ...option }) => ({ ...option, count: total }))}
        // Folded, so that the filters are little longer than the products.
        defaultExpanded={types}
        note={facetWords.notes[name]}
        // The chips above the list do it.
        showClear={false}
        value={value.filter(isOwn).map((key) => key.slice(name.length + 1))}
        onChange={(_event, chosen) =>
          onChange([...value.filter((key) => !isOwn(key)), ...chosen.map((each) => facetKey({ facet: name, value: each }))])
        }
      />
    );
  });
}
