/** Options of a query by role. */
interface RoleOptions {
  name?: string | RegExp;
  hidden?: boolean;
}

/** The queries of Testing Library that the helpers need, bound to an element. */
export interface Queries {
  getByRole(role: string, options?: RoleOptions): HTMLElement;
  getAllByRole(role: string, options?: RoleOptions): HTMLElement[];
  queryByRole(role: string, options?: RoleOptions): HTMLElement | null;
  queryAllByRole(role: string, options?: RoleOptions): HTMLElement[];
  findByRole(role: string, options?: RoleOptions): Promise<HTMLElement>;
  findByLabelText(text: RegExp): Promise<HTMLElement>;
}

/** Where a helper looks: an element, or queries that are bound to one, as a story's `canvas` or `screen` are. */
export type Scope = HTMLElement | Queries;

/**
 * The parts of Testing Library that the helpers work with: from `storybook/test`, or `within` and `waitFor` of `@testing-library/dom` with `userEvent`
 * of `@testing-library/user-event`. They are passed in, so that the kit brings none of them along.
 */
export interface TestingTools<Bound extends Queries = Queries> {
  within(element: HTMLElement): Bound;
  waitFor<Result>(look: () => Result): Promise<Result>;
  userEvent: {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    paste(text: string): Promise<unknown>;
    upload(element: HTMLElement, files: File | File[]): Promise<void>;
    selectOptions(element: Element, labels: string | string[]): Promise<void>;
  };
}

/** The content a field is filled with: a text or the label of a choice, whether a box is ticked, or files. */
export type Answer = string | boolean | File | readonly File[];

/** The answers of a form by the labels of its fields; those of a group of fields by the group's name. */
export interface Answers {
  [label: string]: Answer | Answers;
}

/** A text that matches itself only, also when it holds characters that mean something in a pattern. */
export const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** A label as it is shown: the words, after which it may say that the field is optional. */
export const labelPattern = (label: string, optional: string): RegExp =>
  new RegExp(`^\\s*${quoted(label)}(?:\\s+${quoted(optional)})?\\s*$`, 'u');

/** A category's name, after which the number of its products may stand. */
export const categoryPattern = (name: string): RegExp => new RegExp(`^${quoted(name)}(?:\\s+\\d[\\d.,\\s]*\\s\\D+)?$`, 'u');
