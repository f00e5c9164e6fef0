/** Checks the settings: values that `readConfig` accepts, and that still make no sense together. */
import { sep } from 'node:path';
import { editDistance } from '../../server/catalogue/index.ts';
import type { Config } from '../../server/config.ts';
import { cacheShare, readMemory } from '../../server/memory.ts';
import { isLoopback } from '../../server/security/visitorAddress.ts';
import { variables } from '../../server/variables.ts';
import { findings, type Finding } from './check.ts';

const { fine, should, must } = findings('configuration');

/** First words of names that only the shop's variables begin with. */
const ownFirstWords = /^(?:METRICS|BACKUP|UNVERIFIED|CLAMD|TRUSTED|DISK_RESERVE|DESK|SLOW_QUERY|DRAIN)_/u;

/** Variables that others read, and that look like one of the shop's. */
const known: ReadonlySet<string> = new Set<string>(variables);

export function checkConfiguration(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const found = [...unknownVariables(env), ...contradictions(config, env), ...checkPublicUrl(config)];
  return found.length > 0 ? found : [fine('The settings fit together.')];
}

function* unknownVariables(env: NodeJS.ProcessEnv): Generator<Finding> {
  for (const name of Object.keys(env)) {
    if (known.has(name) || (env[name] ?? '').trim() === '') continue;
    const meant = variables.find((each) => each.length > 4 && editDistance(name, each, 2) <= (each.length > 6 ? 2 : 1));
    if (meant === undefined && !ownFirstWords.test(name)) continue;
    yield should(
      `The shop knows no variable ${name}.`,
      meant === undefined ? 'Look for its right name in the README.' : `Is ${meant} meant?`,
    );
  }
}

function* contradictions(config: Config, env: NodeJS.ProcessEnv): Generator<Finding> {
  const { metrics, backups, port } = config;
  const isSet = (name: string) => (env[name] ?? '').trim() !== '';
  if (metrics.port !== undefined && metrics.port !== 0 && metrics.port === port)
    yield must(`METRICS_PORT and PORT are both ${port}.`, 'Set METRICS_PORT to another port.');
  if (metrics.port === undefined && isSet('METRICS_HOST'))
    yield should('METRICS_HOST says where METRICS_PORT listens, which is not set.', 'Set METRICS_PORT, or remove METRICS_HOST.');
  if (metrics.port !== undefined && !isHere(metrics.host))
    yield should(
      `The figures of METRICS_PORT are open to everybody who reaches ${metrics.host}.`,
      'Close the port to others by a firewall, or use METRICS_TOKEN instead.',
    );
  for (const name of ['BACKUP_HOURS', 'BACKUP_KEEP'])
    if (!backups && isSet(name)) yield must(`${name} is set, but no backups are made.`, 'Set BACKUP_DIR to a folder for them.');
  if (backups && `${backups.folder}${sep}`.startsWith(`${config.dataDir}${sep}`))
    yield must(
      'BACKUP_DIR lies in DATA_DIR, so that whatever destroys the one destroys the other.',
      'Set BACKUP_DIR to a folder on another disk.',
    );
  const mostCache = readMemory(env) / 2;
  if (config.cacheBytes > mostCache * 1024 * 1024)
    yield must(
      `CACHE_MB takes more than half of MEMORY_MB (${readMemory(env)}).`,
      `Remove CACHE_MB, which is then ${cacheShare(readMemory(env))}, or raise MEMORY_MB.`,
    );
}

function* checkPublicUrl({ publicUrl, host }: Config): Generator<Finding> {
  const { protocol, hostname } = new URL(publicUrl);
  if (!isHere(hostname) && protocol !== 'https:')
    yield must(
      `PUBLIC_URL is ${publicUrl}: passwords and files would travel readable for others.`,
      'Put a proxy that ends TLS in front, and set PUBLIC_URL to https://….',
    );
  if (isHere(hostname) && !isHere(host))
    yield must(
      `The shop listens for others (HOST is ${host}), but the links in its e-mails lead to ${publicUrl}.`,
      'Set PUBLIC_URL to the address that visitors use.',
    );
}

function isHere(name: string): boolean {
  return name === 'localhost' || isLoopback(name.replace(/^\[|\]$/gu, ''));
}
