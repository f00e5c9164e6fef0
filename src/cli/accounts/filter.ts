/** The filter that the commands about several accounts share. */
import { accountStates } from '../../server/accounts/index.ts';
import type { Call } from '../client.ts';
import type { CommandOption, Invocation } from '../command.ts';
import { oneOf } from '../terminal.ts';

/** Its options. */
export const filterOptions = {
  state: { value: 'STATE', read: oneOf(accountStates), help: `Only accounts in this state: ${accountStates.join(', ')}.` },
  search: { value: 'TEXT', help: 'Only accounts with this in a name, e-mail, number or address, also of a director.' },
  'with-warnings': { help: 'Only accounts with a warning, such as a VAT number whose check digits do not fit.' },
} as const satisfies Record<string, CommandOption>;

/** The query of these options. */
export const filterOf = ({ state, search, 'with-warnings': withWarnings }: Invocation['options']): Call['query'] => ({
  state,
  search,
  withWarnings,
});
