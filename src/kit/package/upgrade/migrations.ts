import { migrationsOf } from './changelog.ts';
import type { CodemodName } from './codemods.ts';

/** How an application follows an entry of the changelog that asks something of it. */
export interface Way {
  /** Words by which the entry is found. */
  readonly entry: string;
  /** The codemods that do it. */
  readonly codemods: readonly CodemodName[];
  /** Work that no program can do. */
  readonly byHand?: string;
}

/** The way for each entry. `tests/unit/kitMigration.test.ts` holds it against the changelog. */
export const ways: readonly Way[] = [
  { entry: 'what no screen has used yet is a draft', codemods: ['modules'] },
  { entry: 'what stands on a form library', codemods: ['modules'] },
  { entry: '`@mui/material` is a peer that everybody installs', codemods: ['peers'] },
  { entry: '`doubt` of `FormField`', codemods: ['doubt-is-warning'] },
  { entry: '`Alert`, `ErrorSummary`, `FormPanel`, `JobCard`', codemods: ['peers'] },
  { entry: "icons are Material's", codemods: [], byHand: 'Look at the icons: their drawings are others, their names are not.' },
  { entry: '`PostIcon` is `NewspaperIcon`', codemods: ['icon-names'] },
  { entry: '`headingLevel` is `level`', codemods: ['heading-level', 'event-first'] },
  {
    entry: '`required` of a field in a `Form` asks for an answer',
    codemods: [],
    byHand: 'Look at fields that have `required` and no `validate`: they now keep the form from being sent while they are empty.',
  },
  {
    entry: '`compact` of `Button` is `true` or `false` only',
    codemods: [],
    byHand:
      'Look at `compact="lg"` of buttons, which the compiler names: `compact` hides the words below `md` only; `stacked="lg"` sets them small below the icon up to `lg`.',
  },
  {
    entry: "is told after the link's own handler",
    codemods: [],
    byHand: 'Look at `onSelect` of category trees: preventing its event no longer keeps a router from following the link.',
  },
  {
    entry: '`FileKind` has no `mimeTypes`',
    codemods: [],
    byHand:
      'Take `mimeTypes` out of the kinds that you give to `FileUpload`, which the compiler names: the declared type is not asked for.',
  },
  {
    entry: 'form parts stand on MUI Material',
    codemods: [],
    byHand: "Look at forms if your theme overrides MUI's FormControl, NativeSelect, InputAdornment or LinearProgress: it reaches them now.",
  },
];

/** The way for an entry of the changelog. */
export function wayFor(step: string): Way {
  const found = ways.find(({ entry }) => step.includes(entry));
  if (!found) throw new Error(`migrations.ts has no way for this entry of the changelog: ${step}`);
  return found;
}

const numbersOf = (version: string): number[] => version.split(/[-+ ]/u)[0]!.split('.').map(Number);

/** Whether a version of the changelog came after another; what is not released came after all. */
function isAfter(version: string, from: string): boolean {
  if (!/^\d/u.test(version)) return true;
  const [one, other] = [numbersOf(version), numbersOf(from)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && one[at]! > (other[at] ?? 0);
}

/** The ways that an application has to go which comes from a version, the oldest first. */
export const waysFrom = (from: string, changelog: string): Way[] =>
  migrationsOf(changelog)
    .filter(({ version }) => isAfter(version, from))
    .toReversed()
    .flatMap(({ steps }) => steps.map(wayFor));
