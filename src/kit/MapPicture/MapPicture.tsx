import { useEffect, useRef, useState, type ComponentProps, type ElementType, type JSX, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { MapPinIcon } from '../icons/MapPinIcon.ts';
import { Link } from '../Link/index.ts';
import { mapPicture as mapPictureMessages } from '../messages/en-GB/mapPicture.ts';
import { down, line, oneColumn, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Styled, Worded } from '../part.ts';

/** Props of {@link MapPicture}; every other prop of a `<div>` reaches it. */
export interface MapPictureProps extends Omit<ComponentProps<'div'>, 'children'>, Styled, Rooted, Worded<'mapPicture'> {
  /** A `Picture` of the surroundings, 16:9, with an `alt` that describes it. */
  picture: ReactNode;
  /** The part of the picture that stays in view on phones, where it is cut to a square so that it can be read; as CSS `object-position`. Default: the middle. */
  focus?: string;
  /**
   * Address of the interactive map's frame. It is not touched before somebody asks for it; then it is fetched first, to say so when it cannot be reached: a
   * content security policy must allow its origin for `connect-src` as for `frame-src`.
   */
  frameSrc: string;
  /** Name of the frame's content, for screen readers. */
  frameTitle: string;
  /** The map service's own page on the place. */
  pageHref: string;
}

const Root = styled('div', { name: 'TkMapPicture' })<Owned>({
  ...oneColumn,
  gap: token('space.3'),
  '& > [data-row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token('space.2')} ${token('space.5')}` },
  '& > output': { color: token('color.text.danger'), fontWeight: token('font.weight.medium') },
  '& > output:empty': { display: 'none' },
  '& > p': { color: token('color.text.muted'), fontSize: token('font.size.sm') },
  // The button can do nothing then, the link beside it everything.
  '@media (scripting: none)': { '& > [data-row] > button': { display: 'none' } },
  '@media print': { '& > [data-row], & > p': { display: 'none' } },
});

const Frame = styled('div', { name: 'TkMapPicture', slot: 'Frame' })<{ $focus: string }>(({ $focus }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: line('color.border.hairline'),
  borderRadius: token('radius.large'),
  background: token('color.surface.media'),
  '& > *': { display: 'block', inlineSize: '100%', blockSize: '100%', objectPosition: $focus },
  [down('sm')]: { aspectRatio: '1 / 1' },
}));

/** How long the map service may take to answer, in milliseconds. */
const patience = 8000;

/** Whether an address answers at all. A frame tells nobody that it could not be loaded, so it is asked before there is one. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

/** Where something is: a drawn picture that becomes an interactive map of another service only when the visitor asks for it. */
export function MapPicture<Root extends ElementType = ElementType>(given: Overridden<MapPictureProps, Root>): JSX.Element {
  const { picture, focus, frameSrc, frameTitle, pageHref, messages, ...rest } = useThemedProps('TkMapPicture', given, { focus: '50% 50%' });
  const texts = useMessages('mapPicture', mapPictureMessages, messages);
  const [interactive, setInteractive] = useState(false);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const frame = useRef<HTMLIFrameElement>(null);
  const wasPressed = useRef(false);

  const show = async (): Promise<void> => {
    setState('asking');
    const answers = await isReachable(frameSrc);
    setState(answers ? 'idle' : 'failed');
    setInteractive(answers);
  };

  useEffect(() => {
    if (interactive && wasPressed.current) frame.current?.focus();
  }, [interactive]);

  return (
    <Root {...rest}>
      <Frame $focus={focus}>
        {interactive ? (
          <iframe
            ref={frame}
            src={frameSrc}
            title={frameTitle}
            referrerPolicy="no-referrer"
            // The map needs its own scripts and storage; forms, pop-ups and this page stay out of its reach.
            sandbox="allow-scripts allow-same-origin"
          />
        ) : (
          picture
        )}
      </Frame>
      <div data-row="">
        <Button
          startIcon={<MapPinIcon />}
          loading={state === 'asking'}
          onClick={() => {
            wasPressed.current = true;
            if (interactive) setInteractive(false);
            else void show();
          }}
        >
          {interactive ? texts.showPicture : texts.showMap}
        </Button>
        <Link href={pageHref} external>
          {texts.openMap}
        </Link>
      </div>
      <p>{texts.privacy}</p>
      <output>{state === 'failed' ? texts.unreachable : null}</output>
    </Root>
  );
}
