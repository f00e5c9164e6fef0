/** Setting of movement in the toolbar; `system` leaves it to the reader's own setting. */
export type Motion = 'system' | 'full' | 'reduced';

const asked = /\(prefers-reduced-motion:\s*reduce\)/u;
/** A condition that always holds, and one that never does. */
const stands: Record<Exclude<Motion, 'system'>, string> = { reduced: '(min-width: 0px)', full: '(max-width: 0px)' };

/** Media rules about movement, with what they say by themselves. */
const rules = new Map<CSSMediaRule, string>();
let current: Motion = 'system';

function apply(rule: CSSMediaRule): void {
  const own = rules.get(rule) ?? rule.media.mediaText;
  if (!asked.test(own)) return;
  rules.set(rule, own);
  rule.media.mediaText = current === 'system' ? own : own.replace(asked, stands[current]);
}

function look(list: CSSRuleList | undefined): void {
  for (const rule of list ?? []) {
    if (rule instanceof CSSMediaRule) apply(rule);
    if (rule instanceof CSSGroupingRule) look(rule.cssRules);
  }
}

function lookEverywhere(): void {
  for (const sheet of document.styleSheets) look(sheet.cssRules);
}

let prepared = false;

/** Later styles follow the toolbar as well: those that Emotion adds to its sheet, and those that come as elements. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertAndLook(rule, index) {
    const place = insertRule.call(this, rule, index);
    if (asked.test(rule)) look(this.cssRules);
    return place;
  };
  new MutationObserver(lookEverywhere).observe(document.head, { childList: true, subtree: true });
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(current === 'system' ? query : query.replace(asked, stands[current]));
}

/** Shows stories as they look to a reader who asked for less movement, or who did not. No page can change that setting: its media rules are rewritten. */
export function setMotion(motion: Motion): void {
  if (motion === current) return;
  current = motion;
  prepare();
  lookEverywhere();
}

/** Waits until finite animations have ended; endless ones go on, and those in a section that is closed stand still. */
export async function movementEnds(): Promise<void> {
  const passing = document.getAnimations().filter(({ playState, effect }) => {
    const isSeen = (effect as KeyframeEffect).target?.checkVisibility();
    return isSeen && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  });
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
