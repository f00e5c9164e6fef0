const farmed = /^Farmed in (?:the )?([^,;]+)(?:, [^;]+)?$/u;

/** The first place stands for those around it, as a sea for its ocean. */
const caught = /^(?:Caught|Gathered) (?:in (?:the )?([^,;(]+)|(off [^,;(]+))(?:, [^;(]+)? \(FAO \d\d\), ([^;]+)$/u;

/**
 * A declared origin in so few words that a card has them in one line: "Barents Sea, trawl", "NE Atlantic, longline", "Farmed, Vietnam".
 *
 * @returns undefined for goods that were neither caught nor farmed, and for those of several such origins
 */
export function provenanceOf(origin = ''): string | undefined {
  const [, country] = farmed.exec(origin) ?? [];
  if (country) return `Farmed, ${country}`;
  const [, sea, coast, gear] = caught.exec(origin) ?? [];
  if (!gear) return undefined;
  const place = (sea ?? coast!)
    .trim()
    .replace(/\b(N|S)(?:orth|outh) (E|W)(?:ast|est)\b/u, '$1$2')
    .replace(/\b(E|W)(?:ast|est)ern\b/u, '$1');
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${gear}`;
}
