import { brands, referenceBrand } from '../../tools/tokens/brands.ts';
import { photographed } from './photographed.ts';

/** Globals of the toolbar under which Chromatic photographs a story, by the name it shows. */
type ChromaticModes = Record<string, Record<string, string>>;

/** Names of the preview's viewports, by the widths that screens are photographed at. */
const viewports: Readonly<Record<number, string>> = { 390: 'phone', 1280: 'xl' };

/**
 * Settings for Chromatic of a story. The same stories are photographed as by `npm run test:visual`, in the same brands and modes and at the same widths;
 * the others are left alone.
 *
 * @param id - the story's id
 * @param tags - its tags; `no-visual` leaves it alone
 */
export function chromaticParameters(id: string, tags: readonly string[] = []): { disableSnapshot: true } | { modes: ChromaticModes } {
  const pictures = tags.includes('no-visual') ? [] : photographed(id);
  if (pictures.length === 0) return { disableSnapshot: true };
  const all = pictures.flatMap(({ width, modes, onlyReferenceBrand }) =>
    brands
      .filter((brand) => brand === referenceBrand || !onlyReferenceBrand)
      .flatMap((brand) =>
        modes.map((mode): [string, Record<string, string>] =>
          id.startsWith('screens-')
            ? [`${brand} ${mode} ${width}`, { brand, mode, viewport: viewports[width] ?? `${width}` }]
            : [`${brand} ${mode}`, { brand, mode }],
        ),
      ),
  );
  return { modes: Object.fromEntries(all) };
}
