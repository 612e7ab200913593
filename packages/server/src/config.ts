import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { extname, resolve } from 'node:path';
import { portalConfig } from '@portal/contract/identity';
import { longestTexts, type Words } from '@portal/contract/kernel';
import { readDeliveryTimes } from '@portal/contract/safety';
import type { BucketPlace, ObjectStoreAccess } from '#platform/files/bucket/bucket-place';
import { markTypes } from '#platform/http/company-mark';
import { findProgram, isProgram } from '#platform/office/find-program';
import { MAIL_DOMAIN } from './demo/company-data.ts';
import { filesBucket, filesFolder, LAST_PORT, objectStore, type ScannerSettings, scanner } from './file-settings.ts';
import { isLoopback } from './loopback.ts';
import { ConfigError, type Environment, type SettingsReader, settingsReader } from './settings-reader.ts';

/** All settings of the server; the README lists them with their defaults. */
export type Config = {
  port: number;
  host: string;
  /** The URL of the portal for browsers, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** The folder of the files, which several processes on one database may share; with a bucket the one where they usually are. */
  filesFolder: string;
  /** The bucket of the files, if they are not stored in a folder. */
  filesBucket: BucketPlace | undefined;
  /** How an object store is reached, also one to which files move later. */
  objectStore: ObjectStoreAccess;
  /** clamd, which scans uploads for malware; `isRequired`: while it is unavailable uploads are refused. */
  scanner: ScannerSettings | undefined;
  /** LibreOffice, where the server has one. */
  sofficePath: string | undefined;
  /** The key that encrypts backups. */
  backupKey: string | undefined;
  /** The roles of this process: answering calls, running background jobs, or both. */
  roles: readonly Role[];
  database: {
    /** The URL of an external PostgreSQL; undefined: the embedded one below `dataDir`. */
    url: string | undefined;
    /** The same without a pooler between, for migrations and for locks that belong to a connection. */
    ownerUrl: string | undefined;
    /** Connections with which this process serves. */
    pool: number;
    /** Whether to use prepared statements, which old poolers do not support. */
    prepare: boolean;
  };
  oidc: { issuer: string; clientId: string; audience: string; apiScope: string } | undefined;
  graphBaseUrl: string | undefined;
  /** The account page that the user card links to. */
  profileUrl: string;
  embedOrigins: string[];
  /** Proxies whose forwarded client addresses are trusted. */
  trustedProxies: string[];
  selfApproval: 'everyone' | 'granted';
  demo: boolean;
  companyName: Words;
  /** A file with the logo, or one or two letters; undefined: the default logo. */
  companyMark: string | undefined;
  /** The mail server and the sender's address; without them no mail is sent. */
  mail: { url: string; from: string } | undefined;
  /** Domain of the company's mail addresses. */
  mailDomain: string;
  /** Mail address of the employee who becomes administrator if there is none. */
  bootstrapAdminEmail: string | undefined;
  blockedExtensions: string[];
  /** Minutes of the day in Seoul at which entries of confidential reporters are delivered to the safety office. */
  confidentialDelivery: number[];
  logLevel: LogLevel;
  /** The port of the metrics; undefined: off. */
  metricsPort: number | undefined;
  /** The collector that traces are sent to. */
  traces: string | undefined;
  /** Seconds for which a stopping server still serves, while its readiness reports that it is stopping. */
  drainSeconds: number;
  /** Maximum calls per minute to one process, by person, or by address for calls without valid tokens. */
  rateLimitPerMinute: number;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const roles = ['web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Whether the text is an address or a network such as 10.0.0.0/8. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Names of local and private networks that Fastify supports. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const DEFAULT_BLOCKED = [
  ...['exe', 'bat', 'cmd', 'com', 'js', 'vbs', 'ps1', 'msi', 'scr', 'jar'],
  ...['hta', 'wsf', 'wsh', 'jse', 'vbe', 'lnk', 'iso', 'img', 'cpl', 'jnlp', 'reg', 'scf', 'url'],
];
const WEB = ['http:', 'https:'] as const;
const OWN_NAME = { ko: '한빛항공', en: 'Hanbit Air' };
const LONGEST_NAME = longestTexts(portalConfig.properties.companyName).ko ?? 0;
/** Microsoft's account page, used with Entra ID. */
const OFFICE_PROFILE = 'https://myaccount.microsoft.com';

/** The company's name in both languages; the Korean one is the default for English. */
const companyName = ({ textOf, refuse }: SettingsReader): Words => {
  const ko = textOf('COMPANY_NAME');
  for (const setting of ['COMPANY_NAME', 'COMPANY_NAME_EN'])
    if ((textOf(setting)?.length ?? 0) > LONGEST_NAME)
      refuse(setting, `must be at most ${LONGEST_NAME} characters long`, undefined);
  return { ko: ko ?? OWN_NAME.ko, en: textOf('COMPANY_NAME_EN') ?? ko ?? OWN_NAME.en };
};

const companyMark = ({ textOf, refuse }: SettingsReader): string | undefined => {
  const mark = textOf('COMPANY_MARK');
  if (mark === undefined || /^[\p{L}\p{N}]{1,2}$/u.test(mark)) return mark;
  const isPicture = markTypes[extname(mark).toLowerCase()] !== undefined && existsSync(mark);
  return isPicture
    ? resolve(mark)
    : refuse('COMPANY_MARK', 'must be a letter or two, or an svg or png file', undefined);
};

/** The path of LibreOffice; undefined if the setting turns it off. */
const sofficePath = ({ textOf, refuse }: SettingsReader): string | undefined => {
  const path = textOf('SOFFICE_PATH');
  if (path === 'off') return undefined;
  if (path === undefined) return findProgram('soffice', textOf('PATH'));
  return isProgram(resolve(path))
    ? resolve(path)
    : refuse('SOFFICE_PATH', 'must be the path of a program that can be run, or off', undefined);
};

/** The mail settings; mail needs a sender's address. */
const mail = ({ textOf, url, refuse }: SettingsReader, domain: string): Config['mail'] => {
  const server = url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = textOf('MAIL_FROM') ?? (domain === '' ? undefined : `portal@${domain}`);
  if (server === undefined) return undefined;
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    return refuse('MAIL_FROM', 'must be the address that mail comes from, with SMTP_URL and no MAIL_DOMAIN', undefined);
  return { url: server, from };
};

const SHORTEST_KEY = 32;

const backupKey = ({ textOf, refuse }: SettingsReader): string | undefined => {
  const key = textOf('BACKUP_KEY');
  if (key === undefined || key.length >= SHORTEST_KEY) return key;
  return refuse('BACKUP_KEY', `must be at least ${SHORTEST_KEY} characters long (openssl rand -base64 32)`, undefined);
};

/** The embedded database belongs to one process, which then has to do everything. */
const rolesOf = ({ words, refuse }: SettingsReader, databaseUrl: string | undefined): readonly Role[] => {
  const given = words('ROLES');
  if (given === undefined) return roles;
  const known = roles.filter((role) => given.includes(role));
  if (known.length === 0 || given.some((word) => !known.some((role) => role === word)))
    return refuse('ROLES', `must be ${roles.join(', ')} or both, separated by a comma`, roles);
  if (databaseUrl === undefined && known.length < roles.length)
    return refuse('ROLES', `must be ${roles.join(',')} without DATABASE_URL`, roles);
  return known;
};

const FEWEST_CONNECTIONS = 4;
const MOST_CONNECTIONS = 200;
const POSTGRES = ['postgres:', 'postgresql:'] as const;

const databaseOf = (settings: SettingsReader): Config['database'] => {
  const url = settings.url('DATABASE_URL', POSTGRES);
  const ownerUrl = settings.url('DATABASE_OWNER_URL', POSTGRES);
  if (ownerUrl !== undefined && settings.textOf('DATABASE_URL') === undefined)
    settings.refuse('DATABASE_URL', 'is needed with DATABASE_OWNER_URL', undefined);
  return {
    url,
    ownerUrl,
    pool: settings.integer('DATABASE_POOL', 8, FEWEST_CONNECTIONS, MOST_CONNECTIONS),
    prepare: settings.word('DATABASE_PREPARE', ['on', 'off'], 'on') === 'on',
  };
};

const metricsPort = ({ textOf, integer, refuse }: SettingsReader, port: number): number | undefined => {
  if (textOf('METRICS_PORT') === undefined) return undefined;
  const own = integer('METRICS_PORT', 0, 1, LAST_PORT);
  return own === port ? refuse('METRICS_PORT', 'must be another port than PORT', undefined) : own;
};

const LONGEST_DRAIN_SECONDS = 600;
const confidentialDelivery = ({ textOf, refuse }: SettingsReader): number[] =>
  readDeliveryTimes(textOf('CONFIDENTIAL_DELIVERY') ?? '06:00') ??
  refuse('CONFIDENTIAL_DELIVERY', 'must be 1 to 1440 times of day such as 06:00,18:00, separated by commas', []);

const isProduction = ({ NODE_ENV = '' }: Environment): boolean => /^prod/i.test(NODE_ENV.trim());

/** Reasons to assume that this is not a local demo: then the demo sign-in must be requested explicitly. */
const signsOfUse = (
  environment: Environment,
  { host, publicUrl, databaseUrl }: { host: string; publicUrl: string | undefined; databaseUrl: string | undefined },
): string[] => [
  ...(isProduction(environment) ? ['NODE_ENV=production'] : []),
  ...(isLoopback(host) ? [] : ['a HOST that others reach']),
  ...(publicUrl === undefined || isLoopback(new URL(publicUrl).hostname) ? [] : ['a PUBLIC_URL that others reach']),
  ...(databaseUrl === undefined ? [] : ['DATABASE_URL']),
];

/** Requires https for addresses to which tokens and keys are sent. */
const requireHttps = ({ refuse }: SettingsReader, urls: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, url] of Object.entries(urls))
    if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
      refuse(name, 'must begin with https: http is for this machine and the demo alone', undefined);
};

/** Whether the portal is reachable by others over plain http only, where browsers lack what the sign-in needs. */
export const lacksHttps = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !(isLoopback(host) && isLoopback(hostname));
};

/** The level of the log before the settings are checked. */
export const readLogLevel = (environment: Environment): LogLevel =>
  settingsReader(environment).word('LOG_LEVEL', logLevels, 'info');

/** Reads the settings; raises `ConfigError` with every invalid one. */
export const readConfig = (environment: Environment): Config => {
  const settings = settingsReader(environment);
  const port = settings.integer('PORT', 3000, 1, LAST_PORT);
  const host = settings.textOf('HOST') ?? '127.0.0.1';
  const issuer = settings.url('OIDC_ISSUER', WEB);
  const clientId = settings.textOf('OIDC_CLIENT_ID');
  const audience = settings.textOf('OIDC_AUDIENCE');
  const apiScope = settings.textOf('OIDC_API_SCOPE');
  if (issuer !== undefined)
    for (const [name, value] of Object.entries({
      OIDC_CLIENT_ID: clientId,
      OIDC_AUDIENCE: audience,
      OIDC_API_SCOPE: apiScope,
    }))
      if (value === undefined) settings.refuse(name, 'is needed with OIDC_ISSUER', undefined);
  if (issuer !== undefined && clientId !== undefined && clientId === audience)
    settings.refuse(
      'OIDC_AUDIENCE',
      'must differ from OIDC_CLIENT_ID: a token for one is never taken for the other',
      undefined,
    );
  const demo = settings.word('DEMO', ['on', 'off'], issuer === undefined ? 'on' : 'off') === 'on';
  if (issuer === undefined && !demo) settings.refuse('OIDC_ISSUER', 'is needed with DEMO=off', undefined);
  const embedOrigins = settings.words('EMBED_ORIGINS') ?? [];
  if (!embedOrigins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    settings.refuse('EMBED_ORIGINS', 'must be origins such as https://host.example, separated by commas', undefined);
  const trustedProxies = settings.words('TRUSTED_PROXIES') ?? [];
  if (!trustedProxies.every((proxy) => isNetwork(proxy) || namedNetworks.includes(proxy)))
    settings.refuse(
      'TRUSTED_PROXIES',
      `must be addresses, networks such as 10.0.0.0/8 or ${namedNetworks.join(', ')}, separated by commas`,
      undefined,
    );
  const publicUrl = settings.url('PUBLIC_URL', WEB);
  if (publicUrl !== undefined && new URL(publicUrl).origin !== publicUrl)
    settings.refuse('PUBLIC_URL', 'must be an address without a path', undefined);
  const database = databaseOf(settings);
  const [sign] = signsOfUse(environment, { host, publicUrl, databaseUrl: database.url });
  if (issuer === undefined && demo && sign !== undefined && settings.textOf('DEMO') !== 'on')
    settings.refuse('OIDC_ISSUER', `is needed with ${sign}; DEMO=on asks for the demo sign-in by name`, undefined);
  const mailDomain = settings.textOf('MAIL_DOMAIN') ?? (demo ? MAIL_DOMAIN : '');
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  const dataDir = resolve(settings.textOf('DATA_DIR') ?? 'data');
  const access = objectStore(settings);
  const config: Config = {
    port,
    host,
    publicUrl: publicUrl ?? `http://${shownHost}:${port}`,
    dataDir,
    filesFolder: filesFolder(settings, dataDir),
    filesBucket: filesBucket(settings, access),
    objectStore: access,
    scanner: scanner(settings),
    sofficePath: sofficePath(settings),
    backupKey: backupKey(settings),
    roles: rolesOf(settings, database.url),
    database,
    oidc:
      issuer !== undefined && clientId !== undefined && audience !== undefined && apiScope !== undefined
        ? { issuer, clientId, audience, apiScope }
        : undefined,
    graphBaseUrl: settings.url('GRAPH_BASE_URL', WEB),
    profileUrl: settings.url('PROFILE_URL', WEB) ?? OFFICE_PROFILE,
    embedOrigins,
    trustedProxies,
    selfApproval: settings.word('SELF_APPROVAL', ['everyone', 'granted'], 'everyone'),
    demo,
    companyName: companyName(settings),
    companyMark: companyMark(settings),
    mail: mail(settings, mailDomain),
    mailDomain,
    bootstrapAdminEmail: settings.textOf('BOOTSTRAP_ADMIN_EMAIL'),
    blockedExtensions: settings.words('BLOCKED_EXTENSIONS')?.map((word) => word.toLowerCase()) ?? DEFAULT_BLOCKED,
    confidentialDelivery: confidentialDelivery(settings),
    logLevel: settings.word('LOG_LEVEL', logLevels, 'info'),
    metricsPort: metricsPort(settings, port),
    traces: settings.url('OTEL_EXPORTER_OTLP_ENDPOINT', WEB),
    drainSeconds: settings.integer('DRAIN_SECONDS', 0, 0, LONGEST_DRAIN_SECONDS),
    rateLimitPerMinute: settings.integer('RATE_LIMIT_PER_MINUTE', 1200, 1, 100_000_000),
  };
  if (!demo || isProduction(environment)) requireHttps(settings, { OIDC_ISSUER: issuer, PUBLIC_URL: config.publicUrl });
  if (settings.reasons.length > 0) throw new ConfigError(settings.reasons);
  return config;
};
