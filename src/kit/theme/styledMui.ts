import type { CSSObject } from '@emotion/react';
import { createElement, type ComponentType, type ElementType } from 'react';
import { reachesElement, styled, type PartName } from './styled.ts';

/** Props of MUI's components that are no attributes; MUI passes all others on to the element. */
const propsOfMui = new Set(['action', 'as', 'classes', 'component', 'icon', 'severity', 'slotProps', 'slots', 'variant']);

/**
 * The kit's `styled` for a component of MUI that is the root of one of the kit's: beside what MUI is told, only valid HTML attributes arrive, as at an
 * element. Its type is that of MUI's component.
 *
 *     const Root = styledMui(Paper, { name: 'TkFormPanel' })({ padding: token('space.4') });
 */
export function styledMui<Component extends ComponentType<never>>(component: Component, name: PartName): (styles: CSSObject) => Component {
  // MUI calls it `component`.
  const Based = ({ as, ...props }: { as?: ElementType }) =>
    createElement(component as ComponentType<{ component?: ElementType }>, as ? { ...props, component: as } : props);
  const create = styled(Based, {
    ...name,
    shouldForwardProp: (name) => propsOfMui.has(String(name)) || reachesElement(String(name)),
  });
  return (styles) => create(styles as never) as unknown as Component;
}
