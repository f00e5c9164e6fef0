import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const asData = (file: string): string => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

/** "kit-price-slot--matrix" belongs to the component "price slot". */
const componentOf = (name: string): string =>
  name
    .replace(/^(?:kit|screens|mails)-/u, '')
    .split('--')[0]!
    .replaceAll('-', ' ');

/**
 * Writes a page that shows what differs: before and after under a slider, and the difference, by component.
 *
 * @param folder - where the comparison left `<theme>/<story>-{reference,actual,diff}.png`
 * @returns the page's path, or nothing when there is no difference
 */
export function writeVisualReport(folder: string): string | undefined {
  const found = existsSync(folder) ? globSync('*/*-actual.png', { cwd: folder }).toSorted() : [];
  if (found.length === 0) return undefined;
  const sections = found.map((actual) => {
    const base = path.join(folder, actual.replace(/-actual\.png$/u, ''));
    const [theme = '', file = ''] = actual.split('/');
    const name = file.replace(/-actual\.png$/u, '');
    const picture = (kind: string) => (existsSync(`${base}-${kind}.png`) ? asData(`${base}-${kind}.png`) : '');
    return `<section><h2>${componentOf(name)}</h2><p>${name}, ${theme}</p>
<div class="pair"><img alt="Before" src="${picture('reference')}"><img alt="After" class="after" src="${picture('actual')}"></div>
<label>Before <input type="range" min="0" max="100" value="50"> After</label>
<details><summary>Difference</summary><img alt="Difference" src="${picture('diff')}"></details></section>`;
  });
  const components = [...new Set(found.map((file) => componentOf(path.basename(file))))];
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${found.length} pictures differ</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:84rem}section{border-top:1px solid #bbb;padding-block:1rem}
img{max-width:100%}.pair{position:relative;width:fit-content}.pair .after{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}input{width:20rem;vertical-align:middle}</style>
<h1>${found.length} pictures differ</h1><p>Components: ${components.join(', ')}.</p>
${sections.join('\n')}
<script>for (const input of document.querySelectorAll('input')) input.oninput = () => input.closest('section').querySelector('.pair').style.setProperty('--at', 100 - input.value + '%');</script></html>`,
  );
  return page;
}
