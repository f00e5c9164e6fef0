import type { Config } from '../config.ts';
import { DiskStore } from './diskStore.ts';
import { mediaFolder } from './folder.ts';
import { ObjectStore } from './objectStore.ts';
import type { MediaStore } from './store.ts';

/** The store that the settings name. It is reached for with the first call. */
export function openMediaStore({ objectStore, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>): MediaStore {
  return objectStore ? new ObjectStore(objectStore) : new DiskStore(mediaFolder(dataDir));
}
