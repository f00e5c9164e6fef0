import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ElementType, JSX, MouseEvent, ReactNode, RefObject } from 'react';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { Anchor } from '../Link/index.ts';
import { activeFilters as activeFiltersMessages } from '../messages/en-GB/activeFilters.ts';
import { chosenLook, hover, line, sized, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';
import { bareList } from '../utils/bareList.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';

/** One filter that is on. */
export interface ActiveFilter {
  /** Identifies the filter; unique in the list. */
  id: string;
  /** Kind of the filter: "Brand". Spoken before the label. */
  group: string;
  /** Value of the filter: "Brightwell". */
  label: string;
  /** The address of the list without this filter. With it the chip is a link, otherwise a button. */
  href?: string;
}

/** Props of {@link ActiveFilters}; every other prop of a `<div>` reaches it. */
export interface ActiveFiltersProps extends Omit<ComponentProps<'div'>, 'children' | 'style'>, Styled, Rooted, Worded<'activeFilters'> {
  /** The filters that are on, in the order in which they were chosen. With none, nothing is shown. */
  filters: readonly ActiveFilter[];
  /** Called when a chip is pressed, link or button. */
  onRemove?: (event: MouseEvent<HTMLElement>, filter: ActiveFilter) => void;
  /** The address of the list without any filter. */
  clearHref?: string;
  /** Called when "Clear all" is pressed. Without it and `clearHref` that action is not offered. */
  onClear?: (event: MouseEvent<HTMLElement>) => void;
  /**
   * Takes the focus after "Clear all" and after a removal that no chip follows, so that it is not lost and the next press takes nothing away unasked: the
   * heading of the results, for instance.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

const Root = styled('div', { name: 'TkActiveFilters' })<Owned>({
  '&:empty': { display: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: token('space.2') },
  '& li': { maxInlineSize: '100%' },
  '& :is(a, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.1-5'),
    maxInlineSize: '100%',
    minBlockSize: token('size.control.small'),
    padding: `${token('space.1')} ${token('space.3')}`,
    border: line('color.border.strong'),
    borderRadius: token('radius.medium'),
    ...sized('font.size.sm', 'font.line-height.snug'),
    fontWeight: token('font.weight.medium'),
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ...chosenLook,
  },
  // On a line of its own it stands under the first chip.
  '& [data-clear]': {
    paddingInline: 0,
    borderInlineWidth: 0,
    borderColor: 'transparent',
    color: token('color.text.link'),
    background: 'none',
    textDecoration: 'underline',
  },
  [hover]: { '& :is(a, button):hover': { textDecoration: 'underline' }, '& [data-clear]:hover': { color: token('color.text.link-hover') } },
});

interface ChipProps {
  href: string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
  'aria-label'?: string;
  'data-filter'?: string;
  'data-clear'?: string;
}

function Chip({ href, ...rest }: ChipProps): JSX.Element {
  return href === undefined ? <button type="button" {...rest} /> : <Anchor href={href} {...rest} />;
}

/** The filters that are on, each with a way to take it off. The focus goes on to the next one, or to the heading of the results. */
export function ActiveFilters<Root extends ElementType = ElementType>(given: Overridden<ActiveFiltersProps, Root>): JSX.Element {
  const { filters, onRemove, clearHref, onClear, fallbackFocus, messages, ref, ...rest } = useThemedProps('TkActiveFilters', given);
  const texts = useMessages('activeFilters', activeFiltersMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  /** Place of the chip that was pressed, or `clear`. */
  const pressed = useRef<number | 'clear'>(undefined);

  useLayoutEffect(() => {
    const place = pressed.current;
    if (place === undefined) return;
    pressed.current = undefined;
    const chips = root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [];
    // The chip that came after the removed one stands in its place now.
    const next = place === 'clear' ? undefined : chips[place];
    (next ?? fallbackFocus?.current ?? chips[chips.length - 1])?.focus();
  }, [filters, fallbackFocus]);

  /** A press that opens another tab changes nothing here. */
  const remember = (event: MouseEvent<HTMLElement>, place: number | 'clear') => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) pressed.current = place;
  };

  return (
    <Root {...rest} ref={useMergedRefs(root, ref)}>
      {filters.length ? (
        <ul {...bareList} aria-label={texts.label}>
          {filters.map((filter, index) => (
            <li key={filter.id}>
              <Chip
                href={filter.href}
                data-filter=""
                aria-label={texts.remove(filter.group, filter.label)}
                onClick={(event) => {
                  remember(event, index);
                  onRemove?.(event, filter);
                }}
              >
                <span>{filter.label}</span>
                <CloseIcon size="small" />
              </Chip>
            </li>
          ))}
          {(clearHref !== undefined || onClear) && filters.length > 1 ? (
            <li>
              <Chip
                href={clearHref}
                data-clear=""
                onClick={(event) => {
                  remember(event, 'clear');
                  onClear?.(event);
                }}
              >
                {texts.clear}
              </Chip>
            </li>
          ) : null}
        </ul>
      ) : null}
    </Root>
  );
}
