/**
 * The settings of this server: the environment variables of the contract, read once and checked. The rest of the server
 * sees only the {@link Config}, never `process.env`.
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brandNames, type BrandName } from '../brands/index.ts';
import { StartError } from './errors.ts';

/** How much is logged, from least to most. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** One of the levels. */
export type LogLevel = (typeof logLevels)[number];

/** The settings of one server process. */
export interface Config {
  /** 0 asks the operating system for a free port. */
  readonly port: number;
  readonly host: string;
  /** Origin in mails, canonical links and the sitemap; no slash at its end. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`; undefined for the embedded database in {@link dataDir}. */
  readonly databaseUrl: string | undefined;
  /** `smtp://…`; undefined when mails are written to files. */
  readonly smtpUrl: string | undefined;
  readonly brand: BrandName;
  readonly ipLookupUrl: string;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Memory for cached answers and pages, in bytes. */
  readonly cacheBytes: number;
  /** What stays free on the disk of {@link dataDir}: below it nothing is taken in; in bytes. */
  readonly diskReserveBytes: number;
  /** How long the port stays open after the process was asked to end, while `/readyz` says so; in milliseconds. */
  readonly drainMs: number;
}

/**
 * Reads the settings.
 *
 * @param env usually `process.env`; an empty value counts as unset
 * @throws {StartError} naming the first variable whose value cannot be used, and what it may be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const port = readPort(value('PORT'));
  const databaseUrl = value('DATABASE_URL');
  const smtpUrl = value('SMTP_URL');
  return {
    port,
    host: readHost(value('HOST')),
    publicUrl: readOrigin(value('PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: readFolder(value('DATA_DIR') ?? '.data'),
    databaseUrl:
      databaseUrl && readUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    smtpUrl: smtpUrl && readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    brand: readChoice('BRAND', value('BRAND') ?? 'tarnbrook', brandNames),
    ipLookupUrl: readUrl(
      'IP_LOOKUP_URL',
      value('IP_LOOKUP_URL') ?? 'https://api.ipify.org?format=json',
      ['http:', 'https:'],
      'https://host/path',
    ),
    trustedProxies: readNetworks('TRUSTED_PROXIES', value('TRUSTED_PROXIES') ?? ''),
    logLevel: readChoice('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels),
    cacheBytes: readMegabytes('CACHE_MB', value('CACHE_MB') ?? '64'),
    diskReserveBytes: readMegabytes('DISK_RESERVE_MB', value('DISK_RESERVE_MB') ?? '200', 0),
    drainMs: readSeconds('DRAIN_SECONDS', value('DRAIN_SECONDS') ?? '1'),
  };
}

function readPort(text = '3000'): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`PORT is "${text}", but must be a whole number from 0 to 65535.`);
}

function readMegabytes(name: string, text: string, least = 1): number {
  const megabytes = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (megabytes >= least) return megabytes * 1024 * 1024;
  throw new StartError(`${name} is "${text}", but must be a whole number of megabytes from ${least} to 99999.`);
}

/** Reads seconds, gives milliseconds. */
function readSeconds(name: string, text: string): number {
  const seconds = /^\d{1,3}$/u.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 300) return seconds * 1000;
  throw new StartError(`${name} is "${text}", but must be a whole number of seconds from 0 to 300.`);
}

function readHost(text = '127.0.0.1'): string {
  if (/^[\w.:%-]+$/u.test(text)) return text;
  throw new StartError(`HOST is "${text}", but must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0.`);
}

function readFolder(text: string): string {
  if (text.includes('\0')) throw new StartError('DATA_DIR must be the path of a folder, but holds a NUL character.');
  return resolve(text);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin;
  throw new StartError(`PUBLIC_URL is "${text}", but must be an address without a path, such as https://shop.example.com.`);
}

/** Checks an address. Its value is not repeated in the message, since it may hold a password. */
function readUrl(name: string, text: string, protocols: readonly string[], example: string): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text;
  throw new StartError(`${name} cannot be read; it must be an address such as ${example}.`);
}

/** Reads addresses and networks, separated by commas or spaces. */
function readNetworks(name: string, text: string): string[] {
  return text
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map((network) => {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(network) ?? [];
      const version = isIP(address);
      if (version !== 0 && Number(bits) === 0)
        throw new StartError(
          `${name} has "${network}", which is every address there is: then anybody could claim to be anybody. Name the proxies alone.`,
        );
      if (version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128))) return network;
      throw new StartError(`${name} has "${network}", but each entry must be an address or a network, such as 10.0.0.1 or 10.0.0.0/8.`);
    });
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === text);
  if (choice) return choice;
  throw new StartError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`);
}
