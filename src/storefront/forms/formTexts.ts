import { formMessages } from '../../contract/forms/messages.ts';

/** The words of the kit's form, in the shop's own. */
export const formTexts = { failed: formMessages.somethingWrong } as const;
