/** Stories on docs pages. */
import { Canvas as StorybookCanvas, Story, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type JSX, type ReactNode } from 'react';

export type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>;

/** How far below the window a frame begins to load. */
const nearMargin = '0px 0px 200px';

/** Whether a story is part of the page or in a frame, and how high. */
const placeOf = ({ parameters }: { parameters?: unknown }) =>
  (parameters as { docs?: { story?: { inline?: boolean; height?: string } } }).docs?.story ?? {};

/**
 * A story that is shown in a frame waits until the reader comes near it: each frame starts a Storybook of its own, and a page with several would open after all
 * of them. The browser's own lazy loading begins too early for that, 1250 px and more below the window.
 */
export function WhenNear({ of, children }: { of: StoryExport; children: ReactNode }): JSX.Element {
  const { inline, height } = placeOf(useOf(of, ['story']).story);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(inline !== false);
  useEffect(() => {
    if (isNear) return undefined;
    const observer = new IntersectionObserver((seen) => setIsNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: nearMargin,
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [isNear]);
  // A frame of a form is as high as the form.
  useEffect(() => {
    if (!isNear || inline !== false || height !== 'auto') return undefined;
    const timer = setInterval(() => {
      const frame = place.current?.querySelector('iframe');
      const content = frame?.contentDocument?.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
      if (content > 0) frame!.style.height = `${Math.ceil(content) + 16}px`;
    }, 250);
    return () => clearInterval(timer);
  }, [isNear, inline, height]);
  return (
    <div
      ref={place}
      className={isNear ? undefined : 'sb-waiting'}
      style={isNear ? undefined : { blockSize: height === 'auto' ? '30rem' : height }}
    >
      {isNear && children}
    </div>
  );
}

type CanvasProps = Omit<ComponentProps<typeof StorybookCanvas>, 'of'> & {
  of: StoryExport;
  /** Title under which it is folded. Default: it is open */
  folded?: string;
};

/** Storybook's canvas, whose frame loads when the reader comes near it. */
export function Canvas({ of, folded, ...rest }: CanvasProps): JSX.Element {
  const canvas = (
    <div className="sb-canvas">
      <WhenNear of={of}>
        <StorybookCanvas of={of} {...rest} />
      </WhenNear>
    </div>
  );
  return folded ? (
    <details className="sb-fold">
      <summary>{folded}</summary>
      {canvas}
    </details>
  ) : (
    canvas
  );
}

function State({ of }: { of: StoryExport }): JSX.Element {
  const { story } = useOf(of, ['story']);
  const { inline, height } = placeOf(story);
  return (
    <figure inert data-framed={inline === false || undefined} style={{ '--height': height } as object}>
      <div className="sb-unstyled">
        <WhenNear of={of}>
          <Story of={of} />
        </WhenNear>
      </div>
      <figcaption>{story.name.charAt(0) + story.name.slice(1).toLowerCase()}</figcaption>
    </figure>
  );
}

/** The looks of the page's component: its story `Matrix`, or where they do not fit into one, the stories tagged `state`; those in frames as small pictures. */
export function VariantsAndStates(): JSX.Element {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const matrix = stories.find(({ id }) => id.endsWith('--matrix'));
  if (matrix) return <Canvas of={matrix.moduleExport} />;
  return (
    <div className="sb-states">
      {stories
        .filter(({ tags = [] }) => tags.includes('state'))
        .toSorted((one, other) => Number(other.id.endsWith('--default')) - Number(one.id.endsWith('--default')))
        .map(({ id, moduleExport }) => (
          <State key={id} of={moduleExport} />
        ))}
    </div>
  );
}
