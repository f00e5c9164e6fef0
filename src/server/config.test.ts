import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandNames } from '../brands/index.ts';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      objectStore: undefined,
      smtpUrl: undefined,
      brand: 'tarnbrook',
      ipLookupUrl: 'https://api.ipify.org?format=json',
      trustedProxies: [],
      logLevel: 'info',
      clamdUrl: undefined,
      cacheBytes: 58 * 1024 * 1024,
      diskReserveBytes: 200 * 1024 * 1024,
      unverifiedBytes: 1_000 * 1024 * 1024,
      drainMs: 1_000,
      metrics: { port: undefined, host: '127.0.0.1', token: undefined },
      isTraced: false,
      slowQueryMs: 500,
      desk: { isOn: true, allowedNetworks: [] },
      backups: undefined,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', BRAND: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://shop.example.com/',
        DATA_DIR: '/var/shop',
        DATABASE_URL: 'postgres://a:b@db:5432/shop',
        MEDIA_URL: 's3://pictures/shop/live?endpoint=https://store.example.com&region=eu-west-2',
        SMTP_URL: 'smtp://a:b@mail:587',
        BRAND: 'gullwing',
        IP_LOOKUP_URL: 'http://localhost:9/ip',
        TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 ::1',
        LOG_LEVEL: 'warn',
        CACHE_MB: '32',
        CLAMD_URL: 'unix:///run/clamd.sock',
        DISK_RESERVE_MB: '0',
        UNVERIFIED_MB: '50',
        DRAIN_SECONDS: '20',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.2',
        METRICS_TOKEN: 'c0ffee00c0ffee00',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        SLOW_QUERY_MS: '100',
        DESK: 'off',
        DESK_ALLOW: '10.0.0.0/8 ::1',
        BACKUP_DIR: '/backups',
        BACKUP_HOURS: '6',
        BACKUP_KEEP: '28',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example.com',
      dataDir: '/var/shop',
      databaseUrl: 'postgres://a:b@db:5432/shop',
      objectStore: { bucket: 'pictures', prefix: 'shop/live/', endpoint: 'https://store.example.com', region: 'eu-west-2' },
      smtpUrl: 'smtp://a:b@mail:587',
      brand: 'gullwing',
      ipLookupUrl: 'http://localhost:9/ip',
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', '::1'],
      logLevel: 'warn',
      cacheBytes: 32 * 1024 * 1024,
      clamdUrl: 'unix:///run/clamd.sock',
      diskReserveBytes: 0,
      unverifiedBytes: 50 * 1024 * 1024,
      drainMs: 20_000,
      metrics: { port: 9464, host: '10.0.0.2', token: 'c0ffee00c0ffee00' },
      isTraced: true,
      slowQueryMs: 100,
      desk: { isOn: false, allowedNetworks: ['10.0.0.0/8', '::1'] },
      backups: { folder: '/backups', hours: 6, keep: 28 },
    });
  });

  it('gives what is cached a share of the memory', () => {
    expect(readConfig({ MEMORY_MB: '1200' }).cacheBytes).toBe(200 * 1024 * 1024);
  });

  it.each([
    ['s3://pictures', {}, { prefix: '', endpoint: undefined, region: 'us-east-1' }],
    ['s3://pictures/', { AWS_REGION: 'eu-west-1' }, { prefix: '', endpoint: undefined, region: 'eu-west-1' }],
    ['s3://pictures/a/?region=eu-west-2', { AWS_REGION: 'eu-west-1' }, { prefix: 'a/', endpoint: undefined, region: 'eu-west-2' }],
    ['s3://pictures/a%20b?endpoint=http://127.0.0.1:9000/', {}, { prefix: 'a b/', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' }],
  ])('reads the object store %s with %o', (url, env, place) => {
    expect(readConfig({ MEDIA_URL: url, ...env }).objectStore).toEqual({ bucket: 'pictures', ...place });
  });

  it.each([
    'https://store.example.com/pictures',
    's3://',
    's3://Pictures',
    's3://key:secret@pictures',
    's3://pictures?endpoint=store.example.com',
    's3://pictures?endpont=https://store.example.com',
  ])('refuses the object store %s without repeating it', (url) => {
    expect(() => readConfig({ MEDIA_URL: url })).toThrow(
      new StartError(
        'MEDIA_URL cannot be read; it must be an address such as s3://bucket/prefix?region=eu-west-2 or s3://bucket?endpoint=https://store.example.com, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY hold the credentials.',
      ),
    );
  });

  it('takes the port into the public address', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it.each([
    [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    [{ HOST: 'my host' }, 'HOST is "my host", but must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0.'],
    [
      { PUBLIC_URL: 'shop.example.com' },
      'PUBLIC_URL is "shop.example.com", but must be an address without a path, such as https://shop.example.com.',
    ],
    [
      { PUBLIC_URL: 'https://a.example/shop' },
      'PUBLIC_URL is "https://a.example/shop", but must be an address without a path, such as https://shop.example.com.',
    ],
    [
      { DATABASE_URL: 'mysql://a:secret@b/c' },
      'DATABASE_URL cannot be read; it must be an address such as postgres://user:password@host:5432/name.',
    ],
    [{ DATABASE_URL: 'a:secret' }, 'DATABASE_URL cannot be read; it must be an address such as postgres://user:password@host:5432/name.'],
    [{ SMTP_URL: 'mail:587' }, 'SMTP_URL cannot be read; it must be an address such as smtp://user:password@host:587.'],
    [{ BRAND: 'other' }, `BRAND is "other", but must be one of ${brandNames.join(', ')}.`],
    [
      { TRUSTED_PROXIES: '10.0.0.1,proxy' },
      'TRUSTED_PROXIES has "proxy", but each entry must be an address or a network, such as 10.0.0.1 or 10.0.0.0/8.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES has "10.0.0.0/33", but each entry must be an address or a network, such as 10.0.0.1 or 10.0.0.0/8.',
    ],
    [{ DESK: 'closed' }, 'DESK is "closed", but must be one of on, off.'],
    [{ DESK_ALLOW: '0.0.0.0/0' }, 'DESK_ALLOW has "0.0.0.0/0", which is every address there is: leave it unset for that.'],
    ...['0.0.0.0/0', '::/0'].map((all): [Record<string, string>, string] => [
      { TRUSTED_PROXIES: `10.0.0.1 ${all}` },
      `TRUSTED_PROXIES has "${all}", which is every address there is: then anybody could claim to be anybody. Name the proxies alone.`,
    ]),
    [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS is "soon", but must be a whole number of seconds from 0 to 300.'],
    [{ CACHE_MB: '0' }, 'CACHE_MB is "0", but must be a whole number of megabytes from 1 to 99999.'],
    [{ MEMORY_MB: '64' }, 'MEMORY_MB is "64", but must be a whole number of megabytes from 256 to 99999.'],
    [
      { CLAMD_URL: 'localhost:3310' },
      'CLAMD_URL is "localhost:3310", but must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug, trace.'],
  ])('refuses %o in one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(new StartError(message));
  });
});
