import { afterEach, beforeEach, expect } from 'vitest';
import { changeStories } from '../../.storybook/annotations.ts';
import preview from '../../.storybook/preview.tsx';
import { withoutAxe } from '../surroundings/changes.ts';
import { looks, type Look } from './computedLooks.ts';
import { hostileBrand } from './hostileValues.ts';

changeStories(preview, withoutAxe);

/** An element in words that help to find it. */
function described(element: Element): string {
  const marks = [...element.attributes]
    .filter(({ name }) => /^(?:role|type|aria-label|data-\w+)$/u.test(name))
    .map(({ name, value }) => `[${name}="${value}"]`);
  return `${element.localName}${marks.join('')}`;
}

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition-duration: 0s !important; animation: none !important; }';

/** Replaces the document's brand by the absurd one. */
function wear(): void {
  for (const [variable, value] of hostileBrand) document.documentElement.style.setProperty(variable, value);
}

function takeOff(): void {
  for (const [variable] of hostileBrand) document.documentElement.style.removeProperty(variable);
}

const key = ({ element, part, property }: Look, ids: Map<Element, number>): string => `${ids.get(element)} ${part} ${property}`;

/** Looks that are the same in two brands without a common value, and so come from no token. */
function leftOver(before: readonly Look[], after: readonly Look[]): string[] {
  const ids = new Map([...new Set([...before, ...after].map(({ element }) => element))].map((element, index) => [element, index]));
  const then = new Map(before.map((look) => [key(look, ids), look.value]));
  const same = after.filter((look) => then.get(key(look, ids)) === look.value);
  const lines = same.map(({ element, part, property, value }) => `${described(element)}${part} keeps ${property}: ${value}`);
  return [...new Set(lines)];
}

beforeEach(({ task, skip }) => {
  skip(!/^(?:matrix|default)$/iu.test(task.name), 'One story that shows all of a component is enough.');
});

afterEach(({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string' || task.result?.state === 'fail') return;
  const before = looks();
  document.head.append(still);
  try {
    wear();
    // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
    expect(leftOver(before, looks()), 'Use a token (src/kit/theme/token.ts): this is the same in every brand').toEqual([]);
  } finally {
    takeOff();
    still.remove();
  }
});
