import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/testing/browser.ts';
import { endLater } from './cleanup.ts';

/** Starts Chromium. Through `debuggingPort` another tool can drive it. */
export async function startChromium(debuggingPort?: number): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`])],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  endLater(() => browser.close());
  return browser;
}
