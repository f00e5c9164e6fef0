import { use, useEffect, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadOnce, type LoadOnce } from './loadOnce.ts';

/**
 * Makes a part of a screen whose code comes when it is first shown; suspends until then. Unlike `React.lazy` it does not throw what could not be
 * fetched: that would take the page away for a part of it. It is tried again when the part is shown anew.
 *
 * @param load - imports the module and names the component
 * @param instead - stands in its place where it could not be fetched. Default: nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
): (props: Props) => JSX.Element {
  function Unavailable(props: Props): ReactNode {
    useEffect(() => code.forget, []);
    return instead(props);
  }
  const code: LoadOnce<ComponentType<Props>> = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      return Unavailable;
    }
  });
  return function LazyPart(props) {
    const Part = use(code.start());
    return <Part {...props} />;
  };
}
