import { useId, useRef, useState, type ComponentProps, type JSX, type Ref, type SyntheticEvent } from 'react';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { brandFilter } from '../messages/en-GB/filters.ts';
import { useMessages } from '../provider/index.ts';
import { styled, token } from '../theme/index.ts';
import { findBox } from '../utils/findBox.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { chosenFirst, FEW, shownBrands } from './brandFilterModel.ts';

/** Props of {@link BrandFilter}; every other prop of a `<fieldset>` reaches its root. */
export interface BrandFilterProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children' | 'ref'> {
  /** The brands on offer, in the sequence they are shown. A new list puts the chosen ones first again. */
  options: readonly string[];
  /** The chosen brands, when the caller keeps them. One that is not on offer is shown all the same, so that it can be removed. */
  value?: readonly string[];
  /** The chosen brands at the start, when the filter keeps them. Default: none. */
  defaultValue?: readonly string[];
  /** A brand was ticked or unticked, or all were cleared: the brands chosen now. */
  onChange?: (event: SyntheticEvent, value: string[]) => void;
  /** Most brands that can be chosen at once: then no other can be ticked, and it says so. Default: any number. */
  max?: number;
  /** The checkboxes' name, when they are part of a form that the browser sends. */
  name?: string;
  /** Replaces single texts. */
  messages?: Partial<typeof brandFilter>;
  /** Props of the find box. */
  slotProps?: { find?: Omit<ComponentProps<'input'>, 'onChange' | 'onKeyDown'> };
  /** The root element. */
  ref?: Ref<HTMLFieldSetElement>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('fieldset')({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: token('font.size.sm'),
  '& > legend': {
    // Floating makes it an ordinary block, beside which the button can stand – or below, where letters are large.
    float: 'inline-start',
    maxInlineSize: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token('space.2'),
    marginInlineEnd: token('space.4'),
    minBlockSize: token('size.control.small'),
    padding: 0,
    fontFamily: token('font.family.heading'),
    fontSize: token('font.size.lg'),
    fontWeight: token('font.weight.heading'),
    '& > small': {
      color: token('color.text.muted'),
      fontSize: token('font.size.sm'),
      fontWeight: token('font.weight.regular'),
    },
  },
  '& > [data-clear]': {
    float: 'inline-end',
    marginInlineEnd: `calc(-1 * ${token('space.2')})`,
    paddingInline: token('space.2'),
  },
  '& > input': findBox,
  '& > input, & > ul': { clear: 'both' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > [aria-expanded]': { marginInlineStart: `calc(-1 * ${token('space.2')})`, paddingInline: token('space.2') },
  '& > output, & > [data-full]': { color: token('color.text.muted') },
  '& > [data-full]:not(:empty)': { clear: 'both', paddingBlock: token('space.1') },
});

/** Brands to tick, up to some hundred: the chosen ones first, ten to begin with, a box to find within. */
export function BrandFilter({
  options,
  value,
  defaultValue = [],
  onChange,
  max = Infinity,
  name,
  messages,
  slotProps,
  ref,
  ...rest
}: BrandFilterProps): JSX.Element {
  const texts = useMessages('brandFilter', brandFilter, messages);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const [find, setFind] = useState('');
  const [all, setAll] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const listId = useId();

  // What was unticked stays where it is, also beyond the first ten: the focus is on it, and it can be ticked again.
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
  const isChosen = new Set(chosen);
  const shown = shownBrands(brands, new Set([...chosen, ...unticked]), find, all);
  const many = brands.length > FEW;
  const isFull = chosen.length >= max;

  const change = (event: SyntheticEvent, next: string[]) => {
    setOwn(next);
    onChange?.(event, next);
  };
  const clear = (event: SyntheticEvent) => {
    change(event, []);
    // The button goes; whoever pressed it stays in the list.
    root.current?.querySelector<HTMLElement>('[type="checkbox"]')?.focus({ preventScroll: true });
  };

  return (
    <Root {...rest} ref={mergeRefs(root, ref)}>
      <legend>
        {texts.legend}
        {chosen.length ? <small>{texts.chosen(chosen.length)}</small> : null}
      </legend>
      {chosen.length ? (
        <Button data-clear="" variant="bare" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      ) : null}
      {many ? (
        <input
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          autoComplete="off"
          spellCheck={false}
          {...slotProps?.find}
          aria-controls={listId}
          value={find}
          onChange={(event) => setFind(event.target.value)}
          // Enter would send the form that the filter may be part of.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <p data-full="" aria-live="polite">
        {isFull ? texts.full(max) : null}
      </p>
      <ul id={listId}>
        {shown.map((brand) => (
          <li key={brand}>
            <Checkbox
              label={brand}
              name={name}
              value={brand}
              checked={isChosen.has(brand)}
              disabled={isFull && !isChosen.has(brand)}
              onChange={(event, checked) => {
                if (!checked) setUnticked([...unticked, brand]);
                change(event, checked ? [...chosen, brand] : chosen.filter((other) => other !== brand));
              }}
            />
          </li>
        ))}
      </ul>
      <output className={find && shown.length ? 'tk-visually-hidden' : undefined}>
        {find ? (shown.length ? texts.found(shown.length) : texts.noneFound(find)) : brands.length ? null : texts.none}
      </output>
      {many && !find.trim() ? (
        <Button variant="bare" size="small" aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(brands.length)}
        </Button>
      ) : null}
    </Root>
  );
}
