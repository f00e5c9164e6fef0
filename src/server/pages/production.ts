import type * as ServerEntry from '../../storefront/entry-server.tsx';
import { readDeskAssets } from '../desk/index.ts';
import { readManifest } from './assets.ts';
import type { Pages } from './plugin.ts';

const dist = new URL('../../../dist/', import.meta.url);

export const clientFolder = new URL('client/', dist);

export async function loadServerEntry(): Promise<typeof ServerEntry> {
  return (await import(new URL('server/entry-server.js', dist).href)) as typeof ServerEntry;
}

export async function builtPages(): Promise<Pages> {
  const [entry, findAssets, desk] = await Promise.all([
    loadServerEntry(),
    readManifest(clientFolder),
    readDeskAssets(new URL('desk/', dist)),
  ]);
  const loaded = Promise.resolve({ ...entry, findAssets });
  return { renderer: () => loaded, desk };
}
