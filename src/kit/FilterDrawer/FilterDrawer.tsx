import { useState, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import type { DialogCloseReason } from '../Dialog/index.ts';
import { FilterIcon } from '../icons/FilterIcon.ts';
import { filterDrawer } from '../messages/en-GB/filterDrawer.ts';
import { forcedColors, styled, token, useMessages, useThemedProps, type Owned, type Worded } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';

/** Reason why the drawer opened or closed; `unavailable`: its code could not be fetched. */
export type FilterDrawerReason = DialogCloseReason | 'trigger' | 'apply' | 'unavailable';

/** Props of {@link FilterDrawer}; every other prop of the kit's `Button` reaches the button that opens it. */
export interface FilterDrawerProps
  extends
    Omit<ButtonProps, 'href' | 'target' | 'rel' | 'replace' | 'loading' | 'messages' | 'onClick' | 'onFocus' | 'onPointerEnter'>,
    Worded<'filterDrawer'> {
  /** The category tree. Rendered only while the drawer is open. Default: none. */
  categories?: ReactNode;
  /** The brand filter below it; the button then names both. Default: none. */
  brands?: ReactNode;
  /** Any other facets, below those; the button then speaks of filters. Default: none. */
  children?: ReactNode;
  /** How many filters are on, without the search they narrow: shown and spoken on the button. Default: 0. */
  activeCount?: number;
  /** Whether there is anything for `onClear` to take away, applied or not. Default: when `activeCount` is above 0. */
  canClear?: boolean;
  /** How many products there are with these filters, when it is known. */
  resultCount?: number;
  /** That number is being fetched. Default: `false`. */
  loading?: boolean;
  /** Whether it is open, when the caller keeps that. */
  open?: boolean;
  /** Whether it is open at the start, when it keeps that itself. Default: `false`. */
  defaultOpen?: boolean;
  /** It was opened, or asks to be closed. Without an event when its code could not be fetched. */
  onOpenChange?: (event: object | null, open: boolean, reason: FilterDrawerReason) => void;
  /** The apply button was pressed; the drawer closes after it. */
  onApply?: (event: MouseEvent<HTMLElement>) => void;
  /** All filters are to go, not the search they narrow. Without it there is no such button. The drawer stays open. */
  onClear?: (event: MouseEvent<HTMLElement>) => void;
}

// Not needed for the first look: it comes when a finger or the focus is on the button.
const Panel = lazyOverlay(async () => (await import('./FilterDrawerPanel.tsx')).FilterDrawerPanel);

/** Stands on the corner of the button, whose size and neighbours it leaves as they are. */
const Count = styled('span', { name: 'TkFilterDrawer', slot: 'Count' })({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${token('space.2')})`,
  insetInlineEnd: `calc(-1 * ${token('space.2')})`,
  display: 'grid',
  placeContent: 'center',
  minInlineSize: token('size.icon.large'),
  blockSize: token('size.icon.large'),
  paddingInline: token('space.1-5'),
  borderRadius: token('radius.full'),
  background: token('color.ticket.background'),
  color: token('color.ticket.text'),
  fontSize: token('font.size.sm'),
  [forcedColors]: { border: `${token('border-width.hairline')} solid` },
});

const Root = styled(Button, { name: 'TkFilterDrawer' })<Owned>();

/**
 * The phone's way to categories, brands and other facets: a button that says how many filters are on, and a drawer with them and an apply button that says how
 * many products will come. The caller controls the choices inside.
 */
export function FilterDrawer(given: FilterDrawerProps): JSX.Element {
  const { categories, brands, children, activeCount = 0, canClear = activeCount > 0, ...more } = useThemedProps('TkFilterDrawer', given);
  const { resultCount, loading = false, open, defaultOpen = false, onOpenChange, onApply, onClear, messages, ...rest } = more;
  const texts = useMessages('filterDrawer', filterDrawer, messages);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;

  const change = (event: object | null, next: boolean, reason: FilterDrawerReason) => {
    setOwn(next);
    onOpenChange?.(event, next, reason);
  };

  return (
    <>
      <Root
        startIcon={<FilterIcon />}
        {...rest}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={(event) => change(event, true, 'trigger')}
      >
        {children ? texts.openWithOthers : brands ? texts.openWithBrands : texts.open}
        {activeCount > 0 ? (
          <Count>
            <span>{activeCount}</span>
            <span className="tk-visually-hidden">{` ${texts.active(activeCount)}`}</span>
          </Count>
        ) : null}
      </Root>
      <Panel
        {...{ categories, brands, others: children, canClear, resultCount, loading, texts, onClear }}
        open={isOpen}
        onClose={(event, reason) => change(event, false, reason)}
        onUnavailable={() => change(null, false, 'unavailable')}
        onApply={(event) => {
          onApply?.(event);
          change(event, false, 'apply');
        }}
      />
    </>
  );
}
