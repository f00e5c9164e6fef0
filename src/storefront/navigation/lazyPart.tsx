import { lazy, useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';

/**
 * Makes a part of a screen whose code is fetched when it is first shown; suspends until then. Unlike with `React.lazy` alone, a failure to fetch it
 * does not lead to the error page: a replacement is shown, and it is tried again when the part is shown anew.
 *
 * @param load - imports the module and names the component
 * @param instead - replacement when it could not be fetched. Default: nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
): (props: Props) => JSX.Element {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        console.error(error);
        return { default: Unavailable };
      }
    });
  let current = make();
  function Unavailable(props: Props): ReactNode {
    useEffect(
      () => () => {
        current = make();
      },
      [],
    );
    return instead(props);
  }
  return function LazyPart(props) {
    const [Part] = useState(() => current);
    return <Part {...props} />;
  };
}
