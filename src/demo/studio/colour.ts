/** Colour arithmetic on `#rrggbb` strings: labels are given as three colours, everything else is mixed from them. */

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): string {
  const clamp = (channel: number): number => Math.max(0, Math.min(255, Math.round(channel)));
  return `#${((1 << 24) | (clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).slice(1)}`;
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return hex(r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount);
}

/** Towards white, as light falls on it. */
export function lighten(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount);
}

/**
 * Into shade: multiplied rather than mixed with black, and warmer the stronger the colour is, so that a golden crust
 * goes brown and not grey while white paper stays neutral.
 */
export function darken(colour: string, amount: number): string {
  const [red, green, blue] = channels(colour);
  const strongest = Math.max(red, green, blue);
  const saturation = strongest === 0 ? 0 : (strongest - Math.min(red, green, blue)) / strongest;
  return hex(red * (1 - amount * (1 - 0.2 * saturation)), green * (1 - amount), blue * (1 - amount));
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** How far apart two colours look, 0 to 441: tells blue from orange of the same brightness, which contrast does not. */
export function distance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  return Math.hypot(r1 - r2, g1 - g2, b1 - b2);
}

/** The first candidate that reads well on `ground`; black or white when none does, so that no label is unreadable. */
export function readable(ground: string, ...candidates: readonly string[]): string {
  const fallback = contrast(ground, '#ffffff') >= contrast(ground, '#16130f') ? '#ffffff' : '#16130f';
  return candidates.find((candidate) => contrast(ground, candidate) >= 3.6) ?? fallback;
}

/** The candidate that stands out most from `ground`, for shapes (not lettering). */
export function loudest(ground: string, ...candidates: readonly string[]): string {
  return [...candidates].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0] ?? '#ffffff';
}
