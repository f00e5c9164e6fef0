import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.tsx';

const images = [
  { src: '/media/a', alt: 'Front' },
  { src: '/media/b', alt: 'Back' },
];
const toSrcSet = (src: string, widths: readonly number[]) => widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');

test('the server sends the first image at once, the thumbnails late, and no style attribute', () => {
  const html = renderToString(<Gallery images={images} widths={[640, 1280]} thumbnailWidths={[96]} toSrcSet={toSrcSet} sizes="50vw" />);
  const [first, ...thumbnails] = html.match(/<img[^>]*>/gu) ?? [];
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('srcSet="/media/a?w=640 640w, /media/a?w=1280 1280w"');
  expect(first?.indexOf('srcSet=')).toBeLessThan(first?.indexOf(' src=') ?? 0);
  expect(thumbnails).toHaveLength(2);
  for (const thumbnail of thumbnails) expect(thumbnail).toContain('loading="lazy"');
  expect(html.replaceAll(/<style[^>]*>.*?<\/style>/gu, '')).not.toContain('style=');
});

test('a key that is pressed as soon as the picture is there counts', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  function Press(): null {
    useLayoutEffect(() => {
      place.querySelector('[aria-pressed]')?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    }, []);
    return null;
  }
  const root = createRoot(place);
  root.render(
    <>
      <Gallery images={images} />
      <Press />
    </>,
  );
  const stage = await vi.waitFor(() => {
    const found = place.querySelector<HTMLElement>('[aria-pressed="true"]');
    expect(found).not.toBeNull();
    return found!;
  });
  expect(stage.style.getPropertyValue('--zoom-scale')).toBe('1.5');
  root.unmount();
  place.remove();
});
