import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
await p.goto('http://localhost:6471/iframe.html?id=kit-messagingbutton--never-over-the-focus&viewMode=story');
await p.waitForSelector('text=Line 60'); await p.waitForTimeout(4000);
await p.evaluate(() => { scrollTo(0, 0); document.activeElement.blur(); });
console.log(await p.evaluate(() => [getComputedStyle(document.documentElement).scrollPadding, document.documentElement.scrollHeight, getComputedStyle(document.documentElement).overflow, getComputedStyle(document.body).overflow]));
for (let i = 0; i < 45; i++) { await p.keyboard.press('Tab'); const r = await p.evaluate(() => [document.activeElement.textContent, Math.round(document.activeElement.getBoundingClientRect().bottom), scrollY]); if (i > 15) console.log(r.join(' ')); }
await b.close();
