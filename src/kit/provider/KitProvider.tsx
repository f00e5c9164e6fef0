import { createContext, use, useDeferredValue, useMemo, type ComponentType, type JSX, type ReactNode, type Ref } from 'react';
import { IconsContext } from '../icons/IconsContext.ts';
import type { ProvidedIcons } from '../icons/names.ts';
import type { KitMessages } from '../messages/en-GB.ts';
import { LiveContext, useIsHydrated } from '../utils/useIsLive.ts';

/** Props of a link component: an anchor's own, with an address that is always there. */
export type LinkComponentProps = Omit<JSX.IntrinsicElements['a'], 'href' | 'ref'> & {
  /** Where it leads. */
  href: string;
  /** Takes the place of the current entry in the browser's history instead of adding one. */
  replace?: boolean;
  /** Handed to the next page through the browser's history, for routers that can. Must be plain data. */
  state?: unknown;
  /** The root element. */
  ref?: Ref<HTMLAnchorElement>;
};

/** Renders a link. The default is a plain anchor; an application with a router gives its own. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Texts by component; each of them may name single ones. */
export type ProvidedMessages = { [Name in keyof KitMessages]?: Partial<KitMessages[Name]> };

/** Of a part with words of its own. */
export interface Worded<Name extends keyof KitMessages> {
  /** Texts in another language or tone; the others stay. */
  messages?: Partial<KitMessages[Name]>;
}

interface Kit {
  linkComponent: LinkComponent;
  messages: ProvidedMessages;
}

function PlainLink({ replace: _replace, state: _state, children, ...props }: LinkComponentProps): JSX.Element {
  return <a {...props}>{children}</a>;
}

const KitContext = createContext<Kit>({ linkComponent: PlainLink, messages: {} });

/** Props of {@link KitProvider}. */
export interface KitProviderProps {
  /** Everything that is to know it. */
  children: ReactNode;
  /** Used for every link of the kit, so that links stay within the application's router. Default: that of the provider around it, or a plain anchor. */
  linkComponent?: LinkComponent;
  /** Texts of another language or another tone, by component. Missing ones come from the provider around it, or are English. */
  messages?: ProvidedMessages;
  /** Icons of a brand's own, by name. Missing ones come from the provider around it, or are the kit's. */
  icons?: ProvidedIcons;
}

/** The texts of the provider around, with those of this one over them, component by component. */
function withOuter(outer: ProvidedMessages, own: ProvidedMessages | undefined): ProvidedMessages {
  if (!own) return outer;
  const around: Readonly<Record<string, object>> = outer;
  return { ...outer, ...Object.fromEntries(Object.entries<object>(own).map(([name, texts]) => [name, { ...around[name], ...texts }])) };
}

/** Gives the components inside it the router's link, the language and the icons. Without it they work with anchors, English and the kit's icons. */
export function KitProvider({ children, linkComponent, messages, icons: ownIcons }: KitProviderProps): JSX.Element {
  const outer = use(KitContext);
  const outerIcons = use(IconsContext);
  const kit = useMemo(
    () => ({ linkComponent: linkComponent ?? outer.linkComponent, messages: withOuter(outer.messages, messages) }),
    [linkComponent, messages, outer],
  );
  const icons = useMemo(() => ({ ...outerIcons, ...ownIcons }), [outerIcons, ownIcons]);
  return (
    <KitContext value={kit}>
      <IconsContext value={icons}>
        <LiveContext value={useDeferredValue(useIsHydrated())}>{children}</LiveContext>
      </IconsContext>
    </KitContext>
  );
}

/** The link component in force. */
export function useLinkComponent(): LinkComponent {
  return use(KitContext).linkComponent;
}

/**
 * The texts of one component: its English defaults, replaced by those of the provider, replaced by those given as a prop.
 *
 * @param name - the component's key in {@link KitMessages}
 * @param defaults - the component's own export of `messages/en-GB.ts`, so that only texts in use are bundled
 * @param own - the component's `messages` prop
 */
export function useMessages<Name extends keyof KitMessages>(
  name: Name,
  defaults: KitMessages[Name],
  own?: Partial<KitMessages[Name]>,
): KitMessages[Name] {
  const provided = use(KitContext).messages[name];
  return useMemo(() => (provided || own ? { ...defaults, ...provided, ...own } : defaults), [defaults, provided, own]);
}
