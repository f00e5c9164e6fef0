import { use, useRef, useState, type ChangeEvent, type ComponentProps, type JSX } from 'react';
import { paginationTools } from '../messages/en-GB/paginationTools.ts';
import { styled, token, useMessages, useThemedProps, wrapping, type Owned, type Slotted, type SlotProps, type Worded } from '../part.ts';
import { fieldLook } from '../utils/findBox.ts';
import { PaginationContext } from './paginationContext.ts';

/** Props of {@link PaginationTools}; every other prop of a `<span>` reaches its root. */
export interface PaginationToolsProps
  extends Omit<ComponentProps<'span'>, 'children'>, Slotted<'size' | 'jump'>, Worded<'paginationTools'> {
  /** Sizes of a page to choose from: `[12, 24, 48]`. Default: none can be chosen. */
  pageSizes?: readonly number[];
  /** How many items a page has, when the caller keeps it. */
  pageSize?: number;
  /** How many it has at the start, when the tools keep it themselves. Default: the first of `pageSizes`. */
  defaultPageSize?: number;
  /** Another size was chosen. The caller says which page shows the same items now. */
  onPageSizeChange?: (event: ChangeEvent<HTMLSelectElement>, pageSize: number) => void;
  /** Offers to go to a page by its number; beyond the ends the nearest end counts. Default: `false`. */
  jump?: boolean;
  /** Props of the list of sizes and of the field for a number. */
  slotProps?: SlotProps<{ size?: ComponentProps<'select'>; jump?: ComponentProps<'input'> }, PaginationToolsProps>;
}

const Root = styled('span', { name: 'TkPaginationTools' })<Owned>({
  ...wrapping('space.2', 'space.6'),
  justifyContent: 'center',
  paddingBlockStart: token('space.3'),
  fontFamily: token('font.family.text'),
  fontSize: token('font.size.sm'),
  color: token('color.text.muted'),
  '& > *, & label': { display: 'flex', alignItems: 'center', gap: token('space.2') },
});

const control = { ...fieldLook, minBlockSize: token('size.control.medium') } as const;

const Size = styled('select', { name: 'TkPaginationTools', slot: 'Size' })(control);
const Jump = styled('input', { name: 'TkPaginationTools', slot: 'Jump' })({ ...control, inlineSize: token('space.16') });

/** The choice of a page's size and the way to a page by its number, inside a `Pagination`. */
export function PaginationTools(given: PaginationToolsProps): JSX.Element {
  const props = useThemedProps('TkPaginationTools', given, {}, ['size', 'jump']);
  const { pageSizes, pageSize, defaultPageSize, onPageSizeChange, jump, slotProps, messages, ...rest } = props;
  const texts = useMessages('paginationTools', paginationTools, messages);
  const bar = use(PaginationContext);
  const [ownSize, setOwnSize] = useState(defaultPageSize ?? pageSizes?.[0]);
  // A number is meant for the page that it was typed on.
  const [typed, setTyped] = useState({ on: bar?.current, digits: '' });
  const digits = typed.on === bar?.current ? typed.digits : '';
  const go = useRef<HTMLSpanElement>(null);

  return (
    <Root {...rest}>
      {pageSizes ? (
        <label>
          <span>{texts.pageSize}</span>
          <Size
            {...slotProps?.size}
            value={pageSize ?? ownSize}
            onChange={(event) => {
              setOwnSize(Number(event.target.value));
              onPageSizeChange?.(event, Number(event.target.value));
            }}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Size>
        </label>
      ) : null}
      {jump && bar ? (
        <span ref={go}>
          <label>
            <span>{texts.jump}</span>
            <Jump
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              {...slotProps?.jump}
              value={digits}
              onChange={(event) => setTyped({ on: bar.current, digits: event.target.value.replaceAll(/\D/gu, '') })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // A form around it is not sent; a link is followed as if it was pressed.
                event.preventDefault();
                go.current?.querySelector<HTMLElement>('a, button')?.click();
              }}
            />
          </label>
          {bar.item(Number(digits) || bar.current, texts.go(digits), texts.goShort, 'jump')}
        </span>
      ) : null}
    </Root>
  );
}
