import { isValidElement, useEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { Section } from '../../src/kit/Section/index.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';

export { example } from './example.tsx';

/** Looks by their captions: the props that make each, beside the story's own, or an element that draws it. */
type Row<P> = Readonly<Record<string, Partial<P> | JSX.Element>>;

/** A part of the looks under a heading: one axis, or the rows and the columns of a table whose cells have the props of both. */
type Grid<P> = readonly [rows: Readonly<Record<string, Partial<P>>>, columns: Readonly<Record<string, Partial<P>>>];
type Part<P> = Row<P> | Grid<P>;
const isGrid = <P,>(part: Part<P>): part is Grid<P> => Array.isArray(part);

/** How looks are laid out. */
interface Layout {
  /** Smallest width of a look in pixels; as many as fit stand side by side. Default: each has the whole width */
  readonly min?: number;
  /** Whether captions stand beside the looks where there is room, one look a row. Default: above */
  readonly aside?: boolean;
  /** Whether looks are as wide as they are by themselves, in a row that wraps; for small components. Default: false */
  readonly inline?: boolean;
  /** Takes as much of the window as there is, up to 900 px, where the other stories stand in a narrow column. Default: false */
  readonly wide?: boolean;
  /** Shows the last part on the other grounds of a `Section`, too. Default: false */
  readonly grounds?: boolean;
}

const gap = token('space.4');
const Parts = styled('div')({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  containerType: 'inline-size',
});
const Title = styled('div')({
  marginBlockEnd: token('space.3'),
  paddingBlockEnd: token('space.1'),
  borderBlockEnd: `${token('border-width.hairline')} solid`,
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.heading'),
});
const Caption = styled('div')({
  marginBlockEnd: token('space.1'),
  fontSize: token('font.size.xs'),
  color: token('color.text.muted'),
  overflowWrap: 'anywhere',
});
const Cells = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.6'), alignItems: 'start' });
const Rows = styled(Cells)({
  gap: token('space.2'),
  '@container (inline-size >= 40rem)': {
    '& > *': { display: 'grid', gridTemplateColumns: `${token('space.24')} minmax(0, 1fr)`, alignItems: 'center' },
  },
});
const Inline = styled('div')({ display: 'flex', flexWrap: 'wrap', gap, alignItems: 'end' });
// A section, so that a header or a footer in it is no landmark and several can be shown.
const Look = styled('section')({ minInlineSize: 0 });
// A table stays one where there is little room: it scrolls sideways, and its shadow says so.
const Table = styled('fieldset')({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  paddingInline: 0,
  gridTemplateColumns: 'max-content repeat(var(--columns), max-content)',
  alignItems: 'center',
  gap: `${token('space.4')} ${token('space.3')}`,
  overflowX: 'auto',
  paddingBlock: token('space.1'),
  '& [data-row]': { margin: 0, paddingInlineEnd: token('space.2'), fontWeight: token('font.weight.medium') },
});

/** A caption: a name of a prop or of its value as words. */
const wordsOf = (name: string): string => {
  const words = /^[a-z]+(?:[A-Z][a-z]+)+$/u.test(name) ? name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`) : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Columns that are drawn as under a pointer, a press or the focus of the keyboard. */
const states: Readonly<Record<string, string>> = { Hover: ':hover', Pressed: ':active', Focused: ':focus-visible' };

/** Gives an element by hand the styles that it has in a state: as text, since the single properties of a `background` made of a variable are empty. */
function pretend(element: Element | null | undefined, state: string, rules: CSSRuleList): void {
  for (const rule of rules) {
    const own = rule instanceof CSSStyleRule && rule.selectorText.includes(state) ? rule : undefined;
    const plain = own?.selectorText.replaceAll(state, ':is(*)') ?? '';
    if (own && CSS.supports(`selector(${plain})`) && element?.matches(plain)) (element as HTMLElement).style.cssText += own.style.cssText;
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches))
      pretend(element, state, rule.cssRules);
  }
}

/** Draws a component's looks under captions. */
function draw<P extends object>(
  Component: ComponentType<P>,
  args: Partial<P>,
  part: Part<P>,
  title: string,
  { min, inline, aside }: Layout,
): JSX.Element {
  const look = (props: Partial<P> | JSX.Element): JSX.Element =>
    isValidElement(props) ? props : <Component {...({ ...args, ...props } as P)} />;
  if (isGrid(part)) {
    const [rows, columns] = part;
    return (
      <Table className="sb-scroll" aria-label={title} tabIndex={0} style={{ '--columns': Object.keys(columns).length } as object}>
        <span />
        {Object.keys(columns).map((column) => (
          <Caption key={column} data-row="">
            {wordsOf(column)}
          </Caption>
        ))}
        {Object.entries(rows).flatMap(([row, props]) => [
          <Caption key={row} data-row="">
            {wordsOf(row)}
          </Caption>,
          ...Object.entries(columns).map(([column, more]) => (
            <Look
              key={`${row} ${column}`}
              ref={(place) => {
                if (column in states)
                  for (const { cssRules } of document.styleSheets) pretend(place?.firstElementChild, states[column]!, cssRules);
              }}
            >
              {look({ ...props, ...more })}
            </Look>
          )),
        ])}
      </Table>
    );
  }
  // A look that asks how much room there is means its own.
  const own = min ? { containerType: 'inline-size' as const } : undefined;
  const Place = inline ? Inline : aside ? Rows : Cells;
  return (
    <Place style={min ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` } : undefined}>
      {Object.entries(part).map(([caption, props]) => (
        <Look key={caption} style={own}>
          <Caption>{wordsOf(caption)}</Caption>
          {look(props)}
        </Look>
      ))}
    </Place>
  );
}

/** A grey block in the place of what a layout holds. */
export const block = (words: string): JSX.Element => (
  <div className="sb-room">
    <p>{words}</p>
  </div>
);

/** Decorators that put stories into a column as narrow as the component usually stands in; `wide` looks take more. @param maxInlineSize - in pixels */
export const inColumn = (maxInlineSize: number): [(Story: ComponentType) => JSX.Element] => [
  (Story) => (
    <div className="sb-column" style={{ '--column': `${maxInlineSize}px` } as object}>
      <Story />
    </div>
  ),
];

/** The props of looks that differ in one of a component's props, by its values. @param more - props of all of them */
export const by = <const Name extends string, const Value, More extends object>(
  prop: Name,
  values: readonly Value[],
  more?: More,
): Record<string, Record<Name, Value> & More> =>
  Object.fromEntries(values.map((value) => [String(value), { [prop]: value, ...more } as Record<Name, Value> & More]));

interface AfterProps {
  /** Something that happens to a look once it is there, and that its props cannot say. */
  act: (look: HTMLElement) => unknown;
  children: JSX.Element;
}

/** A look after something has happened to it: a drag, a key. Docs pages run no play functions. */
export function After({ act, children }: AfterProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void act(place.current!), [act]);
  return <div ref={place}>{children}</div>;
}

const grounds = ['plain', 'sunken', 'inverse'] as const;

/** Looks on the ground that a reader of a docs page chooses. */
function OnGround({ children }: { children: JSX.Element }): JSX.Element {
  const [tone, setTone] = useState<(typeof grounds)[number]>('plain');
  return (
    <Section tone={tone} aria-label={`On ${tone} ground`}>
      <div className="sb-chips">
        {grounds.map((each) => (
          <button key={each} type="button" aria-pressed={each === tone} onClick={() => setTone(each)}>
            {`On ${each} ground`}
          </button>
        ))}
      </div>
      {children}
    </Section>
  );
}

/**
 * Renders the story that shows all looks of a component, each under a caption.
 *
 * @param parts - by their headings: `Variants`, `Sizes`, `States` …
 */
export function looks<P extends object>(
  layout: Layout,
  Component: ComponentType<P>,
  parts: Readonly<Record<string, Part<NoInfer<P>>>>,
): (args: Partial<P>, context?: { viewMode?: string }) => JSX.Element {
  const titles = Object.keys(parts);
  const drawn = (args: Partial<P>, some = titles): JSX.Element => (
    <Parts data-wide={layout.wide}>
      {some.map((title) => (
        <div key={title}>
          {titles.length > 1 && <Title>{title}</Title>}
          {draw(Component, args, parts[title]!, title, layout)}
        </div>
      ))}
    </Parts>
  );
  const onGrounds = (args: Partial<P>, { viewMode }: { viewMode?: string } = {}): JSX.Element =>
    viewMode === 'docs' ? (
      <OnGround>{drawn(args)}</OnGround>
    ) : (
      <>
        {grounds.map((tone) => (
          <Section key={tone} tone={tone} aria-label={`On ${tone} ground`}>
            <Caption>On {tone} ground</Caption>
            {tone === 'plain' ? drawn(args) : drawn(args, titles.slice(-1))}
          </Section>
        ))}
      </>
    );
  return layout.grounds ? onGrounds : (args) => drawn(args);
}
