import { useId, useState, type ComponentProps, type ElementType, type JSX, type SyntheticEvent } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { sortMenu } from '../messages/en-GB/sortMenu.ts';
import { anchor, chosenLook, down, forcedColors, inRow, line, styled, token, up, useMessages, useThemedProps } from '../part.ts';
import type { Overridden, Owned, Rooted, Slotted, SlotProps, Worded } from '../part.ts';
import { focusInside } from '../utils/ground.ts';
import { hanging, hangingLook } from '../utils/hanging.ts';
import { mergeRefs } from '../utils/mergeRefs.ts';
import { useSwitchWarning } from '../utils/warnings.ts';
import { useSortMenu } from './useSortMenu.ts';

/** One order to choose. */
export interface SortMenuOption<Value extends string = string> {
  value: Value;
  /** Shown and spoken. */
  label: string;
}

/** Props of {@link SortMenu}; every other prop of a `<div>` reaches its root. */
export interface SortMenuProps<Value extends string = string>
  extends
    Omit<
      ComponentProps<'div'>,
      'onChange' | 'defaultValue' | 'children' | 'onPointerEnter' | 'onPointerMove' | 'onPointerLeave' | 'onBlur' | 'onKeyDown'
    >,
    Slotted<'button' | 'menu'>,
    Rooted,
    Worded<'sortMenu'> {
  /** The orders, in the sequence they are shown. */
  options: readonly SortMenuOption<Value>[];
  /** The order in force, when the caller keeps it. */
  value?: Value;
  /** The order at the start, when the menu keeps it. Default: the first option. */
  defaultValue?: Value;
  /** Another order was chosen. Choosing the one in force only closes the menu. */
  onChange?: (event: SyntheticEvent, value: Value) => void;
  /** Which edge of the button the menu keeps to. Below 640 px it stands at the bottom of the screen. Default: `end`. */
  align?: 'start' | 'end';
  /** Props of the button and of the menu. */
  slotProps?: SlotProps<{ button?: Omit<ComponentProps<'button'>, 'ref'>; menu?: Omit<ComponentProps<'ul'>, 'ref'> }, SortMenuProps<Value>>;
}

const Root = styled('div', { name: 'TkSortMenu' })<Owned>({
  ...anchor,
  position: 'relative',
  display: 'inline-block',
  // A row or grid does not stretch it: the menu hangs on its lower edge.
  blockSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '& > button': {
    ...inRow('space.2'),
    inlineSize: '100%',
    minBlockSize: token('size.control.medium'),
    padding: `${token('space.0-5')} ${token('space.3')}`,
    border: line('color.border.control'),
    borderRadius: token('radius.medium'),
    background: token('color.quiet-action.background'),
    color: token('color.quiet-action.text'),
    fontSize: token('font.size.sm'),
    textAlign: 'start',
    // On one line where there is room; large letters on a phone take up to three.
    '& > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      minInlineSize: 0,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lineHeight: token('font.line-height.snug'),
    },
    '& > span > span': { marginInlineEnd: token('space.1'), color: token('color.text.muted') },
    '& b': { fontWeight: token('font.weight.medium') },
    '& > svg': { marginInlineStart: 'auto' },
    '&[aria-expanded="true"]': { borderColor: token('color.border.strong'), background: token('color.quiet-action.background-hover') },
  },
  '& > ul': {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: token('layer.floating'),
    inlineSize: 'max-content',
    minInlineSize: '100%',
    maxInlineSize: `calc(100vw - 2 * ${token('space.gutter')})`,
    padding: 0,
    ...hangingLook,
    listStyle: 'none',
    overflow: 'hidden auto',
    [down('sm')]: {
      position: 'fixed',
      zIndex: token('layer.drawer'),
      inset: `auto ${token('space.gutter')} ${token('space.gutter')}`,
      inlineSize: 'auto',
      minInlineSize: 0,
      maxBlockSize: '80dvb',
    },
  },
  '&[data-align="end"] > ul': { insetInlineEnd: 0, [down('sm')]: { insetInlineEnd: token('space.gutter') } },
  [up('sm')]: {
    '& > ul': hanging({ insetBlockStart: 'anchor(end)', minInlineSize: 'anchor-size(inline)' }),
    '&[data-align="start"] > ul': hanging({ insetInlineStart: 'anchor(start)' }),
    '&[data-align="end"] > ul': hanging({ insetInlineEnd: 'anchor(end)' }),
  },
  '& [role="menuitemradio"]': {
    ...inRow('space.2'),
    inlineSize: '100%',
    minBlockSize: token('size.control.medium'),
    paddingInline: token('space.3'),
    border: 0,
    borderInlineStart: `${token('space.1')} solid transparent`,
    [forcedColors]: { borderInlineStartColor: 'Canvas' },
    background: 'transparent',
    color: token('color.text.default'),
    fontSize: token('font.size.sm'),
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...focusInside,
    '&:hover, &:focus': { background: token('color.surface.hover') },
    '&[aria-checked="true"]': {
      ...chosenLook,
      borderInlineStartColor: token('color.ticket.background'),
      fontWeight: token('font.weight.bold'),
      [forcedColors]: { borderInlineStartColor: 'Highlight' },
    },
  },
});

const Trigger = styled('button', { name: 'TkSortMenu', slot: 'Button' })();
const Menu = styled('ul', { name: 'TkSortMenu', slot: 'Menu' })();

/**
 * Chooses the order of a list: a menu button whose menu holds one radio item for each order. It opens when a mouse comes to rest on it, on a press,
 * and by Enter, Space and the arrow keys; Escape closes it wherever the focus is.
 *
 * Source of the behaviour: ARIA Authoring Practices, Menu Button.
 */
export function SortMenu<Value extends string = string, Root extends ElementType = ElementType>(
  given: Overridden<SortMenuProps<Value>, Root>,
): JSX.Element {
  const props = useThemedProps('TkSortMenu', given, { align: 'end' }, ['button', 'menu']);
  const { options, value, defaultValue, onChange, align, messages, slotProps, ...rest } = props;
  const texts = useMessages('sortMenu', sortMenu, messages);
  const [own, setOwn] = useState(defaultValue);
  useSwitchWarning('SortMenu', 'value', value);
  const current = value ?? own ?? options[0]?.value;
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === current),
  );
  const id = useId();
  const { open, root, button, menu, close, openAt, handlers } = useSortMenu(
    options.map((option) => option.label),
    chosen,
  );

  const choose = (event: SyntheticEvent, option: SortMenuOption<Value>) => {
    close(true);
    if (option.value === current) return;
    setOwn(option.value);
    onChange?.(event, option.value);
  };
  const { ref, ...rootProps } = rest;
  return (
    <Root {...rootProps} ref={mergeRefs(root, ref)} data-align={align} {...handlers}>
      <Trigger
        {...slotProps?.button}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-controls={open ? id : undefined}
        onClick={() => (open === 'asked' ? close(true) : openAt(chosen))}
      >
        <span>
          <span>{texts.label}</span> <b>{options[chosen]?.label}</b>
        </span>
        <ChevronDownIcon size="small" />
      </Trigger>
      {open ? (
        <Menu {...slotProps?.menu} ref={menu} id={id} role="menu" aria-label={texts.label}>
          {options.map((option) => (
            <li key={option.value} role="none">
              <button
                type="button"
                role="menuitemradio"
                value={option.value}
                tabIndex={-1}
                aria-checked={option.value === current}
                onClick={(event) => choose(event, option)}
              >
                {option.label}
              </button>
            </li>
          ))}
        </Menu>
      ) : null}
    </Root>
  );
}
