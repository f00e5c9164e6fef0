/** Pages of the kit's published words that concern no single component: all tokens, and all icons. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import facts from '../../stories/docs/componentFacts.json' with { type: 'json' };
import { purposeOfToken } from '../../stories/Foundations/purposes.ts';

const iconList = fileURLToPath(new URL('../../src/kit/icons/icons.ts', import.meta.url));

/** Components by the tokens that their sources name. */
function usersOfTokens(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [component, { tokens }] of Object.entries(facts))
    for (const token of tokens) users.set(token, [...(users.get(token) ?? []), component]);
  return users;
}

/** A token's variable in the brands' style sheets. */
const variableOf = (token: string): string => `--tk-${token.replaceAll('.', '-')}`;

/** Every token of `semantics.tokens.json` by its purpose, with the components that name it. */
export function tokensPage(): string {
  const users = usersOfTokens();
  const rows = Object.entries(purposeOfToken).map(
    ([token, purpose]) =>
      `| \`${token}\` | \`${variableOf(token)}\` | ${purpose.replaceAll('|', String.raw`\|`)} | ${(users.get(token) ?? []).join(', ')} |`,
  );
  return `${[
    '# Tokens',
    'A brand may decide all of these. Styles of an application name the variables (`color: var(--tk-color-text-muted)`); a brand changes the tokens in its token files. Styles that several components share, such as the edge of every field, are counted at none of them.',
    ['| Token | CSS variable | What it is for | Named by |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}

/** Every icon by its name. */
export function iconsPage(): string {
  const names = [...readFileSync(iconList, 'utf8').matchAll(/\b(\w+)Icon\b(?= \}| from)/gu)].map(([, name]) => `${name}Icon`);
  return `${[
    '# Icons',
    "Each is a component: `import { PhoneIcon } from '@tarnbrook/kit/icons'`. `KitProvider icons={{ phone: … }}` replaces one everywhere, by its name without `Icon` and with a small first letter: with a component, or the path of a filled shape on a grid of 24 × 24.",
    [...new Set(names)]
      .toSorted()
      .map((name) => `- \`${name}\``)
      .join('\n'),
  ].join('\n\n')}\n`;
}
