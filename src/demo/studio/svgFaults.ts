/** For tests of drawings. */

/** Faults of a document as XML and as a picture that must stand alone; empty when it has none. */
export function faultsOf(svg: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const used = new Set<string>();
  const token = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[A-Za-z0-9:-]+="[^"<&]*")*)\s*(\/?)>|((?:[^<>&]|&(?:amp|lt|gt);)+)/gy;
  let end = 0;
  for (let found = token.exec(svg); found; found = token.exec(svg)) {
    end = token.lastIndex;
    const [, closing, name, attributes = '', selfClosing] = found;
    if (name === undefined) continue;
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes something else`);
      continue;
    }
    if (!selfClosing) open.push(name);
    if (name === 'text' || name === 'image' || name === 'style' || name === 'script') faults.push(`<${name}> is not allowed`);
    const names = new Set<string>();
    for (const [, key = '', value = ''] of attributes.matchAll(/([A-Za-z0-9:-]+)="([^"]*)"/g)) {
      if (names.has(key)) faults.push(`${key} twice on <${name}>`);
      names.add(key);
      if (key === 'id' && ids.has(value)) faults.push(`id ${value} twice`);
      if (key === 'id') ids.add(value);
      if (key === 'href' && !value.startsWith('#')) faults.push(`external reference ${value}`);
      if (key === 'href') used.add(value.slice(1));
      for (const [, target = ''] of value.matchAll(/url\(([^)]*)\)/g)) {
        if (!target.startsWith('#')) faults.push(`external paint ${target}`);
        used.add(target.slice(1));
      }
      if (/NaN|undefined|Infinity|\[object/.test(value)) faults.push(`${key}="${value.slice(0, 60)}"`);
    }
  }
  if (end !== svg.length) faults.push(`not XML at ${end}: ${svg.slice(end, end + 60)}`);
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  for (const target of used) if (!ids.has(target)) faults.push(`#${target} is used but not defined`);
  return faults;
}
