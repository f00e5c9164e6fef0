import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = (): null => null;

/**
 * A part that few visitors see and nobody needs: its code is fetched when it is shown. Where that fails, on a line that comes and goes for instance, the page stays
 * as it is without it, instead of giving way to the error page.
 *
 * @param load - imports the module and names the component
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      console.error(error);
      return Nothing;
    }),
  }));
}
