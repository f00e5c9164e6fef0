/** Faults as programmers make them, each put into the page of a story: what the transcripts and axe make of them is measured in `faults.test.ts`. */

/** A fault. */
export interface Fault {
  /** The fault in words, for the table in docs/spoken.md. */
  readonly what: string;
  /** The component in whose transcript it is looked for. */
  readonly component: string;
  /** Makes it, and makes it again whenever the page has changed. */
  readonly seed?: () => void;
  /** Makes it in the browser's own functions, before the story is shown, and gives what takes it back. */
  readonly patch?: () => () => void;
}

const each = (selector: string, change: (element: HTMLElement) => void) => (): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(change);

const drop = (selector: string, ...attributes: readonly string[]) =>
  each(selector, (element) => attributes.forEach((name) => element.removeAttribute(name)));

const give = (selector: string, name: string, value: string) =>
  each(selector, (element) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  });

/** Replaces a method of a class. */
function replace<Class extends object, Name extends keyof Class>(
  owner: Class,
  name: Name,
  by: (own: Class[Name]) => Class[Name],
): () => void {
  const own = owner[name];
  owner[name] = by(own);
  return () => {
    owner[name] = own;
  };
}

const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

/** No region speaks by itself any more. */
const silence = each(live, (element) => {
  element.setAttribute('aria-live', 'off');
  if (element.getAttribute('role') !== null) element.removeAttribute('role');
});

/** Nothing that a program does moves the focus. */
const focusStays = (): (() => void) => {
  const own = HTMLElement.prototype.focus;
  let isByProgram = false;
  const listen = (event: Event) => {
    isByProgram = event.type === 'keydown';
  };
  // Until the next turn after a key everything that focuses is the program; the test itself focuses at rest.
  const rest = () => setTimeout(() => (isByProgram = false), 100);
  window.addEventListener('keydown', listen, true);
  window.addEventListener('keyup', rest, true);
  HTMLElement.prototype.focus = function focus(options) {
    if (!isByProgram) own.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = own;
    window.removeEventListener('keydown', listen, true);
    window.removeEventListener('keyup', rest, true);
  };
};

/** The faults, in the sequence of the table. */
export const faults: readonly Fault[] = [
  {
    what: 'The headings of an accordion do not say whether they are open',
    component: 'Accordion',
    seed: drop('h2 button', 'aria-expanded'),
  },
  { what: 'They say “closed” whatever they are', component: 'Accordion', seed: give('h2 button', 'aria-expanded', 'false') },
  { what: 'They are no headings', component: 'Accordion', seed: give('h2', 'role', 'presentation') },
  { what: 'A button is renamed', component: 'AccountMenu', seed: give('button[aria-expanded]', 'aria-label', 'Menu') },
  { what: 'A dialog has no name', component: 'Dialog', seed: drop('dialog', 'aria-labelledby', 'aria-label') },
  {
    what: 'A dialog is not modal: what lies behind it is read',
    component: 'Dialog',
    patch: () =>
      replace(
        HTMLDialogElement.prototype,
        'showModal',
        () =>
          function showModal(this: HTMLDialogElement) {
            this.show();
          },
      ),
  },
  {
    what: 'The focus falls to the body when a dialog closes',
    component: 'Dialog',
    patch: () => {
      const fall = () => setTimeout(() => (document.activeElement as HTMLElement | null)?.blur());
      window.addEventListener('close', fall, true);
      return () => window.removeEventListener('close', fall, true);
    },
  },
  { what: 'The choice of a menu is not marked', component: 'SortMenu', seed: drop('[role="menuitemradio"]', 'aria-checked') },
  { what: 'A menu opens without the focus', component: 'SortMenu', patch: focusStays },
  { what: 'A menu does not say that it is open', component: 'SortMenu', seed: drop('[aria-expanded]', 'aria-expanded') },
  { what: 'A field has lost its label', component: 'TextField', seed: drop('label', 'for') },
  { what: 'A field has lost its description and its error', component: 'TextField', seed: drop('input', 'aria-describedby') },
  { what: 'A required field does not say so', component: 'TextField', seed: drop('input, textarea', 'required', 'aria-required') },
  { what: 'A wrong field does not say so', component: 'TextField', seed: drop('input, textarea', 'aria-invalid') },
  { what: 'Errors are not announced', component: 'Form', seed: silence },
  { what: 'The summary of errors does not take the focus', component: 'Form', patch: focusStays },
  { what: 'The current page is not marked', component: 'Pagination', seed: drop('[aria-current]', 'aria-current') },
  { what: 'A navigation has no name', component: 'Breadcrumbs', seed: drop('nav', 'aria-label', 'aria-labelledby') },
  {
    what: 'The button that shows a password has one name whatever it does',
    component: 'PasswordField',
    seed: give('input ~ button, div > button[type="button"]', 'aria-label', 'Show'),
  },
  { what: 'A tree does not say how deep one is', component: 'CategoryTree', seed: drop('[role="treeitem"]', 'aria-level') },
  { what: 'Every item of a tree is a stop for Tab', component: 'CategoryTree', seed: give('[role="treeitem"]', 'tabindex', '0') },
  {
    what: 'A group of fields has no name',
    component: 'FormSection',
    seed: each('fieldset > legend', (element) => element.replaceWith()),
  },
  { what: 'A link is hidden from readers', component: 'SkipLink', seed: give('a', 'aria-hidden', 'true') },
  { what: 'A checkbox cannot be reached by Tab', component: 'CheckboxField', seed: give('input[type="checkbox"]', 'tabindex', '-1') },
  { what: 'A heading is two levels too low', component: 'Section', seed: give('h2', 'aria-level', '4') },
  { what: 'The head of a row in a table is an ordinary cell', component: 'FactTable', seed: give('th', 'role', 'cell') },
  { what: 'An icon’s button has no name', component: 'IconButton', seed: drop('button, a', 'aria-label', 'title') },
  { what: 'What a picture shows is not told', component: 'Picture', seed: give('img', 'alt', '') },
  {
    what: 'Text is hardly darker than its ground',
    component: 'Alert',
    seed: each('main, div', (element) => element.style.setProperty('color', '#c8c8c8', 'important')),
  },
  { what: 'The browser is not told what belongs into a field', component: 'PasswordField', seed: drop('input', 'autocomplete') },
];
