import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { components } from '../../stories/docs/components.ts';

/** The pictures of one story in one brand and mode, as sources of an `<img>`. */
export interface Difference {
  /** Name of the picture: `kit-priceslot-matrix`. */
  name: string;
  /** Brand and mode: `gullwing-dark`. */
  theme: string;
  /** Missing for a new story. */
  before?: string;
  /** Missing when the story could not be photographed. */
  after?: string;
  difference?: string;
}

const names = new Map(Object.keys(components).map((name) => [name.toLowerCase(), name]));

/** The heading of a picture: PriceSlot for "kit-priceslot-matrix"; the words of its name for a screen or a mail. */
function subjectOf(name: string): string {
  const [kind, first = '', ...rest] = name.replaceAll('--', '-').split('-');
  if (kind === 'kit') return names.get(first) ?? first;
  return [first, ...rest.filter((word) => !/^\d+$/u.test(word))].join(' ');
}

const styles = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff }
section { border-top: 1px solid #bbb; padding-block: 1rem }
h2, p { margin: 0 0 .5rem }
.columns { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { font-weight: 600 }
img { display: block; max-inline-size: none; outline: 1px solid #bbb }
/* One scale for the pictures of a story, whatever their widths: --width is that of the widest. */
.columns img, .over img { inline-size: calc(100% * var(--own) / var(--width)) }
.over { position: relative; overflow: hidden }
.over .after { position: absolute; inset-block-start: 0; inset-inline-start: 0; background: #fff; clip-path: inset(0 0 0 var(--at, 50%)) }
.blended { background: #fff }
.blended .after { clip-path: none; mix-blend-mode: difference }
.over:not(.blended)::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--at, 50%); border-inline-start: 2px solid #d00 }
label { display: flex; gap: .5rem; align-items: center; margin-block: 1rem .5rem }
input { flex: 1; margin: 0 }`;

/** Script of the page: the widths of pictures are known only when they have loaded. */
const script = `
for (const section of document.querySelectorAll('section')) {
  const images = [...section.querySelectorAll('img')];
  const fit = () => {
    for (const image of images) image.style.setProperty('--own', image.naturalWidth);
    section.style.setProperty('--width', Math.max(...images.map((image) => image.naturalWidth)));
    // When a picture is higher after than before, all of it is shown.
    for (const over of section.querySelectorAll('.over'))
      over.style.blockSize = Math.max(...[...over.querySelectorAll('img')].map((image) => image.offsetHeight)) + 'px';
  };
  Promise.all(images.map((image) => image.decode())).then(fit);
  addEventListener('resize', fit);
  const input = section.querySelector('input');
  if (input) input.oninput = () => section.style.setProperty('--at', input.value + '%');
}`;

const figure = (caption: string, content: string): string => `<figure><figcaption>${caption}</figcaption>${content}</figure>`;

const image = (alt: string, source: string | undefined): string => (source ? `<img alt="${alt}" src="${source}">` : '<p>None.</p>');

function section({ name, theme, before, after, difference }: Difference): string {
  const head = `<section><h2>${subjectOf(name)}</h2><p>${name}, ${theme}</p>`;
  if (!before)
    return `${head}\n<p>New, nothing to compare with.</p>\n<div class="columns">${figure('After', image('After', after))}</div></section>`;
  const over = `${image('Before', before)}<img alt="After" class="after" src="${after}">`;
  // The comparison makes no difference picture when the sizes differ.
  const third = difference ? image('Difference', difference) : `<div class="over blended">${over}</div>`;
  return `${head}
<div class="columns">${figure('Before', image('Before', before))}${figure('After', image('After', after))}${after ? figure('Difference', third) : ''}</div>
${after ? `<label>After <input type="range" min="0" max="100" value="50" aria-label="How much is the picture before"> Before</label>\n<div class="over">${over}</div>` : ''}</section>`;
}

/** The page of all differences, by component: before, after and difference side by side, and before and after under a slider. */
export function visualReport(differences: readonly Difference[]): string {
  const subjects = [...new Set(differences.map(({ name }) => subjectOf(name)))];
  const added = differences.filter(({ before }) => !before).length;
  const changed = differences.length - added;
  const title = [
    changed > 0 && `${changed} ${changed === 1 ? 'picture differs' : 'pictures differ'}`,
    added > 0 && `${added} ${added === 1 ? 'is' : 'are'} new`,
  ]
    .filter(Boolean)
    .join(', ');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1><p>Components, screens and mails: ${subjects.join(', ')}.</p>
${differences.map(section).join('\n')}
<script>${script}</script></html>
`;
}

/** Reads the differences that a comparison has written. */
function readDifferences(folder: string, baselines: string): Difference[] {
  const asData = (file: string): string | undefined =>
    existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : undefined;
  const left = existsSync(folder) ? globSync('*/*-{actual,reference}.png', { cwd: folder }) : [];
  const found = [...new Set(left.map((file) => file.replace(/-(?:actual|reference)\.png$/u, '')))].toSorted();
  return found.map((file) => {
    const [theme = '', name = ''] = file.split('/');
    const kind = (which: string) => asData(path.join(folder, `${file}-${which}.png`));
    const before = asData(path.join(baselines, `${file}.png`));
    const difference = kind('diff');
    // The comparison calls the first picture of a story its reference.
    const after = kind('actual') ?? (before ? undefined : kind('reference'));
    return { name, theme, ...(before && { before }), ...(after && { after }), ...(difference && { difference }) };
  });
}

/**
 * Writes a page of all differences.
 *
 * @param folder - folder of the comparison's `<theme>/<story>-{actual,diff}.png`, or `-reference.png` for a new story
 * @param baselines - folder of the baselines, as `<theme>/<story>.png`
 * @returns the page's path, or undefined when there is no difference
 */
export function writeVisualReport(folder: string, baselines: string): string | undefined {
  const differences = readDifferences(folder, baselines);
  if (differences.length === 0) return undefined;
  const page = path.join(folder, 'index.html');
  writeFileSync(page, visualReport(differences));
  return page;
}
