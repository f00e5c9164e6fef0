import type { TextDefinitions } from '../../contract/forms/fieldDefinitions.ts';
import { cleanLine } from '../../contract/text.ts';

/**
 * The props of the control for a field, by its definition; layout, hints and what the browser may fill in stay with the screen.
 *
 * @param path - put before the field's name, with its dot: `business.`
 */
export function fieldProps<Definitions extends TextDefinitions>(definitions: Definitions, name: keyof Definitions & string, path = '') {
  const { label, rule, tidy = cleanLine, warn } = definitions[name]!;
  return { name: path + name, label, required: rule('') !== undefined, validate: rule, tidy, ...(warn && { warn }) };
}
