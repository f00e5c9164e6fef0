import type { JSX } from 'react';
import { FacetGroup, type FacetGroupProps } from '../FacetGroup/index.ts';
import { brandFilter } from '../messages/en-GB/brandFilter.ts';
import { styled, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';

/** Props of {@link BrandFilter}; every other prop of a `<fieldset>` reaches its root. */
export interface BrandFilterProps
  extends Omit<FacetGroupProps, 'legend' | 'options' | 'messages' | 'first' | 'note'>, Worded<'brandFilter'> {
  /** The brands on offer, in the sequence they are shown. A new list puts the chosen ones first again. */
  options: readonly string[];
  /** How many products choosing a brand gives, by its name. A brand that is missing has none. Default: not said. */
  counts?: Readonly<Record<string, number>> | undefined;
}

const Root = styled(FacetGroup, { name: 'TkBrandFilter' })<Owned>();

/** Brands to tick, up to some hundred: the chosen ones first; of more than eight six to begin with, and a box to find within. */
export function BrandFilter(given: BrandFilterProps): JSX.Element {
  const { options, counts, messages, ...rest } = useThemedProps('TkBrandFilter', given);
  const { legend, ...texts } = useMessages('brandFilter', brandFilter, messages);
  return (
    <Root
      {...rest}
      legend={legend}
      options={options.map((value) => (counts ? { value, count: counts[value] ?? 0 } : { value }))}
      messages={texts}
    />
  );
}
