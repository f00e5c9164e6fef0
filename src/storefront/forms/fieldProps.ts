import type { TextDefinitions } from '../../contract/forms/fieldDefinitions.ts';
import type { Rule } from '../../contract/forms/rules.ts';
import { cleanLine } from '../../contract/text.ts';

/** Props of a control that come from the definition of its field. */
export interface FieldProps {
  name: string;
  label: string;
  required: boolean;
  validate: Rule;
  tidy: (typed: string) => string;
  warn?: (typed: string) => string | undefined;
}

/**
 * The props of the control for a field, by its definition; layout, hints and what the browser may fill in stay with the screen.
 *
 * @param path - put before the field's name, with its dot: `business.`
 */
export function fieldProps<Definitions extends TextDefinitions>(
  definitions: Definitions,
  name: keyof Definitions & string,
  path = '',
): FieldProps {
  const { label, rule, tidy = cleanLine, warn } = definitions[name]!;
  return {
    name: path + name,
    label,
    required: rule('') !== undefined,
    validate: rule,
    tidy,
    ...(warn && { warn }),
  };
}
