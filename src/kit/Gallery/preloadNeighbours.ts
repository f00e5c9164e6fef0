import type { GalleryView } from './items.ts';

/** The pictures of a gallery, and how their files are chosen. */
export interface Preloading extends Pick<GalleryView, 'images' | 'index' | 'widths' | 'toSrcSet'> {
  sizes: string | undefined;
}

/**
 * Fetches the pictures before and after the shown one, once that has come. Not where data is to be saved.
 *
 * @param stage - holds the shown picture
 * @param signal - another picture is shown
 */
export function preloadNeighbours(
  stage: Element | null,
  { images, index, widths, toSrcSet, sizes }: Preloading,
  signal: AbortSignal,
): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!stage || signal.aborted || connection?.saveData) return;
  const fetchThem = () => {
    for (const item of [images[index + 1], images[index - 1]]) {
      if (!item?.src || (item.type ?? 'image') !== 'image') continue;
      const srcset = widths && toSrcSet?.(item.src, widths);
      // The address comes last, so that only the file that fits is asked for.
      Object.assign(new Image(), { fetchPriority: 'low', ...(sizes && { sizes }), ...(srcset && { srcset }), src: item.src });
    }
  };
  const shown = stage.querySelector('img');
  if (!shown || shown.complete) fetchThem();
  else shown.addEventListener('load', fetchThem, { once: true, signal });
}
