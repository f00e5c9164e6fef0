import type { TextDefinitions } from '../../contract/forms/definitions.ts';
import type { Rule } from '../../contract/forms/rules.ts';

/** Props of a control that come from the definition of its field. */
export interface AskedProps {
  name: string;
  label: string;
  required: boolean;
  validate: Rule;
  tidy?: (typed: string) => string;
  warn?: (typed: string) => string | undefined;
}

/**
 * The props of the control for a field, by its definition; layout, hints and what the browser may fill in stay with the screen.
 *
 * @param path - put before the field's name, with its dot: `business.`
 */
export function asked<Definitions extends TextDefinitions>(
  definitions: Definitions,
  name: keyof Definitions & string,
  path = '',
): AskedProps {
  const { label, rule, usualForm, warn } = definitions[name]!;
  return {
    name: path + name,
    label,
    required: rule('') !== undefined,
    validate: rule,
    ...(usualForm && { tidy: usualForm }),
    ...(warn && { warn }),
  };
}
