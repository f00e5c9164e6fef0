/** Colours for a brand that has not chosen any: a ramp of one hue, each step as light as in a ramp that is known to be readable. */

/** Steps of a palette, by name, as `#rrggbb`. */
export type Ramp = Readonly<Record<string, string>>;

/** Hues in degrees (OKLCH) without another meaning in the kit: red, amber, green and teal are statuses, yellow and coral are used. */
export const freeHues = { first: 255, last: 345 } as const;

/** A hue for a name, always the same. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return freeHues.first + (hash % (freeHues.last - freeHues.first + 1));
}

type Channels = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB (CSS Color 4, section 10); channels outside 0 to 1 cannot be shown on a screen. */
function linearOf(lightness: number, chroma: number, hue: number): Channels {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isVisible = (channels: Channels): boolean => channels.every((channel) => channel >= -1e-6 && channel <= 1 + 1e-6);

/** The most saturated colour of a lightness and hue that a screen can show, up to `chroma`. */
function visible(lightness: number, chroma: number, hue: number): Channels {
  for (let tried = chroma; tried > 0; tried -= 0.002) {
    const channels = linearOf(lightness, tried, hue);
    if (isVisible(channels)) return channels;
  }
  return linearOf(lightness, 0, hue);
}

/** OKLCH of a colour as `#rrggbb`: how colourful it is, and its hue in degrees. */
export function chromaAndHueOf(hex: string): { chroma: number; hue: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const hexOf = (channels: Channels): string =>
  `#${channels
    .map((channel) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(channel, 0) ** (1 / 2.4) - 0.055))
    .map((channel) =>
      Math.round(Math.min(Math.max(channel, 0), 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Largest chroma, for the middle of a ramp. */
const fullChroma = 0.19;

/**
 * A ramp of one hue whose every step is as far from white as the same step of `model`, by the formula for contrast, so that text which is readable
 * in the model's colours is readable in these.
 *
 * @param most - the chroma of its most colourful step, which is at most that of a full colour
 */
export function rampLike(model: Ramp, hue: number, contrast: (one: string, other: string) => number, most = fullChroma): Ramp {
  const full = Math.min(most, fullChroma);
  const step = (wanted: number): string => {
    let [dark, light] = [0, 1];
    let found = '';
    for (let halving = 0; halving < 24; halving += 1) {
      const lightness = (dark + light) / 2;
      // The lightest and darkest steps have the least chroma, as in palettes mixed by hand.
      const chroma = full * Math.min(1, (1 - lightness) * 3, lightness * 2);
      found = hexOf(visible(lightness, chroma, hue));
      if (contrast(found, '#ffffff') > wanted) dark = lightness;
      else light = lightness;
    }
    return found;
  };
  return Object.fromEntries(Object.entries(model).map(([name, colour]) => [name, step(contrast(colour, '#ffffff'))]));
}
