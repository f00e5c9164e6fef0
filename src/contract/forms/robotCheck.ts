/** Keeps form-filling programs from the three submissions: account, job application, contact. */

/**
 * The robot check: facts that tell a person from a form-filling program, sent as `check` beside the other values. Without it the form counts as filled in at
 * once. A filled hidden field is refused with a message that helps a person, whose browser may have filled it. Quick forms are not refused, since a restored draft is sent within a moment;
 * their answer is delayed.
 */
export interface RobotCheck {
  /** A field that people do not see; it must be empty. */
  website: string;
  /** Time from opening the form to sending it, in milliseconds. */
  elapsedMs: number;
}

/** For a filled hidden field, which the screen empties; its button is then "Send all the same". */
export const filledByProgramMessage = 'A program seems to have filled this in, perhaps your browser. Check it and send it again.';

/** Shortest time in which a person fills in a form, in milliseconds: a quicker form is answered when this time has passed. */
export const shortestFillMs = 1500;
