import type { BrandName } from '../../brands/index.ts';
import themes from './generated/themes.json' with { type: 'json' };

/** Colours of a mail, as hex. */
export type MailColours = (typeof themes)[BrandName]['light'];

/** The parts of a mail that differ by brand: colours by mode, families of fonts that readers have, radii in px. */
export type MailTheme = (typeof themes)[BrandName];

/** The looks of mails, by brand. */
export const mailThemes: Readonly<Record<BrandName, MailTheme>> = themes;
