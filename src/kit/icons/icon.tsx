import { use, type ComponentType, type ElementType, type JSX } from 'react';
import { createSvgIcon } from './createSvgIcon.tsx';
import { IconsContext, type IconProps } from './IconsContext.ts';

export type IconComponent = (props: IconProps) => JSX.Element;

/** Drawings of paths, each made once. */
const ofPaths = new Map<string, ComponentType<IconProps>>();

function drawingOf(path: string): ComponentType<IconProps> {
  let drawing = ofPaths.get(path);
  if (!drawing) ofPaths.set(path, (drawing = createSvgIcon(<path d={path} />)));
  return drawing;
}

/**
 * Makes an icon of the kit: a drawing with a name, by which `KitProvider icons` replaces it.
 *
 * `mirrored` icons point along the line of reading: they flip in right-to-left text, so read "left" as "back" and "right" as "on".
 */
export function icon(name: string, drawing: ElementType, mirrored = false): IconComponent {
  return function Icon(props: IconProps): JSX.Element {
    const own = use(IconsContext)[name];
    const Shown = typeof own === 'string' ? drawingOf(own) : (own ?? drawing);
    return <Shown data-mirrored={mirrored ? '' : undefined} {...props} />;
  };
}
