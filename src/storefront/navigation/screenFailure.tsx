import { useEffect, type ComponentType } from 'react';
import { loadAfresh } from './loadAfresh.ts';
import { useErrorPage } from './useErrorPage.ts';

/** In place of a screen whose code could not be fetched: loads the page afresh once, and leads to the error page else, as a failed load of data does. */
export function screenFailure(error: unknown, forget: () => void): ComponentType | Promise<ComponentType> {
  if (loadAfresh()) return new Promise(() => undefined);
  let isTold = false;
  return function Unavailable() {
    const showErrorPage = useErrorPage();
    useEffect(() => {
      if (isTold) return;
      isTold = true;
      forget();
      showErrorPage(error);
    });
    return null;
  };
}
