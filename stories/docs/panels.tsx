import { Children, useEffect, useLayoutEffect, useRef, useState, type JSX, type ReactElement, type ReactNode } from 'react';

/** The window whose address a reader sees and copies: Storybook's, or that of the page where it stands alone. */
const addressed = window.parent;
const inAddress = (): string => decodeURIComponent(addressed.location.hash.slice(1));

/** The panels of a component's page (`sections.ts`), of which one is shown: the one that the address names, or in which the heading is that it names. The browser's search finds words in the others, and shows theirs. */
export function Panels({ children }: { children?: ReactNode }): JSX.Element {
  const names = (Children.toArray(children) as ReactElement<{ 'data-panel': string }>[]).map(({ props }) => props['data-panel']);
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(names[0]);
  const [headings, setHeadings] = useState<{ id: string; text: string }[]>([]);
  useLayoutEffect(() => {
    for (const panel of place.current!.querySelectorAll<HTMLElement>('[data-panel]'))
      if (panel.dataset.panel === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    const found = place.current!.querySelectorAll<HTMLElement>(`[data-panel='${shown}'] > div > :is(h2, h3)`);
    setHeadings([...found].map(({ id, textContent }) => ({ id, text: textContent.trim() })));
  }, [shown]);
  useEffect(() => {
    const article = place.current!;
    const found = ({ target }: Event): void => setShown((target as HTMLElement).dataset.panel);
    // Stories above a heading come late, and push it down.
    let delay = 800;
    const follow = (): void => {
      const named = inAddress();
      const heading = named && document.getElementById(named);
      const panel =
        names.find((name) => name.toLowerCase() === named) ?? (heading && heading.closest<HTMLElement>('[data-panel]')?.dataset.panel);
      if (panel) setShown(panel);
      else if (!named) setShown(names[0]);
      if (heading) setTimeout(() => heading.scrollIntoView(), delay);
      delay = 0;
    };
    follow();
    article.addEventListener('beforematch', found);
    addressed.addEventListener('hashchange', follow);
    return () => {
      article.removeEventListener('beforematch', found);
      addressed.removeEventListener('hashchange', follow);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names are those of the page, which never change
  }, []);
  const lead = (to: string) => () => {
    addressed.location.hash = to;
  };
  return (
    <article ref={place} className="sb-panels">
      <nav aria-label="Parts of this page">
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === shown} onClick={lead(name.toLowerCase())}>
            {name}
          </button>
        ))}
      </nav>
      {headings.length > 2 && (
        <nav className="sb-contents sb-unstyled" aria-label="On this page">
          <strong>On this page</strong>
          {headings.map(({ id, text }) => (
            <button key={id} type="button" onClick={lead(id)}>
              {text}
            </button>
          ))}
        </nav>
      )}
      {children}
    </article>
  );
}
