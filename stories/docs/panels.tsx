import { Children, useEffect, useLayoutEffect, useRef, useState, type JSX, type ReactElement, type ReactNode } from 'react';

/** The panels of a component's page (`sections.ts`), of which one is shown. The browser's search finds words in the others, and shows theirs. */
export function Panels({ children }: { children?: ReactNode }): JSX.Element {
  const names = (Children.toArray(children) as ReactElement<{ 'data-panel': string }>[]).map(({ props }) => props['data-panel']);
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(names[0]);
  useLayoutEffect(() => {
    for (const panel of place.current!.querySelectorAll<HTMLElement>('[data-panel]'))
      if (panel.dataset.panel === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const article = place.current!;
    const found = ({ target }: Event): void => setShown((target as HTMLElement).dataset.panel);
    article.addEventListener('beforematch', found);
    return () => article.removeEventListener('beforematch', found);
  }, []);
  return (
    <article ref={place} className="sb-panels">
      <nav aria-label="Parts of this page">
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </nav>
      {children}
    </article>
  );
}
