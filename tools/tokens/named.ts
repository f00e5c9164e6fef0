/** Calls in which a source names tokens: by themselves, or by a helper of `src/kit/theme/boxes.ts`. */
const calls =
  /\b(token|tokenVariable|denseSpace|inCaps|inColumn|inGrid|inRow|square|wrapping|inHeadingType|sized|besideIcon|line|framed)\(\s*['"`]([^'"`]+)['"`](?:,\s*'([\w.-]+)')?|\.\.\.(chosenLook)\b/gu;

/** Patterns of the tokens that a source names; in a composed name each part can be any. */
export const tokensNamedIn = (source: string): RegExp[] =>
  [...source.matchAll(calls)]
    .flatMap(([, call, name = '', second = 'hairline', look]) => {
      if (look) return ['color.text.on-selected', 'color.surface.selected'];
      if (call === 'inHeadingType') return [name, 'font.family.heading'];
      if (call === 'inCaps') return [name, 'font.weight.medium', 'font.tracking.caps'];
      if (second.includes('.')) return [name, second];
      if (call === 'framed') return [`radius.${name}`, 'color.surface.raised', 'color.border.hairline', 'border-width.hairline'];
      return call === 'line' ? [name, `border-width.${second}`] : [name];
    })
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/gu, '[^.]+')}$`, 'u'));
