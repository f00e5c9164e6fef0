import semantics from '../../design-tokens/semantics.tokens.json' with { type: 'json' };

/** The `$description` of every token in a group of the token file, by the token's name. */
function descriptionsIn(group: object, path = ''): [string, string][] {
  if ('$value' in group) return [[path, '$description' in group ? String(group.$description) : '']];
  return Object.entries(group).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'object' && member !== null && !name.startsWith('$') ? descriptionsIn(member, path ? `${path}.${name}` : name) : [],
  );
}

/** The purpose of every semantic token, as the token file describes it. */
export const purposeOfToken: Readonly<Record<string, string>> = Object.fromEntries(descriptionsIn(semantics));
