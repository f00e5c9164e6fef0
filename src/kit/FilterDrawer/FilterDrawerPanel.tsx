import { useEffect, useRef, type JSX, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogCloseHandler } from '../Dialog/index.ts';
import type { filterDrawer } from '../messages/en-GB/filterDrawer.ts';
import { styled, token, wrapping } from '../part.ts';

interface FilterDrawerPanelProps {
  categories: ReactNode;
  brands: ReactNode;
  others: ReactNode;
  resultCount: number | undefined;
  loading: boolean;
  onApply: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onClear: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  open: boolean;
  canClear: boolean;
  texts: typeof filterDrawer;
  onClose: DialogCloseHandler;
}

const Slots = styled('div')({ display: 'grid', gap: token('space.6') });

const Actions = styled('div')({
  ...wrapping('space.2'),
  // Side by side the yellow one takes the room; one below the other both are as wide as the drawer.
  '& > button': { flex: '1 0 auto' },
  '& > [data-variant="action"]': { flexGrow: 99 },
});

/** The drawer itself, loaded when it is first needed. */
export function FilterDrawerPanel(props: FilterDrawerPanelProps): JSX.Element {
  const { categories, brands, others, canClear, resultCount, loading, open, texts, onClose, onApply, onClear } = props;
  const heading = useRef<HTMLSpanElement>(null);
  const clear = useRef<HTMLElement>(null);
  // Pressed, the button has nothing more to do: the focus goes on to the top of the drawer, from where new filters are chosen.
  useEffect(() => {
    if (!canClear && clear.current?.matches(':focus')) heading.current?.focus();
  }, [canClear]);
  const apply = resultCount === 0 ? texts.nothing : texts.apply(resultCount);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <span ref={heading} tabIndex={-1}>
          {others ? texts.titleWithOthers : texts.title}
        </span>
      }
      placement="start"
      footer={
        <Actions>
          {onClear ? (
            <Button ref={clear} disabled={!canClear} onClick={onClear}>
              {texts.clear}
            </Button>
          ) : null}
          <Button variant="contained" aria-busy={loading || undefined} onClick={onApply}>
            {apply}
          </Button>
          <output className="tk-visually-hidden">{loading || resultCount === undefined ? null : apply}</output>
        </Actions>
      }
    >
      <Slots>
        {categories}
        {brands}
        {others}
      </Slots>
    </Dialog>
  );
}
