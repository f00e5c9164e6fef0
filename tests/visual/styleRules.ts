/** Reads the style rules of the page: which of them ask for the width, and which elements react to a state. */

interface Found {
  rule: CSSStyleRule;
  /** Conditions around it, without their `@media` and `@container`. */
  conditions: readonly string[];
}

function* rulesIn(rules: CSSRuleList, conditions: readonly string[] = []): Generator<Found> {
  for (const rule of rules) {
    const inside = rule instanceof CSSMediaRule || rule instanceof CSSContainerRule ? [...conditions, rule.conditionText] : conditions;
    if (rule instanceof CSSStyleRule) yield { rule, conditions };
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules, inside);
  }
}

function* everyRule(): Generator<Found> {
  for (const sheet of document.styleSheets) yield* rulesIn(sheet.cssRules);
}

/** Whether a media or container query about a width applies to something in a story. */
export function changesWithWidth(shown: Element): boolean {
  return [...everyRule()].some(
    ({ rule, conditions }) =>
      conditions.some((condition) => /width|inline-size/u.test(condition)) && shown.querySelector(rule.selectorText) !== null,
  );
}

/** Elements whose states browsers show without a rule. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The selectors of a list, which commas inside brackets do not part. */
const selectorsOf = (list: string): string[] => list.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,()])+/gu) ?? [];

/** Elements of a story that look different in a state, and controls, which have a look of the browser's own. */
export function reactingTo(shown: Element, state: string): Set<Element> {
  const ofState = new RegExp(`^(.*?):${state}(?![\\w-])`, 'u');
  const hosts = [...everyRule()]
    .flatMap(({ rule }) => selectorsOf(rule.selectorText))
    .flatMap((selector) => ofState.exec(selector.trim())?.[1] ?? [])
    // The state of something inside brackets is not the element's own.
    .filter((host) => host.split('(').length === host.split(')').length);
  const selector = [...new Set(hosts)].map((host) => (/(?:^|[\s>+~])$/u.test(host) ? `${host}*` : host)).join(', ');
  return new Set(shown.querySelectorAll(selector ? `:is(${selector}), :is(${controls})` : controls));
}
