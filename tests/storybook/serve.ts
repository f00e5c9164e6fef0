/** Serves the built Storybook to its tests. */
import { serveFolder } from '../setup/folderServer.ts';
import { port, storybookFolder } from './folder.ts';

await serveFolder(storybookFolder, port);
