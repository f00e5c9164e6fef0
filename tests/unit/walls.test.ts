/** The walls between folders: which imports lint refuses, tried with files that break each rule. */
import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Imports that are refused: a file, and what it imports. */
const refused = [
  ['src/kit/Button/Button.tsx', '../../contract/limits.ts'],
  ['src/kit/Button/Button.tsx', '../Link/Link.tsx'],
  ['src/contract/limits.ts', '../brands/types.ts'],
  ['src/brands/types.ts', '../kit/Button/index.ts'],
  ['src/brands/tarnbrook/index.ts', '../../kit/theme/theme.ts'],
  ['src/storefront/head.tsx', '../server/html.ts'],
  ['src/storefront/screens/Home/Home.tsx', '../Product/Product.tsx'],
  ['src/server/pages/data.ts', '../../storefront/prefetch.ts'],
  ['src/server/app.ts', '../storefront/routes.tsx'],
  ['src/server/app.ts', '../kit/index.ts'],
  ['src/server/app.ts', '../demo/index.ts'],
  ['src/server/start.ts', '../cli/index.ts'],
  ['src/server/demo.ts', '../demo/range/index.ts'],
  ['src/server/demo.ts', '../cli/index.ts'],
  ['src/server/accounts/login.ts', '../mail/queue.ts'],
  ['src/server/pages/site/wellKnown.ts', '../../mail/themes.ts'],
  ['src/server/media/make.ts', '../catalogue/load/index.ts'],
  ['src/server/media/make.ts', '../catalogue/search/plan.ts'],
  ['src/server/operation/facts.ts', '../backup/scheduled.ts'],
  ['src/server/privacy/person.ts', '../mail/templates/index.ts'],
  ['src/server/http/errors.ts', '../accounts/index.ts'],
  ['src/server/http/errors.ts', '../staff/errors.ts'],
  ['src/server/database/embedded/server.ts', '../../backup/index.ts'],
  ['src/server/files/atomic.ts', '../media/index.ts'],
  ['src/server/security/tokens.ts', '../accounts/index.ts'],
  ['src/server/telemetry/start.ts', '../catalogue/index.ts'],
  ['src/server/staff/lines.ts', '../accounts/staff.ts'],
  ['src/cli/client.ts', '../server/media/openStore.ts'],
  ['src/cli/doctor/command.ts', '../../server/catalogue/search/spelling.ts'],
  ['src/cli/doctor/command.ts', '../../server/database/embedded/index.ts'],
  ['src/cli/client.ts', '../storefront/head.tsx'],
  ['src/cli/client.ts', '../demo/index.ts'],
  ['src/demo/index.ts', '../storefront/head.tsx'],
  ['src/demo/index.ts', '../brands/tarnbrook/index.ts'],
  ['src/demo/range/index.ts', '../../cli/catalogue/importCommand.ts'],
  ['src/range/readRange.ts', '../cli/errors.ts'],
  ['src/range/readRange.ts', '../server/errors.ts'],
  ['src/desk/Desk.tsx', '../server/desk/members.ts'],
  ['src/desk/Desk.tsx', '../storefront/head.tsx'],
  ['src/storefront/head.tsx', '../desk/Desk.tsx'],
  ['src/server/accounts/login.ts', '../desk/members.ts'],
  ['src/server/security/tokens.ts', '../desk/index.ts'],
  ['src/server/staff/lines.ts', '../desk/members.ts'],
  ['scripts/start.ts', '../tools/tokens/run.ts'],
] as const;

/** Imports that look like refused ones and are allowed. */
const allowed = [
  ['src/kit/Button/Button.tsx', '../Link/index.ts'],
  ['src/brands/types.ts', '../kit/icons/index.ts'],
  ['src/brands/tarnbrook/index.ts', '../../kit/theme/fonts/fraunces.woff2'],
  ['src/server/pages/data.ts', '../../storefront/entry-server.tsx'],
  ['src/server/pages/site/wellKnown.ts', '../../mail/index.ts'],
  ['src/server/media/make.ts', '../../contract/media.ts'],
  ['src/server/app.ts', './accounts/routes.ts'],
  ['src/server/demo.ts', '../demo/index.ts'],
  ['src/cli/commands.ts', './accounts/listCommands.ts'],
  ['src/desk/Desk.tsx', '../server/desk/answers.ts'],
  ['src/server/pages/plugin.ts', '../desk/index.ts'],
  ['src/cli/client.ts', '../server/media/index.ts'],
  ['src/server/catalogue/load/index.ts', '../../../range/source.ts'],
  ['src/server/desk/pictures.ts', '../../range/readRange.ts'],
  // The demo's range is a wholesaler's file, and is read as one.
  ['src/demo/range/index.ts', '../../range/readRange.ts'],
] as const;

let folder: string;
let found: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'walls-'));
  const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as { options: { typeAware?: boolean } };
  config.options.typeAware = false;
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  // Both forms of an import: the type alone, and fetched later.
  for (const [index, [file, name]] of [...refused, ...allowed].entries()) {
    const probe = path.join(folder, file);
    await mkdir(path.dirname(probe), { recursive: true });
    await appendFile(
      probe,
      `import type { Type${index} } from '${name}';\nexport const later${index} = (): Promise<Type${index}> => import('${name}');\n`,
    );
  }
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format', 'json'], { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string; code?: string }[] };
  found = diagnostics
    .filter(({ code }) => code?.includes('no-restricted-imports'))
    .map(({ filename, message }) => `${filename} ${/'([^']+)'/u.exec(message)?.[1]}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.for(refused)('%s must not import %s', ([file, name]) => {
  expect(found.filter((each) => each === `${file} ${name}`)).toHaveLength(2);
});

it.for(allowed)('%s may import %s', ([file, name]) => {
  expect(found).not.toContain(`${file} ${name}`);
});
