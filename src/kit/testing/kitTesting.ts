import * as english from '../messages/en-GB.ts';
import type { KitMessages } from '../messages/en-GB.ts';
import { categoryPattern, labelPattern, quoted, type Answer, type Answers, type Queries, type Scope, type TestingTools } from './tools.ts';

/** The helpers that {@link kitTesting} gives. Each waits for what it looks for, and fails as Testing Library does when it does not come. */
export interface KitTesting<Bound extends Queries = Queries> {
  /** The field with this label; "(optional)" need not be said. A pattern is matched with the whole label. */
  field: (scope: Scope, label: string | RegExp) => Promise<HTMLElement>;
  /** The fields of a group: a section of a form, or one of its items ("Director 1 of 2"). */
  group: (scope: Scope, name: string | RegExp) => Promise<Bound>;
  /** Fills one field, whatever kind it is. A text replaces what is there; an empty one clears it. With files, waits until they are listed. */
  fill: (scope: Scope, label: string | RegExp, answer: Answer) => Promise<void>;
  /** Fills in a form, or part of one, in the sequence of the answers. */
  fillForm: (scope: Scope, answers: Answers) => Promise<void>;
  /** The messages of the error summary, in its sequence. Waits until it has the focus. */
  readErrors: (scope: Scope) => Promise<string[]>;
  /** Follows an entry of the error summary, which leads to its field. */
  followError: (scope: Scope, message: string | RegExp) => Promise<void>;
  /** Opens what hangs on a button – a menu, a panel, a section of an accordion – unless it is open. Gives what is inside. */
  open: (scope: Scope, button: string | RegExp) => Promise<Bound>;
  /** Opens a dialog or drawer by its button. Gives what is inside. */
  openDialog: (scope: Scope, button: string | RegExp) => Promise<Bound>;
  /** The dialog that is open, with this title if one is given. */
  dialog: (scope: Scope, title?: string | RegExp) => Promise<Bound>;
  /** Closes the dialog that is open by its Close button, and waits until it is gone. */
  closeDialog: (scope: Scope) => Promise<void>;
  /** Chooses an order in the sort menu. */
  chooseOrder: (scope: Scope, label: string) => Promise<void>;
  /** Opens the way down to a category in the tree by the arrows, and follows its link: `'Fish', 'Fillets', 'Cod'`. */
  chooseCategory: (scope: Scope, ...path: string[]) => Promise<void>;
  /** Ticks brands in the brand filter, those it shows at first and those it does not. */
  chooseBrands: (scope: Scope, ...brands: string[]) => Promise<void>;
}

/** The roles of the kit's dialogs. */
const dialogRoles = ['alertdialog', 'dialog'];

/** The tools, the kit's texts, and how to ask for what is in a scope. */
interface Context<Bound extends Queries> extends TestingTools<Bound> {
  texts: KitMessages;
  queriesOf: (scope: Scope) => Queries;
}

/** Helpers for fields, forms, and their errors. */
function formHelpers<Bound extends Queries>({ userEvent, waitFor, within, texts, queriesOf }: Context<Bound>) {
  const field: KitTesting['field'] = (scope, label) =>
    queriesOf(scope).findByLabelText(typeof label === 'string' ? labelPattern(label, texts.formField.optional) : label);

  const group: KitTesting<Bound>['group'] = async (scope, name) => within(await queriesOf(scope).findByRole('group', { name }));

  const fill: KitTesting['fill'] = async (scope, label, answer) => {
    const control = (await field(scope, label)) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    if (typeof answer === 'boolean') {
      if ((control as HTMLInputElement).checked !== answer) await userEvent.click(control);
    } else if (typeof answer !== 'string') {
      const files = answer instanceof File ? [answer] : [...answer];
      await userEvent.upload(control, files);
      for (const { name } of files) await queriesOf(scope).findByRole('button', { name: `${texts.fileUpload.remove} ${name}` });
    } else if (control instanceof HTMLSelectElement) {
      await userEvent.selectOptions(control, answer);
    } else {
      // At once, as pasting does: what fields do while one types is not what a screen's test is about.
      await userEvent.click(control);
      if (control.value) await userEvent.clear(control);
      if (answer) await userEvent.paste(answer);
    }
  };

  const fillForm: KitTesting['fillForm'] = async (scope, answers) => {
    for (const [label, answer] of Object.entries(answers)) {
      const isGroup = typeof answer === 'object' && !(answer instanceof File) && !Array.isArray(answer);
      if (isGroup) await fillForm(await group(scope, label), answer as Answers);
      else await fill(scope, label, answer as Answer);
    }
  };

  const summary = (scope: Scope) => queriesOf(scope).findByRole('group', { name: texts.errorSummary.title });
  const readErrors: KitTesting['readErrors'] = async (scope) => {
    const found = await summary(scope);
    await waitFor(() => {
      if (!found.contains(document.activeElement)) throw new Error('The error summary is there, and does not have the focus.');
    });
    return within(found)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);
  };
  const followError: KitTesting['followError'] = async (scope, message) =>
    userEvent.click(within(await summary(scope)).getByRole('link', { name: message }));

  return { field, group, fill, fillForm, readErrors, followError };
}

/** Helpers for everything that opens over the page or in it. */
function openingHelpers<Bound extends Queries>({ userEvent, waitFor, within, texts, queriesOf }: Context<Bound>) {
  const open: KitTesting<Bound>['open'] = async (scope, name) => {
    const button = await queriesOf(scope).findByRole('button', { name });
    if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
    const panel = await waitFor(() => {
      // A button that names no panel has it after itself.
      const named = button.getAttribute('aria-controls');
      const found = named === null ? (button.nextElementSibling as HTMLElement | null) : document.getElementById(named);
      if (!found || found.hidden) throw new Error(`Nothing opened at the button ${String(name)}.`);
      return found;
    });
    return within(panel);
  };

  const shownDialog = (scope: Scope, title?: string | RegExp): HTMLElement | undefined => {
    const options = title === undefined ? {} : { name: title };
    return dialogRoles.flatMap((role) => queriesOf(scope).queryAllByRole(role, options)).at(-1);
  };
  const dialog: KitTesting<Bound>['dialog'] = (scope, title) =>
    waitFor(() => {
      const found = shownDialog(scope, title);
      // In its first frame it is there and cannot be seen yet.
      if (!found || getComputedStyle(found).opacity === '0')
        throw new Error(`No dialog${title === undefined ? '' : ` ${String(title)}`} is open.`);
      return within(found);
    });
  const openDialog: KitTesting<Bound>['openDialog'] = async (scope, name) => {
    await userEvent.click(await queriesOf(scope).findByRole('button', { name }));
    return dialog(scope);
  };
  const closeDialog: KitTesting['closeDialog'] = async (scope) => {
    const opened = await dialog(scope);
    await userEvent.click(opened.getByRole('button', { name: texts.dialog.close }));
    await waitFor(() => {
      if (shownDialog(scope)) throw new Error('The dialog is still open.');
    });
  };

  return { open, openDialog, dialog, closeDialog };
}

/** Helpers for everything that narrows down and orders a list. */
function choosingHelpers<Bound extends Queries>(
  { userEvent, texts, queriesOf }: Context<Bound>,
  { open, group }: Pick<KitTesting<Bound>, 'open' | 'group'>,
) {
  const chooseOrder: KitTesting['chooseOrder'] = async (scope, label) => {
    const menu = await open(scope, new RegExp(`^${quoted(texts.sortMenu.label)}`, 'u'));
    await userEvent.click(menu.getByRole('menuitemradio', { name: label }));
  };

  const chooseCategory: KitTesting['chooseCategory'] = async (scope, ...path) => {
    for (const [index, name] of path.entries()) {
      const row = await queriesOf(scope).findByRole('treeitem', { name: categoryPattern(name) });
      if (index === path.length - 1) {
        await userEvent.click(row);
      } else if (row.getAttribute('aria-expanded') !== 'true') {
        const arrow = row.querySelector('[data-arrow]');
        if (!arrow) throw new Error(`There is nothing below the category ${name}.`);
        await userEvent.click(arrow);
      }
    }
  };

  const chooseBrands: KitTesting['chooseBrands'] = async (scope, ...brands) => {
    const filter = await group(scope, new RegExp(`^${quoted(texts.brandFilter.legend)}`, 'u'));
    for (const brand of brands) {
      const find = filter.queryByRole('searchbox', { name: texts.brandFilter.find });
      if (find) {
        await userEvent.click(find);
        await userEvent.paste(brand);
      }
      const box = (await filter.findByRole('checkbox', { name: brand })) as HTMLInputElement;
      if (!box.checked) await userEvent.click(box);
      if (find) await userEvent.clear(find);
    }
  };

  return { chooseOrder, chooseCategory, chooseBrands };
}

/**
 * Helpers for the tests of screens that are made of the kit: they know how its parts are found and used, so that a test says what a visitor does.
 *
 *     const kit = kitTesting({ userEvent, waitFor, within });
 *     await kit.fillForm(canvas, { 'Business name': 'Pier Road Chippy Ltd', 'Director 1 of 1': { 'First name': 'Ada' } });
 *
 * @param messages - the kit's texts as the screens have them, by component. Default: English.
 */
export function kitTesting<Bound extends Queries>(tools: TestingTools<Bound>, messages: Partial<KitMessages> = {}): KitTesting<Bound> {
  const context: Context<Bound> = {
    ...tools,
    texts: { ...english, ...messages },
    queriesOf: (scope) => ('getByRole' in scope ? scope : tools.within(scope)),
  };
  const forms = formHelpers(context);
  const opening = openingHelpers(context);
  return { ...forms, ...opening, ...choosingHelpers(context, { open: opening.open, group: forms.group }) };
}
