import path from 'node:path';
import type { Plugin } from 'vite';
import { readKitProps, type KitComponent } from '../tools/kit/props.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Gives every component of the kit its props as `__kitProps`, and what else its file declares as `__kitTypes`, for the tables of the docs pages: see `argTypes.ts`. */
export function kitProps(): Plugin {
  let byFile: Map<string, KitComponent[]> | undefined;
  return {
    name: 'kit-props',
    transform(code, id) {
      const file = path.relative(root, id.split('?')[0]!);
      if (!file.startsWith('src/kit/') || !file.endsWith('.tsx') || file.endsWith('.test.tsx')) return undefined;
      byFile ??= Map.groupBy(readKitProps(), (component) => component.file);
      const components = byFile.get(file);
      if (!components) return undefined;
      const known = components.flatMap(({ name, props, types }) => [
        `${name}.__kitProps = ${JSON.stringify(props)};`,
        `${name}.__kitTypes = ${JSON.stringify(types)};`,
      ]);
      return { code: `${code}\n${known.join('\n')}`, map: null };
    },
    hotUpdate({ file }) {
      // A type may be written in another file than the component that has it.
      if (file.startsWith(path.join(root, 'src/kit/'))) byFile = undefined;
    },
  };
}
