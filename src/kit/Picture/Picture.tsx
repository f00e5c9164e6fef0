import { useEffect, useRef, useState, type ComponentProps, type JSX, type Ref, type SyntheticEvent } from 'react';
import { ImageIcon } from '../icons/ImageIcon.ts';
import { styled, token, useThemedProps, type Owned, type Styled } from '../part.ts';
import { reachesElement } from '../theme/styled.ts';
import { useMergedRefs } from '../utils/mergeRefs.ts';

/** Width to height of the space that is kept for a picture. */
export type PictureRatio = '1/1' | '4/3' | '3/2' | '16/9' | '2/1';

/** Builds a `srcset` from an address and the widths it is served at. The kit knows no server, so the shop brings this. */
export type ToSrcSet = (src: string, widths: readonly number[]) => string;

/** Props of {@link Picture}; every other prop of an `<img>` reaches it. */
export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'loading' | 'decoding' | 'fetchPriority' | 'style'>, Styled {
  /** Address of the picture, without a width. Empty shows the placeholder. */
  src: string;
  /** Alternative text of the picture, for those who do not see it. Empty when the text beside it says the same. */
  alt: string;
  /** Widths in pixels that `toSrcSet` is asked for; the largest also becomes the `width` attribute. */
  widths?: readonly number[];
  /** Builds the `srcset` of `src` and `widths`. Default: none, one file for all screens. */
  toSrcSet?: ToSrcSet;
  /** The `srcset` itself, when it is known already. Wins over `toSrcSet`. */
  srcSet?: string;
  /** Its width on the page (`sizes` of an `<img>`), so that the browser takes the smallest file that is sharp. */
  sizes?: string;
  /** Shape of the space kept for it, so that nothing shifts. Default: `1/1`. */
  ratio?: PictureRatio;
  /** `cover` fills the shape and may cut, `contain` shows all of it. Default: `cover`. */
  fit?: 'cover' | 'contain';
  /** For the one large picture of the first screen: loaded at once, before others. Default: `false`, loaded when near the screen. */
  priority?: boolean;
  /** The root: an `<img>`, or a `<span role="img">` when the file cannot be shown. */
  ref?: Ref<HTMLElement>;
}

const heights: Record<PictureRatio, number> = { '1/1': 1, '4/3': 3 / 4, '3/2': 2 / 3, '16/9': 9 / 16, '2/1': 1 / 2 };

/** The styles of a picture, for components that repeat often and style it from their root. */
export const pictureStyles = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  color: token('color.text.muted'),
  background: token('color.surface.media'),
  // On a dark page a white ground would dazzle; the picture's own contrasts stay.
  filter: `brightness(${token('picture.brightness')})`,
  '&:is([data-fit="contain"])': { objectFit: 'contain' },
  '&:is([data-broken])': { display: 'grid', placeContent: 'center' },
} as const;

interface BarePictureProps extends Omit<PictureProps, 'sx'> {
  /**
   * Stands in an element with its shape, which `base.css` skips below the window while the page is loading (`data-loading` of `<html>`): browsers fetch lazy
   * pictures thousands of pixels ahead, where they take the line from what is seen. Default: `false`.
   */
  late?: boolean;
}

/** {@link Picture} without styles of its own. */
export function BarePicture({
  src,
  alt,
  widths,
  toSrcSet,
  srcSet = widths && src ? toSrcSet?.(src, widths) : undefined,
  sizes,
  ratio = '1/1',
  fit,
  priority,
  late = false,
  width = widths ? Math.max(...widths) : 640,
  height,
  onError,
  ref,
  ...rest
}: BarePictureProps): JSX.Element {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLElement>(null);
  const refs = useMergedRefs(image, ref);

  // A file may have failed before this script ran.
  useEffect(() => {
    const element = image.current;
    if (element instanceof HTMLImageElement && element.complete && element.currentSrc && !element.naturalWidth) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    const { className, id } = rest;
    const data = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('data-')));
    return (
      <span
        {...data}
        id={id}
        className={className}
        ref={ref}
        data-broken=""
        data-ratio={ratio}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <ImageIcon size="large" />
      </span>
    );
  }
  const shape = { 'data-ratio': ratio, 'data-fit': fit };
  const isApart = late && !priority;
  const picture = (
    <img
      {...(isApart ? {} : shape)}
      {...rest}
      alt={alt}
      width={width}
      height={height ?? Math.round(Number(width) * heights[ratio])}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        setBroken(src);
        onError?.(event);
      }}
      ref={refs}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
    />
  );
  return isApart ? (
    <span {...shape} data-late="">
      {picture}
    </span>
  ) : (
    picture
  );
}

/** Props that are the picture's own; of all others only attributes reach the element. */
const ownProps = new Set(['ratio', 'fit', 'priority', 'widths', 'toSrcSet']);

const Root = styled(BarePicture, {
  name: 'TkPicture',
  slot: 'Root',
  shouldForwardProp: (name) => ownProps.has(String(name)) || reachesElement(String(name)),
})<Owned>(pictureStyles);

/**
 * A picture of the shop: the right file for the screen, space kept before it arrives, loaded late unless it matters first, and a quiet
 * placeholder that keeps its text alternative when the file cannot be shown.
 */
export function Picture(props: PictureProps): JSX.Element {
  return <Root {...useThemedProps('TkPicture', props)} />;
}
