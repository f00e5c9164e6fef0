import { chromium } from 'playwright';
import sharp from 'sharp';
// usage: node shot.mjs out width "id1,id2" "tarnbrook:light,gullwing:dark" [fixedHeight]
const [out, width, ids, combos, fixed] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +width, height: 800 } });
p.on('console', (m) => { if (m.type() === 'error' && !/404|WebSocket/.test(m.text())) console.log(m.text().slice(0, 300)); });
const shots = [];
for (const id of ids.split(',')) for (const c of combos.split(',')) {
  const [brand, mode] = c.split(':');
  await p.setViewportSize({ width: +width, height: fixed ? +fixed : 800 });
  await p.goto(`http://localhost:6471/iframe.html?id=${id}&viewMode=story&globals=brand:${brand};mode:${mode}${process.env.G ?? ""}`);
  await p.waitForSelector('#storybook-root > *', { timeout: 20000, state: 'attached' }).catch(() => console.log('no root', id));
  await p.waitForTimeout(500);
  await p.evaluate(() => document.fonts.ready);
  const h = fixed ? +fixed : await p.evaluate(() => Math.max(...[...document.querySelectorAll('#storybook-root *')].map((e) => e.getBoundingClientRect().bottom + scrollY), 40) + 16);
  const H = Math.min(Math.ceil(h), 3000);
  if (!fixed) await p.setViewportSize({ width: +width, height: H });
  shots.push({ buf: await p.screenshot(), h: H });
}
await b.close();
const W = +width, total = shots.reduce((n, s) => n + s.h + 8, 0);
let y = 0; const comp = shots.map((s) => { const r = { input: s.buf, left: 0, top: y }; y += s.h + 8; return r; });
await sharp({ create: { width: W, height: total, channels: 3, background: '#ff00ff' } }).composite(comp).png().toFile(out);
console.log(out, W, total);
