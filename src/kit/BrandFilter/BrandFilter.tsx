import { useId, useRef, type ComponentProps, type JSX, type Ref, type SyntheticEvent } from 'react';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { brandFilter } from '../messages/en-GB/brandFilter.ts';
import { useMessages } from '../provider/index.ts';
import { styled, token } from '../theme/index.ts';
import { findBox } from '../utils/findBox.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { FEW } from './brandFilterModel.ts';
import { useBrandChoice } from './useBrandChoice.ts';

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
  /** Whether a button beside the heading takes all brands away. Not where another one does, as in a drawer. Default: `true`. */
  showClear?: boolean;
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

interface FindBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onChange: (text: string) => void;
}

function FindBox({ label, onChange, ...rest }: FindBoxProps): JSX.Element {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
      // Enter would send the form that the filter may be part of.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

/** Brands to tick, up to some hundred: the chosen ones first; of more than twelve ten to begin with, and a box to find within. */
export function BrandFilter({
  options,
  value,
  defaultValue = [],
  onChange,
  max = Infinity,
  showClear = true,
  name,
  messages,
  slotProps,
  ref,
  ...rest
}: BrandFilterProps): JSX.Element {
  const texts = useMessages('brandFilter', brandFilter, messages);
  const { chosen, brands, shown, find, setFind, all, setAll, set, tick } = useBrandChoice({ options, value, defaultValue, onChange });
  const root = useRef<HTMLFieldSetElement>(null);
  const listId = useId();
  const many = brands.length > FEW;
  const isFull = chosen.length >= max;

  const clear = (event: SyntheticEvent) => {
    set(event, []);
    // The button goes; the focus of the visitor who pressed it moves to the list.
    root.current?.querySelector<HTMLElement>('[type="checkbox"]')?.focus({ preventScroll: true });
  };

  return (
    <Root {...rest} ref={mergeRefs(root, ref)}>
      <legend>
        <span>{texts.legend}</span>
        {chosen.length ? <small>{texts.chosen(chosen.length)}</small> : null}
      </legend>
      {showClear && chosen.length ? (
        <Button data-clear="" variant="bare" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      ) : null}
      {many ? <FindBox label={texts.find} {...slotProps?.find} aria-controls={listId} value={find} onChange={setFind} /> : null}
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
              checked={chosen.includes(brand)}
              disabled={isFull && !chosen.includes(brand)}
              onChange={(event, isTicked) => tick(event, brand, isTicked)}
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
