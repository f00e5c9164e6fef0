/**
 * The assertions of W3C's ARIA-AT about the patterns that the kit follows. ARIA-AT asks screen readers to convey roles, names and states; here the kit's markup
 * is asked to have them. In our own words; the test plans are at https://github.com/w3c/aria-at/tree/master/tests (`accordion`, `disclosure-navigation`,
 * `modal-dialog`, `alert`, `combobox-autocomplete-both-updated`), and the tree's at https://www.w3.org/WAI/ARIA/apg/patterns/treeview/.
 */
import { describe, expect, it } from 'vitest';
import { quoted } from '../../src/kit/testing/tools.ts';
import * as accordion from '../../stories/Kit/Accordion/Accordion.stories.tsx';
import * as accountMenu from '../../stories/Kit/AccountMenu/AccountMenu.stories.tsx';
import * as alert from '../../stories/Kit/Alert/Alert.stories.tsx';
import * as categoryTree from '../../stories/Kit/CategoryTree/CategoryTree.stories.tsx';
import * as dialog from '../../stories/Kit/Dialog/Dialog.stories.tsx';
import * as navigationList from '../../stories/Kit/NavigationList/NavigationList.stories.tsx';
import * as searchSuggestions from '../../stories/Kit/SearchSuggestions/SearchSuggestions.stories.tsx';
import { AlertOnRequest } from './AlertOnRequest.tsx';
import { Reader, readThrough } from './reader.ts';
import { show } from './stage.ts';

/** Phrases of which one has all these parts: role, name, states. */
const saying = (...parts: readonly string[]): unknown =>
  expect.arrayContaining([expect.stringMatching(new RegExp(parts.map((part) => `(?=.*${quoted(part)})`).join(''), 'u'))]);

describe('Accordion', () => {
  it('conveys of each header the role of a button, its name, and whether its panel is open', async () => {
    await show(accordion.Basic);
    const phrases = await Reader.with((reader) => reader.readByTab());
    expect(phrases).toEqual(saying('button', 'Is there a minimum order?', ', expanded'));
    expect(phrases).toEqual(saying('button', 'Can I send goods back?', 'not expanded'));
  });

  it('conveys that headers are headings, of which level, and that panels are regions named by them', async () => {
    await show(accordion.Basic);
    expect(await Reader.with((reader) => reader.readHeadings())).toEqual(saying('heading', 'Can I send goods back?', 'level 2'));
    expect(await readThrough()).toEqual(saying('region', 'Can I send goods back?'));
  });

  it.each(['Enter', 'Space'])('conveys the change of state at %s, both ways, and reads no closed panel', async (key) => {
    await show(accordion.Basic);
    await Reader.with(async (reader) => {
      await reader.goTo([...document.querySelectorAll<HTMLElement>('h2 button')][1]!);
      expect(await reader.press(key)).toEqual(saying('Can I send goods back?', ', expanded'));
      expect(await reader.press(key)).toEqual(saying('Can I send goods back?', 'not expanded'));
    });
    expect((await readThrough()).join()).not.toContain('One case.');
  });
});

describe('Disclosure navigation', () => {
  it('conveys the role of a button, its name, and that it is collapsed', async () => {
    await show(accountMenu.Basic);
    expect(await Reader.with((reader) => reader.readByTab())).toEqual(saying('button', 'Account of Brindle Wharf Café', 'not expanded'));
    expect((await readThrough()).join()).not.toContain('Change password');
  });

  it.each(['Enter', 'Space'])('conveys the change of state at %s and at Escape, and gives the focus back', async (key) => {
    await show(accountMenu.Basic);
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('button')!);
      expect(await reader.press(key)).toEqual(saying('button', ', expanded'));
      expect(await reader.press('Tab')).toEqual(saying('link', 'Change password'));
      expect(await reader.press('Escape')).toEqual(saying('button', 'Account of Brindle Wharf Café', 'not expanded'));
    });
  });

  it('conveys the list of links, how many there are, and which is the page one is on', async () => {
    await show(navigationList.Basic);
    const phrases = await readThrough();
    expect(phrases).toEqual(saying('navigation'));
    expect(phrases).toEqual(saying('list'));
    expect(phrases).toEqual(saying('listitem', 'position 1', 'set size 3'));
    expect(phrases).toEqual(saying('link', 'All products', 'current page'));
  });
});

describe('Modal dialog', () => {
  it('conveys at its opening the role and name of the dialog, and role and name of what has the focus', async () => {
    await show(dialog.Basic);
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('button')!);
      const phrases = await reader.press('Enter');
      expect(phrases).toEqual(saying('dialog', 'Delivery to the islands'));
      expect(phrases).toEqual(saying('button', 'Close'));
    });
  });

  it('conveys its title as a heading of level 2, and nothing of what lies behind it', async () => {
    await show(dialog.Default);
    const phrases = await readThrough();
    expect(phrases).toEqual(saying('heading', 'Delivery to the islands', 'level 2'));
    expect(phrases[0]).toMatch(/^dialog/u);
    expect(phrases.at(-1)).toMatch(/^end of dialog/u);
  });

  it('keeps the focus inside, and gives it back to the button that opened it at Escape', async () => {
    await show(dialog.Basic);
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('button')!);
      await reader.press('Enter');
      expect(await reader.press('Tab')).toEqual(saying('button', 'Understood'));
      const after = await reader.press('Tab');
      expect(after.join()).not.toContain('Delivery');
      expect(await reader.press('Escape')).toEqual(saying('button', 'Delivery to the islands'));
    });
  });
});

describe('Alert', () => {
  it('conveys its text at once when it comes, and its role when it is read', async () => {
    await show(alert.Default.extend({ render: () => <AlertOnRequest /> }));
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('button')!);
      const phrases = await reader.press('Enter');
      expect(phrases).toEqual(saying('assertive', 'The list could not be loaded.'));
      expect(document.activeElement).toHaveProperty('localName', 'button');
    });
    expect(await readThrough()).toEqual(saying('alert'));
  });
});

describe('Combobox', () => {
  it('conveys role, name, that it is collapsed, and that it has a list', async () => {
    await show(searchSuggestions.Basic);
    const phrases = await Reader.with((reader) => reader.readByTab());
    expect(phrases).toEqual(saying('combobox', 'Search products', 'not expanded', 'has popup listbox', 'autocomplete in list'));
  });

  it('conveys that the list has come, each option, which of how many it is, and that it is chosen', async () => {
    await show(searchSuggestions.Basic);
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('[role="combobox"]')!);
      const typed = await reader.press('co', { text: true });
      expect(typed).toEqual(saying('combobox', ', expanded'));
      expect(typed).toEqual(saying('polite', '4 suggestions'));
      const first = await reader.press('ArrowDown');
      expect(first).toEqual(saying('option', 'cola', 'selected', 'position 1', 'set size 4'));
      expect(await reader.press('ArrowDown')).toEqual(saying('option', 'cola zero', 'position 2'));
      expect(await reader.press('Escape')).toEqual(saying('combobox', 'not expanded'));
      expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    });
  });
});

describe('Tree', () => {
  it('conveys the tree and its name, and of each item its name, level, place among its siblings and whether it is open', async () => {
    await show(categoryTree.Basic);
    const phrases = await readThrough();
    expect(phrases).toEqual(saying('tree', 'Product categories'));
    expect(phrases).toEqual(saying('treeitem', 'Soft drinks', 'level 1', 'position 1', 'set size 2', ', expanded'));
    expect(phrases).toEqual(saying('treeitem', 'Water', 'level 2', 'position 2', 'set size 2'));
  });

  it('is one stop for Tab; arrows go through it, open and close, and each change of state is conveyed', async () => {
    await show(categoryTree.Basic);
    await Reader.with(async (reader) => {
      const stops = await reader.readByTab();
      expect(stops).toHaveLength(1);
      expect(stops).toEqual(saying('treeitem', 'Cola'));
    });
    await Reader.with(async (reader) => {
      await reader.goTo(document.querySelector('[role="treeitem"][tabindex="0"]')!);
      expect(await reader.press('ArrowDown')).toEqual(saying('treeitem', 'Water'));
      expect(await reader.press('ArrowLeft')).toEqual(saying('treeitem', 'Soft drinks', ', expanded'));
      expect(await reader.press('ArrowLeft')).toEqual(saying('treeitem', 'Soft drinks', 'not expanded'));
      expect(await reader.press('ArrowRight')).toEqual(saying('treeitem', 'Soft drinks', ', expanded'));
      expect(await reader.press('End')).toEqual(saying('treeitem', 'Packaging'));
    });
  });
});
