import { use, useEffect, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadOnce } from './loadOnce.ts';

/**
 * Makes a part of a screen whose code is fetched when it is first shown; suspends until then. Unlike with `React.lazy`, a failure to fetch it
 * does not lead to the error page: a replacement is shown, and it is tried again when the part is shown anew.
 *
 * @param load - imports the module and names the component
 * @param instead - replacement when it could not be fetched. Default: nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
): (props: Props) => JSX.Element {
  const code = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      return Unavailable;
    }
  });
  function Unavailable(props: Props): ReactNode {
    useEffect(() => code.forget, []);
    return instead(props);
  }
  return function LazyPart(props) {
    const Part = use(code.start());
    return <Part {...props} />;
  };
}
