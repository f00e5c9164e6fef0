/** The parts that docs pages of components share. */
import { Controls, Story, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { usePane } from '../../.storybook/surroundings.tsx';
import { Button } from '../../src/kit/Button/index.ts';
import { EmptyState } from '../../src/kit/EmptyState/index.ts';
import aliasesOf from './aliases.json' with { type: 'json' };
import { Canvas, WhenNear, type StoryExport } from './canvas.tsx';
import { components, purposes, roomOf } from './components.ts';
import { ComponentLinks, TokenChip } from './tokens.tsx';

export { Canvas };

const factsOf = (name: string) => {
  const facts = components[name];
  if (!facts) throw new Error(`Nothing is known of a component ${name}: run \`npm run facts\`.`);
  return facts;
};

/** Says of a component its weight and what is related. @param related - components that are used together with it or instead of it: `Alert, ResultPanel` */
export function ComponentFacts({ of, related }: { of: string; related: string }): JSX.Element {
  const { kB, laterKB } = factsOf(of);
  return (
    <dl className="sb-facts sb-unstyled" data-room={roomOf(of)}>
      <div>
        <dt>Related</dt>
        <dd>
          <ComponentLinks names={related.split(', ')} />
        </dd>
      </div>
      <div>
        <dt>Accessibility</dt>
        <dd>WCAG 2.2 AA, both brands, light and dark</dd>
      </div>
      <div>
        <dt>Weight</dt>
        <dd title="Compressed, for an application that has React alone; components share most of it">
          {kB} kB{laterKB > 0 && `, ${laterKB} kB more in use`}
        </dd>
      </div>
    </dl>
  );
}

/** A component's props, and the story that the controls change. */
export const Props = ({ of }: { of: StoryExport }): JSX.Element => (
  <>
    <Canvas of={of} />
    <Controls of={of} />
  </>
);

/** Every token that the component's source names. */
export function TokensUsed({ of }: { of: string }): JSX.Element {
  const { tokens } = factsOf(of);
  if (tokens.length === 0) return <p>None: its looks are those of the components it is made of.</p>;
  return (
    <ul className="sb-tokens sb-unstyled">
      {tokens.map((name) => (
        <li key={name}>
          <TokenChip name={name} />
        </li>
      ))}
    </ul>
  );
}

/** Components as cards, each with its picture, name and sentence. */
export function Cards({ of }: { of: readonly string[] }): JSX.Element {
  const { brand, mode } = usePane();
  return (
    <ul className="sb-cards sb-unstyled">
      {of.map((name) => {
        const { summary } = factsOf(name);
        return (
          <li key={name}>
            <a href={`./?path=/docs/kit-${name.toLowerCase()}--docs`} target="_top">
              <img src={`./cards/${name}-${brand}-${mode}.webp`} alt="" width={400} height={250} loading="lazy" />
              <strong>{name}</strong>
              <span>{summary}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Names that other kits have for components, for those who search by them. */
const aliases: Readonly<Record<string, string>> = aliasesOf;

/** All components as cards by purpose, with a field and buttons that narrow them. */
export function ComponentIndex(): JSX.Element {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const matches = (name: string): boolean => {
    const { purpose, summary } = components[name]!;
    const text = `${name} ${purpose} ${summary} ${aliases[name] ?? ''}`.toLowerCase();
    const all = words.toLowerCase().split(/\s+/u);
    return (!chosen || purpose === chosen) && all.every((word) => text.includes(word));
  };
  const found = Object.keys(components).filter(matches);
  const groups = purposes.map((purpose) => ({ purpose, group: found.filter((name) => components[name]!.purpose === purpose) }));
  return (
    <div className="sb-index">
      <label>
        Find a component
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <output>{found.length === 1 ? '1 component' : `${found.length} components`}</output>
      <div className="sb-chips">
        {[undefined, ...purposes].map((purpose) => (
          <button key={purpose ?? 'All'} type="button" aria-pressed={purpose === chosen} onClick={() => setChosen(purpose)}>
            {purpose ?? 'All'}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState title={`No component matches “${words}”`}>
          <Button onClick={() => (setWords(''), setChosen(undefined))}>Show all components</Button>
        </EmptyState>
      )}
      {groups
        .filter(({ group }) => group.length > 0)
        .map(({ purpose, group }) => (
          <section key={purpose}>
            <h2>{purpose}</h2>
            <Cards of={group} />
          </section>
        ))}
    </div>
  );
}

/** A part of a component's anatomy. */
interface Part {
  /** Selector of its element in the story; the first match is marked. */
  at: string;
  name: string;
  /** Notes about it. */
  note?: ReactNode;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part's box, and the mark that stands outside of all parts with a line to it; in pixels, from the corner of the story. */
interface Mark {
  box: Box;
  side: Side;
  /** Of the mark's middle. */
  x: number;
  y: number;
  /** End of the line, on the part's edge. */
  toX: number;
  toY: number;
}

/** Distance between the parts and the middle of a mark, and the smallest between two marks. */
const reach = 26;
const apart = 28;

/** Boxes of the parts, from the corner of `stage`, undefined for parts that are not rendered yet; and of all that must not be covered. */
function findParts(stage: HTMLElement, parts: readonly Part[]): { boxes: (Box | undefined)[]; others: Box[]; width: number } {
  const corner = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  const inset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  // Nothing dims a panel that is explained.
  frame?.contentDocument?.querySelector('html')?.setAttribute('data-anatomy', '');
  const content: ParentNode | null | undefined = frame ? frame.contentDocument?.body : (stage.querySelector('.sb-pane') ?? stage);
  const boxesOf = (selector: string): Box[] =>
    [...(content?.querySelectorAll(selector) ?? [])]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [inset.left - corner.left, inset.top - corner.top];
        return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
      });
  return {
    boxes: parts.map(({ at }) => boxesOf(at)[0]),
    width: corner.width,
    others: boxesOf('a, button, label, input, img, p, h2, h3, legend, small'),
  };
}

/** Whether a line, which is level or upright, goes through a part that is not around the line's own. */
const isCrossed = (other: Box, own: Box, [x1, y1, x2, y2]: readonly [number, number, number, number]): boolean =>
  other !== own &&
  !(other.left <= own.left && other.right >= own.right && other.top <= own.top && other.bottom >= own.bottom) &&
  Math.min(x1, x2) < other.right &&
  Math.max(x1, x2) > other.left &&
  Math.min(y1, y2) < other.bottom &&
  Math.max(y1, y2) > other.top;

/** Places the marks round all parts: each on the side that its part is nearest to, those of one side in a row, none nearer to another than can be read. */
function placeMarks({ boxes, others, width }: ReturnType<typeof findParts>): (Mark | undefined)[] {
  const known = boxes.filter((box) => box !== undefined);
  const hull = {
    left: Math.max(0, Math.min(...known.map(({ left }) => left))) - reach,
    top: Math.min(...known.map(({ top }) => top)) - reach,
    right: Math.min(width, Math.max(...known.map(({ right }) => right))) + reach,
    bottom: Math.max(...known.map(({ bottom }) => bottom)) + reach,
  };
  const crowd: Record<Side, number> = { left: 0, right: 0, top: 0, bottom: 0 };
  const marks = boxes.map((box): Mark | undefined => {
    if (!box) return undefined;
    const [x, y] = [Math.min((box.left + box.right) / 2, Math.max(0, box.left) + 160), Math.min((box.top + box.bottom) / 2, box.top + 60)];
    const all: (Mark & { cost: number })[] = [
      { box, side: 'left', x: hull.left, y, toX: box.left - 4, toY: y, cost: box.left - hull.left },
      { box, side: 'right', x: hull.right, y, toX: box.right + 4, toY: y, cost: hull.right - box.right },
      { box, side: 'top', x, y: hull.top, toX: x, toY: box.top - 4, cost: box.top - hull.top },
      { box, side: 'bottom', x, y: hull.bottom, toX: x, toY: box.bottom + 4, cost: hull.bottom - box.bottom },
    ];
    const costOf = ({ side, x: atX, y: atY, toX, toY, cost }: (typeof all)[number]): number =>
      cost +
      12 * crowd[side] +
      60 *
        others.filter((other) => atX + 12 > other.left && atX - 12 < other.right && atY + 12 > other.top && atY - 12 < other.bottom)
          .length +
      60 * known.filter((other) => isCrossed(other, box, [atX, atY, toX, toY])).length;
    const mark = all.reduce((best, next) => (costOf(next) < costOf(best) ? next : best));
    crowd[mark.side] += 1;
    return mark;
  });
  for (const [sides, along] of [
    [['left', 'right'], 'y'],
    [['top', 'bottom'], 'x'],
  ] as const)
    for (const side of sides) {
      const row = marks.filter((mark) => mark?.side === side).toSorted((one, other) => one![along] - other![along]);
      row.forEach((mark, index) => {
        if (index > 0) mark![along] = Math.max(mark![along], row[index - 1]![along] + apart);
      });
    }
  return marks;
}

/** A text with code between backticks. */
const withCode = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>)) : text;

/** A live story with numbered marks on its parts, and their legend, which shows the part that is pointed at. */
export function Anatomy({ of, parts }: { of: StoryExport; parts: readonly Part[] }): JSX.Element {
  const { story } = useOf(of, ['story']);
  const component = story.title.split('/').at(-1)!;
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<(Mark | undefined)[]>([]);
  const [pointed, setPointed] = useState(-1);
  useLayoutEffect(() => {
    const element = stage.current!;
    let known = '';
    const look = (): void => {
      const found = findParts(element, parts);
      const now = JSON.stringify(found);
      if (now !== known) setMarks(placeMarks(found));
      known = now;
    };
    // The marks are placed again and again, since stories load late, also in frames, and move with their pictures and the window.
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [parts]);
  const box = marks[pointed]?.box;
  return (
    <figure
      className="sb-anatomy sb-unstyled"
      data-room={component in components ? roomOf(component) : 'wide'}
      data-missing={parts.filter((_, index) => !marks[index]).map(({ name }) => name)}
    >
      <div ref={stage}>
        <WhenNear of={of}>
          <Story of={of} />
        </WhenNear>
        {box && (
          <span className="sb-part" style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }} />
        )}
        <svg aria-hidden="true">
          {marks.map((mark, index) => mark && <line key={parts[index]!.name} x1={mark.x} y1={mark.y} x2={mark.toX} y2={mark.toY} />)}
          {marks.map((mark, index) => mark && <circle key={parts[index]!.name} cx={mark.toX} cy={mark.toY} r="3" />)}
        </svg>
        {marks.map(
          (mark, index) =>
            mark && (
              <span key={parts[index]!.name} aria-hidden="true" data-mark={mark.side} style={{ left: mark.x, top: mark.y }}>
                {index + 1}
              </span>
            ),
        )}
      </div>
      <figcaption>
        <ol>
          {parts.map(({ name, note }, index) => (
            <li key={name} onPointerEnter={() => setPointed(index)} onPointerLeave={() => setPointed(-1)}>
              <strong>{name}</strong>
              {note && <>. {withCode(note)}</>}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function AdviceExample({ kind, sentence, children }: { kind: 'Do' | 'Don’t'; sentence: string; children: JSX.Element }): JSX.Element {
  return (
    <figure data-kind={kind}>
      {/* To be looked at, not used: half of it is wrong. */}
      <div className="sb-unstyled" inert>
        {children}
      </div>
      <figcaption>
        <strong>{kind}</strong> {sentence}
      </figcaption>
    </figure>
  );
}

interface AdviceProps {
  do: JSX.Element;
  /** Says in a sentence what is right about it. */
  why: string;
  dont: JSX.Element;
  /** Says in a sentence what is wrong about it. */
  whyNot: string;
}

/** Shows the same thing as it should be and as it should not, side by side, in the brand and mode of the toolbar. */
export const Advice = ({ do: right, why, dont: wrong, whyNot }: AdviceProps): JSX.Element => (
  <div className="sb-advice">
    <AdviceExample kind="Do" sentence={why}>
      {right}
    </AdviceExample>
    <AdviceExample kind="Don’t" sentence={whyNot}>
      {wrong}
    </AdviceExample>
  </div>
);
