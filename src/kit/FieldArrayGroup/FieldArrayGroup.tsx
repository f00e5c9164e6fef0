import { useEffect, useId, useRef, useState, type ComponentProps, type JSX, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SxProps } from '@mui/system';
import { Button } from '../Button/index.ts';
import { FormGroupContext, useFormFact, useFormParts } from '../Form/formContext.ts';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '../icons/index.ts';
import { fieldArrayGroup as fieldArrayGroupMessages } from '../messages/en-GB/forms.ts';
import { useMessages } from '../provider/index.ts';
import { down } from '../theme/media.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { indexIn } from './arrayModel.ts';
import { useFieldArrayItems } from './useFieldArrayItems.ts';

/** An item as its fields are told of it. */
export interface FieldArrayItem<Item extends object> {
  /** The path of the item, before that of a field: `directors[0]`. */
  name: string;
  /** From 0. */
  index: number;
  /** How many there are. */
  total: number;
  /** Its values now. */
  value: Item;
}

/** Props of {@link FieldArrayGroup}; every other prop of a `<div>` reaches it. */
export interface FieldArrayGroupProps<Item extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The path of the array: `directors`. */
  name: string;
  /** The fields of one item, their names beginning with `item.name`. */
  children: (item: FieldArrayItem<Item>) => ReactNode;
  /** An item of which nothing is known yet. */
  newItem: () => Item;
  /** Names an item: "Director 2 of 3". Default: "Item 2 of 3". */
  legend?: (position: number, total: number) => string;
  /** Names an item in the error summary, before what is wrong with it: "Director 2". Default: its legend. */
  shortName?: (position: number) => string;
  /** Fewest items: as long as there are no more, none can be removed. Default: `0`. */
  min?: number;
  /** Most items. Default: any number. */
  max?: number;
  /** One line about an item. With it items can be collapsed, and show it then. */
  summary?: (item: Item, index: number) => string | undefined;
  /** Level of the items' headings in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Replaces single texts. */
  messages?: Partial<Omit<typeof fieldArrayGroupMessages, 'legend'>>;
  /** Style overrides by the design tokens' grid and breakpoints. */
  sx?: SxProps;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: token('space.4'), minInlineSize: 0 });

const Item = styled('fieldset')({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: token('space.4'),
  border: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.raised'),
  '& > legend': {
    // Floating makes it an ordinary block, beside which the buttons can stand.
    float: 'inline-start',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: token('size.control.small'),
    marginInlineEnd: token('space.3'),
    padding: 0,
    '& > *': { fontSize: token('font.size.lg') },
    '&:focus-visible': { borderRadius: token('radius.small') },
    // No room beside it: the buttons have a line of their own.
    [down('sm')]: { inlineSize: '100%', marginInlineEnd: 0 },
  },
});

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space.1'),
  [down('sm')]: { justifyContent: 'flex-start', marginInlineStart: `calc(-1 * ${token('space.3')})` },
});

const Fields = styled('div')({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.5'),
  paddingBlockStart: token('space.4'),
});

const SummaryLine = styled('p')({
  clear: 'both',
  paddingBlockStart: token('space.1'),
  color: token('color.text.muted'),
  overflowWrap: 'anywhere',
});

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token('space.2')} ${token('space.4')}` });

/** Stands where the item was. */
const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.2'),
  padding: `${token('space.2')} ${token('space.4')}`,
  border: `${token('border-width.hairline')} dashed ${token('color.border.strong')}`,
  borderRadius: token('radius.medium'),
  background: token('color.surface.sunken'),
});

/** Where the focus goes once the items stand as asked. `index` -1 is the last. */
type Destination = { index: number; part: 'field' | 'legend' } | { part: 'undo' };

const firstField = 'input, select, textarea';

/**
 * Fields that repeat: directors, addresses, references. Items are added and removed, and the others keep their texts, files and messages. The focus goes to
 * the first field of an item that came. In the place of one that went it is said that it went, and the focus is on the button that puts it back; both stay until
 * the form is sent or they are dismissed. Several that went come back one by one, the last first.
 *
 * Source of the behaviour: MoJ Design System, Add another.
 */
export function FieldArrayGroup<Value extends object>({
  name,
  children,
  newItem,
  legend,
  shortName,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  summary,
  level = 3,
  messages,
  ...rest
}: FieldArrayGroupProps<Value>): JSX.Element {
  const { legend: defaultLegend, ...texts } = useMessages('fieldArrayGroup', fieldArrayGroupMessages, messages);
  const nameOf = legend ?? defaultLegend;
  const { store } = useFormParts();
  const { values, keys, add, remove, undoable, undo, dismiss } = useFieldArrayItems(name);
  const failure = useFormFact(store, (snapshot) => snapshot.failure);
  const total = values.length;
  const groupId = useId();
  const Heading = `h${level}` as const;
  const elements = useRef(new Map<string, HTMLFieldSetElement>());
  const undoButton = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());

  const destination = useRef<Destination | undefined>(undefined);
  useEffect(() => {
    const to = destination.current;
    destination.current = undefined;
    if (!to) return;
    if (to.part === 'undo') {
      undoButton.current?.focus();
      return;
    }
    const key = keys.at(to.index);
    const element = key === undefined ? undefined : elements.current.get(key);
    element?.querySelector<HTMLElement>(to.part === 'legend' ? 'legend' : firstField)?.focus();
  }, [keys]);

  const open = (key: string | undefined) =>
    setClosed((before) => {
      if (key === undefined || !before.has(key)) return before;
      const next = new Set(before);
      next.delete(key);
      return next;
    });

  // What is wrong must be seen: after sending has failed, and when the summary leads to a field inside.
  useEffect(() => {
    if (!failure) return;
    for (const [path, { message }] of store.fields()) {
      const index = message === undefined ? undefined : indexIn(path, name);
      if (index !== undefined) open(keys[index]);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each try, not whenever items change
  }, [failure]);
  useEffect(
    () =>
      store.onReveal((id) => {
        const found = [...elements.current].find(([, element]) => element.contains(document.getElementById(id)));
        if (found) flushSync(() => open(found[0]));
      }),
    [store],
  );

  const take = (index: number) => {
    destination.current = { part: 'undo' };
    remove(index, nameOf(index + 1, total));
  };

  // Whoever was added since may have taken the last place.
  const offer = undoable !== undefined && total < max ? undoable : undefined;
  const place = offer?.index;
  const removedName = offer?.label ?? '';
  const notice =
    place === undefined ? null : (
      <Notice key={`removed ${removedName}`}>
        <span id={`${groupId}-removed`}>{texts.removed(removedName)}</span>
        <Tools>
          <Button
            ref={undoButton}
            size="small"
            aria-describedby={`${groupId}-removed`}
            onClick={() => {
              destination.current = { index: place, part: 'legend' };
              undo();
              store.announce(texts.restored(removedName));
            }}
          >
            {texts.undo}
          </Button>
          <Button
            variant="bare"
            size="small"
            aria-describedby={`${groupId}-removed`}
            onClick={() => {
              addButton.current?.focus();
              dismiss();
            }}
          >
            {texts.dismiss}
          </Button>
        </Tools>
      </Notice>
    );

  return (
    <Root {...rest}>
      {keys.flatMap((key, index) => {
        const value = (values[index] ?? {}) as Value;
        const itemName = nameOf(index + 1, total);
        const isClosed = summary !== undefined && closed.has(key);
        const bodyId = `${groupId}-${index}`;
        const item = (
          <Item
            key={key}
            ref={(element) => {
              if (element) elements.current.set(key, element);
              return () => {
                elements.current.delete(key);
              };
            }}
          >
            <legend tabIndex={-1}>
              <Heading>{itemName}</Heading>
            </legend>
            <Tools>
              {summary ? (
                <Button
                  variant="bare"
                  size="small"
                  aria-expanded={!isClosed}
                  aria-controls={bodyId}
                  startIcon={isClosed ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
                  onClick={() => (isClosed ? open(key) : setClosed(new Set([...closed, key])))}
                >
                  {isClosed ? texts.expand : texts.collapse}
                  <span className="tk-visually-hidden"> {itemName}</span>
                </Button>
              ) : null}
              {total > min ? (
                <Button variant="bare" size="small" startIcon={<TrashIcon size="small" />} onClick={() => take(index)}>
                  {texts.remove}
                  <span className="tk-visually-hidden"> {itemName}</span>
                </Button>
              ) : null}
            </Tools>
            {isClosed ? <SummaryLine>{summary(value, index) || texts.nothing}</SummaryLine> : null}
            <Fields id={bodyId} hidden={isClosed}>
              <FormGroupContext value={shortName?.(index + 1) ?? itemName}>
                {children({ name: `${name}[${index}]`, index, total, value })}
              </FormGroupContext>
            </Fields>
          </Item>
        );
        return place === index ? [notice, item] : [item];
      })}
      {place !== undefined && place >= keys.length ? notice : null}
      <Foot>
        {total < max ? (
          <Button
            ref={addButton}
            startIcon={<PlusIcon size="small" />}
            onClick={() => {
              destination.current = { index: -1, part: 'field' };
              add(newItem());
            }}
          >
            {texts.add}
          </Button>
        ) : (
          <span>{texts.full(max)}</span>
        )}
      </Foot>
    </Root>
  );
}
