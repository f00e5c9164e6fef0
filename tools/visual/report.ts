import type { Area } from './compare.ts';
import type { Failure } from './photograph.ts';
import { escapeHtml } from '../../src/server/html.ts';
import { components } from '../../stories/docs/components.ts';
import { partsOfFolder } from '../../tests/visual/pictureSurroundings.ts';

/** A picture that differs. */
export interface Difference {
  /** Brand, mode, surrounding where it is unusual, and name of the picture: `gullwing-dark/kit-priceslot__matrix`. */
  name: string;
  /** Address of the picture before, relative to the page. Missing for a new story. */
  before?: string;
  /** The same, now. Missing where the story is gone. */
  after?: string;
  /** By which the picture as it is now is accepted. */
  hash?: string;
  /** Pixels that differ, and the area that holds them. */
  pixels?: number;
  area?: Area;
}

const names = new Map(Object.keys(components).map((name) => [name.toLowerCase(), name]));

/** The heading of a picture: PriceSlot for `kit-priceslot__matrix`; the words of its name for a screen or a mail. */
function subjectOf(name: string): string {
  const [kind, first = '', ...rest] = name.replace('__', '-').split('-');
  if (kind === 'kit') return names.get(first) ?? first;
  return [first, ...rest.filter((word) => !/^\d+$/u.test(word))].join(' ');
}

/** The story in a Storybook that runs (`npm run storybook`), in the picture's brand, mode and surrounding, as far as the toolbar has it. */
function storyAddress(folder: string, name: string): string {
  const { brand, mode, surrounding } = partsOfFolder(folder);
  const globals = Object.entries({ brand, mode, ...surrounding?.globals }).map(([global, value]) => `${global}:${value}`);
  return `http://localhost:6006/?path=/story/${name.replace('__', '--').replace(/-\d+$/u, '')}&globals=${globals.join(';')}`;
}

const styles = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff }
section { border-top: 1px solid #bbb; padding-block: 1rem }
h2, p { margin: 0 0 .5rem }
.columns { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
.blinking .columns { display: grid }
.blinking figure { grid-area: 1 / 1 }
.blinking .after { animation: blink 1s steps(2, jump-none) infinite; background: #fff }
@keyframes blink { from { opacity: 0 } to { opacity: 1 } }
figure { margin: 0 }
figcaption { font-weight: 600 }
img { display: block; max-inline-size: 100%; outline: 1px solid #bbb; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 / 16px 16px }
code { user-select: all; background: #eee; padding: .125rem .25rem }`;

const script = `
for (const box of document.querySelectorAll('[data-blink]'))
  box.onchange = () => box.closest('section').classList.toggle('blinking', box.checked);`;

/** Name of the file that shows where a picture differs. */
export const cropOfPicture = (name: string, when: 'before' | 'after'): string => `${name}.${when}.png`;

const figure = (caption: string, source: string): string =>
  `<figure class="${caption.toLowerCase()}"><figcaption>${caption}</figcaption><img alt="${caption}" src="${source}" loading="lazy"></figure>`;

function section({ name: full, before, after, hash, pixels, area }: Difference): string {
  const [theme = '', name = ''] = full.split('/');
  const head = `<section><h2>${subjectOf(name)}</h2><p>${full} · <a href="${storyAddress(theme, name)}">the story</a></p>`;
  const foot = hash ? `<p>Right so: <code>npm run test:visual -- --accept ${full}</code></p></section>` : '</section>';
  if (before === undefined)
    return `${head}\n<p>New, nothing to compare with.</p>\n<div class="columns">${figure('After', after ?? '')}</div>${foot}`;
  if (after === undefined) return `${head}\n<p>No longer there.</p>\n<div class="columns">${figure('Before', before)}</div>${foot}`;
  const where = area
    ? `<p>${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}, within ${area.width} × ${area.height} at ${area.left}, ${area.top}.</p>`
    : '';
  return `${head}
${where}<p><label><input type="checkbox" data-blink> Blink</label></p>
<div class="columns">${figure('Before', cropOfPicture(full, 'before'))}${figure('After', cropOfPicture(full, 'after'))}</div>
<details><summary>The whole pictures</summary><div class="columns">${figure('Before', before)}${figure('After', after)}</div></details>
${foot}`;
}

/**
 * The page of all differences, by component: the parts that differ before and after, side by side or blinking in one place, and the whole pictures.
 *
 * @param commit - what is compared with
 * @param drawn - what drew the pictures, in a sentence
 * @param failures - stories of which something went wrong, so that a picture of theirs may be missing
 */
export function visualReport(differences: readonly Difference[], commit: string, drawn: string, failures: readonly Failure[] = []): string {
  const subjects = [...new Set(differences.map(({ name }) => subjectOf(name.split('/')[1] ?? '')))];
  const count = (which: readonly Difference[], one: string, many: string) =>
    which.length > 0 && `${which.length} ${which.length === 1 ? one : many}`;
  const added = differences.filter(({ before }) => before === undefined);
  const gone = differences.filter(({ after }) => after === undefined);
  const changed = differences.filter((difference) => !added.includes(difference) && !gone.includes(difference));
  const title = [
    count(changed, 'picture differs', 'pictures differ'),
    count(added, 'is new', 'are new'),
    count(gone, 'is gone', 'are gone'),
    failures.length > 0 && `${failures.length} ${failures.length === 1 ? 'story' : 'stories'} failed`,
  ]
    .filter(Boolean)
    .join(', ');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1><p>Compared with ${commit.slice(0, 8)}. ${drawn} Components, screens and mails: ${subjects.join(', ')}.</p>
${failures.length > 0 ? `<section><h2>Failed, so that pictures may be missing</h2><ul>${failures.map(({ story, reason }) => `<li>${escapeHtml(story)}: ${escapeHtml(reason)}</li>`).join('')}</ul></section>\n` : ''}${differences.map(section).join('\n')}
<script>${script}</script></html>
`;
}
