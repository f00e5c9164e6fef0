import { useId, useRef, useState, type ComponentProps, type JSX, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { facetGroup } from '../messages/en-GB/facetGroup.ts';
import { inHeadingType, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Slotted, SlotProps, Worded } from '../part.ts';
import { findBox } from '../utils/findBox.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { FIRST, isMany } from './facetModel.ts';
import { useFacetChoice } from './useFacetChoice.ts';

/** A value of a facet. */
export interface FacetOption {
  /** Its value in `value` and `onChange`. */
  value: string;
  /** Its name. Default: the value. */
  label?: string;
  /** How many products choosing it gives, with everything that is chosen elsewhere. Default: not said. */
  count?: number;
}

/** Props of {@link FacetGroup}; every other prop of a `<fieldset>` reaches its root. */
export interface FacetGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>, Slotted<'find'>, Worded<'facetGroup'> {
  /** Name of the facet: "Storage". */
  legend: string;
  /** The values on offer, in the sequence they are shown. A new list puts the chosen ones first again. */
  options: readonly FacetOption[];
  /** The chosen values, when the caller keeps them. One that is not on offer is shown all the same, so that it can be removed. */
  value?: readonly string[];
  /** The chosen values at the start, when the group keeps them. Default: none. */
  defaultValue?: readonly string[];
  /** A value was ticked or unticked, or all were cleared: the values chosen now. */
  onChange?: (event: SyntheticEvent, value: string[]) => void;
  /** How many are shown at first, those with most products; up to two more are never hidden. Default: 6. */
  first?: number;
  /** Most values that can be chosen at once: then no other can be ticked, and it says so. Default: any number. */
  max?: number;
  /** Makes the legend a button that folds the values, and says whether they are shown at first; chosen ones are. Default: none, always shown. */
  defaultExpanded?: boolean;
  /** Whether a button beside the heading takes all values away. Not where another one does, as in a drawer. Default: `true`. */
  showClear?: boolean;
  /** A sentence below the legend, such as "Check the label." Default: none. */
  note?: ReactNode;
  /** The checkboxes' name, when they are part of a form that the browser sends. */
  name?: string;
  /** Props of the find box. */
  slotProps?: SlotProps<{ find?: ComponentProps<'input'> }, FacetGroupProps>;
}

const Root = styled('fieldset', { name: 'TkFacetGroup' })<Owned>({
  position: 'relative',
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
    ...inHeadingType('font.weight.heading'),
    fontSize: token('font.size.md'),
    '& > small': { color: token('color.text.muted'), fontSize: token('font.size.sm'), fontWeight: token('font.weight.regular') },
  },
  '&[data-folded] > :not(legend, [data-clear])': { display: 'none' },
  // Beside Clear it leaves room for it.
  '&:not(:has(> [data-clear])) > legend:has(> button)': { inlineSize: '100%', marginInlineEnd: 0 },
  // There the number that is chosen stands before the arrow.
  '&:not(:has(> [data-clear])) > legend:has(> button) > small': {
    position: 'absolute',
    insetInlineEnd: token('space.8'),
    pointerEvents: 'none',
  },
  '& > legend > button': {
    flex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: 'inherit',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  },
  '& > [data-clear]': { float: 'inline-end', marginInlineEnd: `calc(-1 * ${token('space.2')})`, paddingInline: token('space.2') },
  '& > input': findBox,
  '& > input, & > ul': { clear: 'both' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  // Numbered as list items, thousands would take a browser seconds whenever something beside them changes.
  '& li': { display: 'block' },
  // Rows as close as a target may be, since a list of filters is longer than its page of products.
  '@media (pointer: fine)': {
    '& li > label': { minBlockSize: token('size.target'), paddingBlock: token('space.1') },
    '& > legend:has(> button), & > legend:has(> button) + [data-clear]': {
      minBlockSize: `max(${token('space.8')}, ${token('size.target')})`,
      paddingBlock: 0,
    },
  },
  '& li small': { color: token('color.text.muted'), fontSize: 'inherit' },
  '& > [data-note]': { clear: 'both' },
  '& > [aria-expanded]': { marginInlineStart: `calc(-1 * ${token('space.2')})`, paddingInline: token('space.2') },
  '& > output, & > [data-full]': { color: token('color.text.muted') },
  '& > [data-full]:not(:empty)': { clear: 'both', paddingBlock: token('space.1') },
});

const Find = styled('input', { name: 'TkFacetGroup', slot: 'Find' })();

const FindBox = ({ find, setFind, ...rest }: ComponentProps<'input'> & { find: string; setFind: (text: string) => void }): JSX.Element => (
  <Find
    type="search"
    autoComplete="off"
    spellCheck={false}
    aria-label={rest.placeholder}
    {...rest}
    value={find}
    onChange={(event) => setFind(event.target.value)}
    // Enter would send the form that the filter may be part of.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
);

function withCount(label: string, count: number | undefined, texts: typeof facetGroup): ReactNode {
  if (count === undefined) return label;
  return (
    <>
      {label} <small>{texts.count(count)}</small>
      <span className="tk-visually-hidden">{` ${texts.products(count)}`}</span>
    </>
  );
}

/** The values of a facet to tick, as alternatives: with their numbers of products, the chosen ones first; of many some to begin with, and a box to find within. */
export function FacetGroup(given: FacetGroupProps): JSX.Element {
  const props = useThemedProps('TkFacetGroup', given, { defaultValue: [], first: FIRST, max: Infinity, showClear: true }, ['find']);
  const { legend, options, value, defaultValue, onChange, first, max, defaultExpanded, showClear, note, name, messages, ...others } = props;
  const { slotProps, ref, ...rest } = others;
  const texts = useMessages('facetGroup', facetGroup, messages);
  useSwitchWarning('FacetGroup', 'value', value);
  const known = new Map(options.map((option) => [option.value, option]));
  const labelOf = (of: string) => known.get(of)?.label ?? of;
  const [opened, setOpened] = useState<boolean>();
  const { chosen, values, shown, find, setFind, all, setAll, set, tick } = useFacetChoice({
    options: options.map((option) => option.value),
    labelOf,
    countOf: (of) => known.get(of)?.count,
    first,
    value,
    defaultValue,
    onChange(event, next) {
      // A choice neither opens nor folds the group that somebody looks at.
      setOpened(isExpanded);
      onChange?.(event, next);
    },
  });
  const isExpanded = opened ?? (defaultExpanded !== false || chosen.length > 0);
  const root = useRef<HTMLFieldSetElement>(null);
  const listId = useId();
  const many = isMany(values.length, first);
  const isFull = chosen.length >= max;
  const ticked = new Set(chosen);

  const clear = (event: SyntheticEvent) => {
    set(event, []);
    // The button goes; the focus of the visitor who pressed it moves to the list, or to the button that shows it.
    root.current?.querySelector<HTMLElement>(isExpanded ? '[type="checkbox"]' : 'button')?.focus({ preventScroll: true });
  };

  return (
    <Root {...rest} ref={mergeRefs(root, ref)} data-folded={isExpanded ? undefined : ''}>
      <legend>
        {defaultExpanded === undefined ? (
          <span>{legend}</span>
        ) : (
          <button type="button" aria-expanded={isExpanded} onClick={() => setOpened(!isExpanded)}>
            {legend}
            <ChevronDownIcon />
          </button>
        )}
        {chosen.length ? <small>{texts.chosen(chosen.length)}</small> : null}
      </legend>
      {showClear && chosen.length ? (
        <Button data-clear="" variant="text" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      ) : null}
      {note ? <div data-note="">{note}</div> : null}
      {many ? <FindBox placeholder={texts.find} {...slotProps?.find} aria-controls={listId} {...{ find, setFind }} /> : null}
      <p data-full="" aria-live="polite">
        {isFull ? texts.full(max) : null}
      </p>
      <ul id={listId}>
        {shown.map((each) => (
          <li key={each}>
            <Checkbox
              label={withCount(labelOf(each), known.get(each)?.count, texts)}
              name={name}
              value={each}
              checked={ticked.has(each)}
              disabled={isFull && !ticked.has(each)}
              onChange={(event, isTicked) => tick(event, each, isTicked)}
            />
          </li>
        ))}
      </ul>
      <output className={find && shown.length ? 'tk-visually-hidden' : undefined}>
        {find ? (shown.length ? texts.found(shown.length) : texts.noneFound(find)) : values.length ? null : texts.none}
      </output>
      {many && !find.trim() ? (
        <Button variant="text" size="small" aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(values.length)}
        </Button>
      ) : null}
    </Root>
  );
}
