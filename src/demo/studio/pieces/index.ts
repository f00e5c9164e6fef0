/** All kinds of loose pieces that the studio can draw. */
import { meatPieces } from './meats.ts';
import { nutPieces } from './nuts.ts';
import { partyPieces } from './party.ts';
import { pastaPieces } from './pasta.ts';
import type { Piece } from './piece.ts';
import { snackPieces } from './snacks.ts';
import { staplePieces } from './staples.ts';
import { sweetPieces } from './sweets.ts';

const drawings = {
  ...staplePieces,
  ...pastaPieces,
  ...snackPieces,
  ...nutPieces,
  ...sweetPieces,
  ...meatPieces,
  ...partyPieces,
} as const;

/** Names of the kinds. */
export type PieceKind = keyof typeof drawings;

/** The drawings by their kind. */
export const pieces: Readonly<Record<PieceKind, Piece>> = drawings;
