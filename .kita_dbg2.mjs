import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
await p.goto('http://localhost:6471/iframe.html?id=kit-messagingbutton--never-over-the-focus&viewMode=story');
await p.waitForSelector('text=Line 60'); await p.waitForTimeout(1000);
console.log(await p.evaluate(() => [...document.styleSheets].flatMap((s) => { try { return [...s.cssRules].map((r) => r.cssText) } catch { return [] } }).filter((t) => t.includes('has(') && t.includes('scroll')).join('\n')));
await b.close();
