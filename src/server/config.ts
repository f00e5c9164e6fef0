/** The environment variables of the contract, read once and checked. The server sees only the {@link Config}, never `process.env`. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brandNames } from '../brands/index.ts';
import { StartError } from './errors.ts';
import { cacheShare, mostMegabytes, readMemory } from './memory.ts';
import { readWhole } from './wholeNumber.ts';

/** How much is logged, from least to most. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof logLevels)[number];

export type BackupSchedule = NonNullable<ReturnType<typeof readBackups>>;

export type ObjectStorePlace = NonNullable<ReturnType<typeof readObjectStore>>;

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * @param env - an empty value counts as unset
 * @throws {StartError} naming the first variable whose value cannot be used, and its possible values
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const megabytes = (name: string, usual: number, least = 0) =>
    readWhole(name, value(name) ?? String(usual), 'megabytes', least, mostMegabytes) * 1024 * 1024;
  const port = readPort('PORT', value('PORT'));
  const databaseUrl = value('DATABASE_URL');
  const smtpUrl = value('SMTP_URL');
  const ipLookupUrl = value('IP_LOOKUP_URL') ?? 'https://api.ipify.org?format=json';
  return {
    /** 0 asks the operating system for a free port. */
    port,
    host: readHost('HOST', value('HOST')),
    /** Origin in mails, canonical links and the sitemap; no slash at its end. */
    publicUrl: readOrigin(value('PUBLIC_URL') ?? `http://localhost:${port}`),
    /** Absolute path. */
    dataDir: readFolder('DATA_DIR', value('DATA_DIR') ?? '.data'),
    /** `tcp://host:3310` or `unix:///path` of a ClamAV daemon that looks into a file before staff open it; undefined when there is none. */
    clamdUrl: readScanner(value('CLAMD_URL')),
    /** `postgres://…`; undefined for the embedded database in `dataDir`. */
    databaseUrl:
      databaseUrl && readUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    /** The object store of pictures; undefined for the disk of `dataDir`. */
    objectStore: readObjectStore(value('MEDIA_URL'), value('AWS_REGION') ?? value('AWS_DEFAULT_REGION')),
    /** `smtp://…`; undefined when mails are written to files. */
    smtpUrl: smtpUrl && readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    brand: readChoice('BRAND', value('BRAND') ?? 'tarnbrook', brandNames),
    ipLookupUrl: readUrl('IP_LOOKUP_URL', ipLookupUrl, ['http:', 'https:'], 'https://host/path'),
    /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; none by default. */
    trustedProxies: readNetworks(
      'TRUSTED_PROXIES',
      value('TRUSTED_PROXIES') ?? '',
      'then anybody could claim to be anybody. Name the proxies alone',
    ),
    logLevel: readChoice('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels),
    /** Memory for cached answers and pages, in bytes. */
    cacheBytes: megabytes('CACHE_MB', cacheShare(readMemory(env)), 1),
    /** Free space on the disk of `dataDir` below which the server takes no forms; in bytes. */
    diskReserveBytes: megabytes('DISK_RESERVE_MB', 200),
    /** Size of all files of unconfirmed registrations together beyond which the server takes none with files; in bytes. */
    unverifiedBytes: megabytes('UNVERIFIED_MB', 1_000, 1),
    /** The figures of `/metrics` are on a port of their own, or behind a token. Default: neither, so there are none. */
    metrics: {
      port: value('METRICS_PORT') === undefined ? undefined : readPort('METRICS_PORT', value('METRICS_PORT')),
      host: readHost('METRICS_HOST', value('METRICS_HOST')),
      token: readToken('METRICS_TOKEN', value('METRICS_TOKEN')),
    },
    /** Whether traces are sent; where to is read from the standard's own variables by the library that sends them. */
    isTraced: readCollector('OTEL_EXPORTER_OTLP_ENDPOINT', value('OTEL_EXPORTER_OTLP_ENDPOINT')),
    /** Statements that take longer are logged; in milliseconds. */
    slowQueryMs: readWhole('SLOW_QUERY_MS', value('SLOW_QUERY_MS') ?? '500', 'milliseconds', 0, 600_000),
    backups: readBackups(value),
    /** The staff's desk: whether there is one, and the addresses and networks that reach it, all by default. */
    desk: {
      isOn: readChoice('DESK', value('DESK') ?? 'on', ['on', 'off']) === 'on',
      allowedNetworks: readNetworks('DESK_ALLOW', value('DESK_ALLOW') ?? ''),
    },
    /** How long the port stays open after the process was asked to end, while `/readyz` refuses; in milliseconds. */
    drainMs: readWhole('DRAIN_SECONDS', value('DRAIN_SECONDS') ?? '1', 'seconds', 0, 300) * 1000,
  };
}

function readPort(name: string, text = '3000'): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`${name} is "${text}", but must be a whole number from 0 to 65535.`);
}

function readHost(name: string, text = '127.0.0.1'): string {
  if (/^[\w.:%-]+$/u.test(text)) return text;
  throw new StartError(`${name} is "${text}", but must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0.`);
}

/** Checks the address of a collector of traces. Gives whether there is one. */
function readCollector(name: string, text: string | undefined): boolean {
  return text !== undefined && readUrl(name, text, ['http:', 'https:'], 'http://localhost:4318') !== '';
}

/** Reads a secret. It is not repeated in the message. */
function readToken(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.~+/=-]{16,}$/u.test(text)) return text;
  throw new StartError(`${name} must have at least 16 letters, digits or signs of . _ ~ + / = -, such as "openssl rand -hex 16" makes.`);
}

function readBackups(value: (name: string) => string | undefined) {
  const folder = value('BACKUP_DIR');
  if (folder === undefined) return undefined;
  return {
    /** Absolute path. */
    folder: readFolder('BACKUP_DIR', folder),
    /** Time from one to the next. */
    hours: readWhole('BACKUP_HOURS', value('BACKUP_HOURS') ?? '24', 'hours', 1, 8_760),
    /** The newest that stay. */
    keep: readWhole('BACKUP_KEEP', value('BACKUP_KEEP') ?? '7', 'backups', 1, 9_999),
  };
}

function readFolder(name: string, text: string): string {
  if (text.includes('\0')) throw new StartError(`${name} must be the path of a folder, but holds a NUL character.`);
  return resolve(text);
}

/** The origin that an address without a path is; undefined for any other text. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username;
  return isBare && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined;
}

function readOrigin(text: string): string {
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  throw new StartError(`PUBLIC_URL is "${text}", but must be an address without a path, such as https://shop.example.com.`);
}

/** Checks an address. Its value is not repeated in the message, since it may hold a password. */
function readUrl(name: string, text: string, protocols: readonly string[], example: string): string {
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol) && url.hostname) return text;
  throw new StartError(`${name} cannot be read; it must be an address such as ${example}.`);
}

/** Region where none is named; stores of one's own do not care. */
const usualRegion = 'us-east-1';

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…`. @param usual - the region of the environment, if it names one */
function readObjectStore(text: string | undefined, usual: string | undefined) {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const given = url?.searchParams.get('endpoint') ?? undefined;
  const endpoint = given === undefined ? undefined : originOf(given);
  const isKnown = url && [...url.searchParams.keys()].every((key) => key === 'endpoint' || key === 'region') && !url.hash;
  const isBucket = url?.protocol === 's3:' && /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/u.test(url.host);
  // Credentials in an address get into logs and lists of processes.
  if (isKnown && isBucket && !url.username && !url.password && (given === undefined || endpoint !== undefined)) {
    const path = decodeURIComponent(url.pathname).split('/').filter(Boolean).join('/');
    const region = url.searchParams.get('region') ?? usual ?? usualRegion;
    // The prefix begins the names of the shop's objects; without an endpoint the store is Amazon's.
    return { bucket: url.host, prefix: path && `${path}/`, endpoint, region };
  }
  throw new StartError(
    'MEDIA_URL cannot be read; it must be an address such as s3://bucket/prefix?region=eu-west-2 or s3://bucket?endpoint=https://store.example.com, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY hold the credentials.',
  );
}

function readScanner(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if ((url?.protocol === 'tcp:' && url.hostname && url.port) || (url?.protocol === 'unix:' && url.pathname.length > 1)) return text;
  throw new StartError(`CLAMD_URL is "${text}", but must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.`);
}

/** Reads addresses and networks, separated by commas or spaces. @param ifAll - what a network of all addresses would mean */
function readNetworks(name: string, text: string, ifAll = 'leave it unset for that'): readonly string[] {
  return text
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map((network) => {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(network) ?? [];
      const version = isIP(address);
      if (version !== 0 && Number(bits) === 0) throw new StartError(`${name} has "${network}", which is every address there is: ${ifAll}.`);
      if (version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128))) return network;
      throw new StartError(`${name} has "${network}", but each entry must be an address or a network, such as 10.0.0.1 or 10.0.0.0/8.`);
    });
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === text);
  if (choice) return choice;
  throw new StartError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`);
}
