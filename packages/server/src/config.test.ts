import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lacksHttps, readConfig } from './config.ts';
import { ConfigError } from './settings-reader.ts';

const refusal = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
};

const OIDC = {
  OIDC_ISSUER: 'https://login.example/tenant/v2.0/',
  OIDC_CLIENT_ID: 'client',
  OIDC_AUDIENCE: 'api://portal',
  OIDC_API_SCOPE: 'api://portal/access',
};

describe('settings', () => {
  test('without any are those of a local demo', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      roles: ['web', 'worker'],
      database: { url: undefined, ownerUrl: undefined, pool: 8, prepare: true },
      metricsPort: undefined,
      drainSeconds: 0,
      backupKey: undefined,
      oidc: undefined,
      graphBaseUrl: undefined,
      embedOrigins: [],
      trustedProxies: [],
      selfApproval: 'everyone',
      demo: true,
      companyName: { ko: '한빛항공', en: 'Hanbit Air' },
      companyMark: undefined,
      logLevel: 'info',
      rateLimitPerMinute: 1200,
    });
    expect(config.blockedExtensions).toEqual([
      ...['exe', 'bat', 'cmd', 'com', 'js', 'vbs', 'ps1', 'msi', 'scr', 'jar'],
      ...['hta', 'wsf', 'wsh', 'jse', 'vbe', 'lnk', 'iso', 'img', 'cpl', 'jnlp', 'reg', 'scf', 'url'],
    ]);
    expect(config.dataDir).toMatch(/^\/.*data$/);
    expect(config.filesFolder).toBe(`${config.dataDir}/files`);
  });

  test('name the folder of the files, or the usual one', () => {
    expect(readConfig({ FILE_STORE: 'disk', DATA_DIR: '/srv/portal' }).filesFolder).toBe('/srv/portal/files');
    expect(readConfig({ FILE_STORE: '/mnt/shared/files' }).filesFolder).toBe('/mnt/shared/files');
    expect(readConfig({}).filesBucket).toBeUndefined();
    expect(refusal({ FILE_STORE: 'ftp://host/files' })).toEqual([
      'FILE_STORE must be disk, the path of a folder or an address such as s3://bucket/prefix',
    ]);
  });

  test('name a bucket of the files, how it is reached and with which keys', () => {
    expect(readConfig({ FILE_STORE: 's3://portal-files' }).filesBucket).toEqual({
      bucket: 'portal-files',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      forcePathStyle: false,
      keys: undefined,
    });
    const own = {
      S3_ENDPOINT: 'http://127.0.0.1:9000/',
      S3_REGION: 'kr-1',
      S3_FORCE_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: 'portal',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const access = {
      endpoint: 'http://127.0.0.1:9000',
      region: 'kr-1',
      forcePathStyle: true,
      keys: { accessKeyId: 'portal', secretAccessKey: 'secret' },
    };
    expect(readConfig({ FILE_STORE: 's3://files/portal/one/', ...own })).toMatchObject({
      filesBucket: { ...access, bucket: 'files', prefix: 'portal/one/' },
      objectStore: access,
    });
    // They are valid before the files are moved there.
    expect(readConfig(own)).toMatchObject({ filesBucket: undefined, objectStore: access });
    expect(refusal({ FILE_STORE: 's3://Under_score' })[0]).toMatch(/^FILE_STORE must be/);
    expect(refusal({ S3_ACCESS_KEY_ID: 'portal' })).toEqual([
      'S3_SECRET_ACCESS_KEY is needed: both keys, or none for those of the machine',
    ]);
  });

  test('name a scanner by host, by port, by socket, or none', () => {
    expect(readConfig({}).scanner).toBeUndefined();
    expect(readConfig({ CLAMAV_HOST: 'scanner.example' }).scanner).toEqual({
      address: { host: 'scanner.example', port: 3310 },
      isRequired: true,
    });
    expect(readConfig({ CLAMAV_HOST: '[::1]:3311', CLAMAV_REQUIRED: 'off' }).scanner).toEqual({
      address: { host: '::1', port: 3311 },
      isRequired: false,
    });
    expect(readConfig({ CLAMAV_HOST: '/run/clamav/clamd.ctl' }).scanner?.address).toEqual({
      path: '/run/clamav/clamd.ctl',
    });
    expect(refusal({ CLAMAV_HOST: 'tcp://scanner' })).toEqual([
      'CLAMAV_HOST must be a host, a host and port such as scanner.example:3310, or the path of a socket',
    ]);
  });

  test('find LibreOffice on the path, at the given place, or nowhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-path-'));
    const program = join(folder, 'soffice');
    await writeFile(program, '');
    const PATH = `/nowhere:${folder}`;
    expect(readConfig({ PATH }).sofficePath).toBeUndefined();
    expect(refusal({ SOFFICE_PATH: program })).toEqual([
      'SOFFICE_PATH must be the path of a program that can be run, or off',
    ]);
    await chmod(program, 0o755);
    expect(readConfig({ PATH }).sofficePath).toBe(program);
    expect(readConfig({ SOFFICE_PATH: program }).sofficePath).toBe(program);
    expect(readConfig({ PATH, SOFFICE_PATH: 'off' }).sofficePath).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  test('send mail from an address of the company, if a server is given', () => {
    expect(readConfig({}).mail).toBeUndefined();
    const SMTP_URL = 'smtp://mail.hanbit.example:587';
    expect(readConfig({ SMTP_URL }).mail).toEqual({ url: SMTP_URL, from: 'portal@hanbit.example' });
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'no-reply@air.example' }).mail?.from).toBe('no-reply@air.example');
    expect(refusal({ SMTP_URL: 'mail.hanbit.example' })).toEqual([
      'SMTP_URL must be a URL that begins with smtp: or smtps:',
    ]);
    expect(refusal({ SMTP_URL, MAIL_FROM: 'a portal' })).toEqual([
      'MAIL_FROM must be the address that mail comes from, with SMTP_URL and no MAIL_DOMAIN',
    ]);
  });

  test('reject a short key for archives', () => {
    expect(readConfig({ BACKUP_KEY: 'k'.repeat(32) }).backupKey).toBe('k'.repeat(32));
    expect(refusal({ BACKUP_KEY: 'k'.repeat(31) })).toEqual([
      'BACKUP_KEY must be at least 32 characters long (openssl rand -base64 32)',
    ]);
  });

  test('are read, blank ones as missing, URLs without a trailing slash', () => {
    expect(
      readConfig({
        ...OIDC,
        PORT: ' 8080 ',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://portal.example/',
        DATABASE_URL: 'postgres://portal:secret@db/portal',
        GRAPH_BASE_URL: 'https://graph.example/v1.0//',
        EMBED_ORIGINS: 'https://a.example, https://b.example:8443,',
        TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16, fd00::/8, loopback',
        SELF_APPROVAL: 'granted',
        BLOCKED_EXTENSIONS: 'EXE, Sh',
        LOG_LEVEL: '  ',
        COMPANY_NAME: '푸른항공',
        COMPANY_MARK: 'BA',
        RATE_LIMIT_PER_MINUTE: '5',
      }),
    ).toMatchObject({
      port: 8080,
      publicUrl: 'https://portal.example',
      database: { url: 'postgres://portal:secret@db/portal' },
      oidc: { issuer: 'https://login.example/tenant/v2.0', clientId: 'client' },
      graphBaseUrl: 'https://graph.example/v1.0',
      embedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['10.0.0.7', '192.168.0.0/16', 'fd00::/8', 'loopback'],
      selfApproval: 'granted',
      demo: false,
      companyName: { ko: '푸른항공', en: '푸른항공' },
      companyMark: 'BA',
      blockedExtensions: ['exe', 'sh'],
      logLevel: 'info',
      rateLimitPerMinute: 5,
    });
  });

  test('choose the roles of a process, and its connection to the database', () => {
    const DATABASE_URL = 'postgres://portal@pooler/portal';
    const config = readConfig({
      ...OIDC,
      DATABASE_URL,
      DATABASE_OWNER_URL: 'postgres://portal@db/portal',
      DATABASE_POOL: '20',
      DATABASE_PREPARE: 'off',
      ROLES: ' worker ',
      METRICS_PORT: '9464',
      DRAIN_SECONDS: '15',
      PUBLIC_URL: 'https://portal.example',
    });
    expect(config).toMatchObject({
      roles: ['worker'],
      database: { url: DATABASE_URL, ownerUrl: 'postgres://portal@db/portal', pool: 20, prepare: false },
      metricsPort: 9464,
      drainSeconds: 15,
    });
    expect(readConfig({ ROLES: 'worker, web' }).roles).toEqual(['web', 'worker']);
  });

  test.each([
    [{ ROLES: 'worker' }, 'ROLES must be web,worker without DATABASE_URL'],
    [{ ROLES: 'web,cleaner' }, 'ROLES must be web, worker or both, separated by a comma'],
    [{ ROLES: ',' }, 'ROLES must be web, worker or both, separated by a comma'],
    [{ DATABASE_OWNER_URL: 'postgres://portal@db/portal' }, 'DATABASE_URL is needed with DATABASE_OWNER_URL'],
    [{ DATABASE_POOL: '3' }, 'DATABASE_POOL must be a whole number from 4 to 200'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535'],
    [{ DRAIN_SECONDS: '601' }, 'DRAIN_SECONDS must be a whole number from 0 to 600'],
    [{ DATABASE_PREPARE: 'maybe' }, 'DATABASE_PREPARE must be one of on, off'],
  ])('refuse %j', (environment, reason) => {
    expect(refusal({ DEMO: 'on', ...environment } as Record<string, string>)).toEqual([reason]);
  });

  test('are read from files instead of values, and an unreadable file is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-settings-'));
    const file = join(folder, 'secret');
    await writeFile(file, `${'k'.repeat(40)}\n`);
    expect(readConfig({ BACKUP_KEY_FILE: file }).backupKey).toBe('k'.repeat(40));
    await writeFile(file, '4000\n');
    expect(readConfig({ PORT_FILE: file }).port).toBe(4000);
    expect(refusal({ PORT: '80', PORT_FILE: file })).toEqual(['PORT_FILE must not be set together with PORT']);
    const missing = join(folder, 'sesame');
    expect(refusal({ SMTP_URL_FILE: missing })).toEqual(['SMTP_URL_FILE must be the path of a file that can be read']);
    await rm(folder, { recursive: true });
  });

  test('use localhost in the URL when listening on all addresses', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '81', DEMO: 'on' }).publicUrl).toBe('http://localhost:81');
    expect(readConfig({ HOST: '::', DEMO: 'on' }).publicUrl).toBe('http://localhost:3000');
  });

  test('write an IPv6 address in a URL with brackets', () => {
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/1', '10.0.0.0/', 'all', '::1/129'])(
    'reject %s as a proxy',
    (proxy) => {
      expect(refusal({ TRUSTED_PROXIES: `127.0.0.1,${proxy}` })).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES must be addresses/),
      ]);
    },
  );
});

test.each([
  [{}, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
  [{ HOST: '10.0.0.5', DEMO: 'on' }, true],
  [{ PUBLIC_URL: 'http://portal.air.example', DEMO: 'on' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.air.example', DEMO: 'on' }, false],
])('with %j the portal is reachable by others over plain http: %s', (environment, expected) => {
  expect(lacksHttps(readConfig(environment))).toBe(expected);
});

describe('an invalid setting is named without printing its value', () => {
  test.each([
    ['PORT', 'sesame-80'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DEMO', 'sesame-yes'],
    ['SELF_APPROVAL', 'sesame'],
    ['LOG_LEVEL', 'sesame-loud'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['RATE_LIMIT_PER_MINUTE', 'sesame'],
    ['PUBLIC_URL', 'sesame.example'],
    ['PUBLIC_URL', 'ftp://sesame.example'],
    ['DATABASE_URL', 'mysql://user:sesame@db'],
    ['DATABASE_URL', 'sesame'],
    ['GRAPH_BASE_URL', 'sesame:'],
    ['EMBED_ORIGINS', 'sesame.example'],
    ['EMBED_ORIGINS', 'https://a.example/sesame'],
    ['EMBED_ORIGINS', '*'],
    ['OIDC_ISSUER', 'sesame'],
    ['COMPANY_NAME', 'sesame'.repeat(20)],
    ['COMPANY_NAME_EN', 'sesame'.repeat(20)],
    ['COMPANY_MARK', 'sesame.svg'],
    ['COMPANY_MARK', 'sesame'],
  ])('%s=%s', (name, value) => {
    const reasons = refusal({ DEMO: 'on', [name]: value });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(new RegExp(`^${name} must be `));
    expect(reasons.join()).not.toContain('sesame');
    expect(reasons.join()).not.toContain(value.length > 2 ? value : 'sesame');
  });

  test('all of them are reported at once', () => {
    const reasons = refusal({ PORT: 'x', LOG_LEVEL: 'x', SELF_APPROVAL: 'x', PUBLIC_URL: 'x', EMBED_ORIGINS: 'x' });
    expect(reasons.map((reason) => reason.split(' ')[0]).toSorted()).toEqual([
      'EMBED_ORIGINS',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'SELF_APPROVAL',
    ]);
  });
});
