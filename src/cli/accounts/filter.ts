/** The filter that the commands about several accounts share. */
import { accountStates } from '../../server/accounts/index.ts';
import type { Call } from '../client.ts';
import type { CommandOption, Invocation } from '../command.ts';
import { readChoice } from '../terminal.ts';

/** Its options. */
export const filterOptions = {
  state: { type: 'string', value: 'STATE', help: `Only accounts in this state: ${accountStates.join(', ')}.` },
  search: { type: 'string', value: 'TEXT', help: 'Only accounts with this in a name, e-mail, number or address, also of a director.' },
  'with-warnings': { type: 'boolean', help: 'Only accounts with a warning, such as a VAT number whose check digits do not fit.' },
} as const satisfies Record<string, CommandOption>;

/**
 * Reads the options into a query.
 *
 * @throws {UsageError} when there is no such state
 */
export function filterOf(options: Invocation['options']): Call['query'] {
  return {
    ...(typeof options['state'] === 'string' && { state: readChoice(options['state'], accountStates, 'state') }),
    ...(typeof options['search'] === 'string' && { search: options['search'] }),
    ...(options['with-warnings'] === true && { withWarnings: true }),
  };
}
