import { companyNamed } from '@/contract/company';
import { toMapTileUrl, type PublicSettings } from '@/contract/settings';
import { defaultDataDir } from '../operatorCommand';
import { isLoopback } from './loopback';
import { readMail, type MailSettings } from './mail';
import { SettingError } from './SettingError';
import * as read from './readers';

export interface WebhookSettings {
  url: string;
  secret: string;
}

export interface CaptchaSettings {
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

/** All settings from the environment. docs/operations.md lists the variables. */
export interface ServerSettings {
  host: string;
  port: number;
  /** Where Prometheus reads the metrics; null if metrics are off. */
  metrics: { host: string; port: number } | null;
  dataDir: string;
  publicUrl: string;
  /** Another backend's origin. '' for Linehaul's own backend. */
  apiHost: string;
  /** The carrier's name with another backend, where there is no office to enter it. */
  companyName: string;
  databaseUrl: string | null;
  /** How long the start waits for PostgreSQL's response, in seconds. */
  databaseWait: number;
  tokenSecret: string | null;
  captcha: CaptchaSettings | null;
  recaptchaSiteKey: string;
  mapTileUrl: string;
  allowedOrigins: string[];
  trustProxy: string[];
  /**
   * What to store in an empty database: `demo` is the demonstration, `site` the demonstration without a fleet, and
   * `blank` a site to fill in, without accounts. `none` stores only a placeholder company. `unset`
   * means that SEED is missing for an embedded database that other machines may reach.
   */
  seed: 'demo' | 'site' | 'blank' | 'none' | 'unset';
  accessTokenSeconds: number;
  commentsModeration: boolean;
  /** The carrier's IANA time zone until the office chooses one. */
  timeZone: string;
  /** A truck in service is overdue if nobody has inspected it today or in this many days before. */
  overdueDays: number;
  /** A trailer in service is overdue if nobody has inspected it today or in this many days before. */
  trailerOverdueDays: number;
  /** The number of years for which an entry of the audit log is kept. */
  auditYears: number;
  webhook: WebhookSettings | null;
  mail: MailSettings | null;
  logLevel: string;
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads all settings. Throws a SettingError that names the first invalid variable. */
export function readSettings(env: read.EnvironmentVariables): ServerSettings {
  const apiHost = read.origin(env, 'API_HOST');
  const databaseUrl = read.databaseUrl(env, 'DATABASE_URL');
  const ownApi = apiHost === '';
  const host = read.text(env, 'HOST') || 'localhost';
  return {
    host,
    port: read.integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    metrics: readMetrics(env),
    dataDir: read.text(env, 'DATA_DIR') || defaultDataDir,
    publicUrl: read.origin(env, 'PUBLIC_URL'),
    apiHost,
    companyName: read.text(env, 'COMPANY_NAME'),
    databaseUrl: ownApi ? databaseUrl : null,
    databaseWait: read.integer(env, 'DATABASE_WAIT_SECONDS', { fallback: 60, min: 0, max: 3600 }),
    tokenSecret: readTokenSecret(env, ownApi && databaseUrl !== null),
    captcha: ownApi ? readCaptcha(env) : null,
    recaptchaSiteKey: read.text(env, 'RECAPTCHA_SITE_KEY'),
    mapTileUrl: readMapTileUrl(env),
    allowedOrigins: read.origins(env, 'ALLOWED_ORIGINS'),
    trustProxy: read.addresses(env, 'TRUST_PROXY'),
    seed: readSeed(env, host, databaseUrl),
    accessTokenSeconds: read.integer(env, 'ACCESS_TOKEN_SECONDS', {
      fallback: 300,
      min: 1,
      max: 86_400,
    }),
    commentsModeration: read.choice(env, 'COMMENTS_MODERATION', ['', 'off', 'on']) === 'on',
    timeZone: read.timeZone(env, 'TIME_ZONE'),
    overdueDays: read.integer(env, 'OVERDUE_DAYS', { fallback: 1, min: 1, max: 365 }),
    trailerOverdueDays: read.integer(env, 'TRAILER_OVERDUE_DAYS', {
      fallback: 30,
      min: 1,
      max: 3650,
    }),
    auditYears: read.integer(env, 'AUDIT_YEARS', { fallback: 3, min: 1, max: 100 }),
    webhook: readWebhook(env),
    mail: ownApi ? readMail(env) : null,
    logLevel: read.choice(env, 'LOG_LEVEL', ['', ...logLevels]) || 'info',
  };
}

/**
 * Whether the server can email links for a forgotten password. The link needs PUBLIC_URL, because an address from the
 * request could be forged.
 */
export const canEmailLinks = ({ mail, publicUrl }: Pick<ServerSettings, 'mail' | 'publicUrl'>) =>
  mail !== null && publicUrl !== '';

/** Returns the settings for the page's JSON block. */
export function getPublicSettings(settings: ServerSettings): PublicSettings {
  return {
    apiHost: settings.apiHost,
    recaptchaSiteKey: settings.recaptchaSiteKey,
    mapTileUrl: settings.mapTileUrl,
    publicUrl: settings.publicUrl,
    ...(settings.apiHost !== '' && { company: companyNamed(settings.companyName) }),
    fleet: settings.apiHost === '',
    emailLinks: canEmailLinks(settings),
    demonstration: false,
  };
}

/** Reads SEED. The demonstration is the default only with an embedded database that only this machine can reach. */
function readSeed(
  env: read.EnvironmentVariables,
  host: string,
  databaseUrl: string | null,
): ServerSettings['seed'] {
  const seed = read.choice(env, 'SEED', ['', 'demo', 'site', 'blank', 'none']);
  if (seed !== '') return seed;
  if (databaseUrl !== null) return 'none';
  return isLoopback(host) ? 'demo' : 'unset';
}

function readMetrics(env: read.EnvironmentVariables): ServerSettings['metrics'] {
  const port = read.integer(env, 'METRICS_PORT', { fallback: 0, min: 1, max: 65_535 });
  const host = read.text(env, 'METRICS_HOST') || '127.0.0.1';
  return port === 0 ? null : { host, port };
}

function readTokenSecret(env: read.EnvironmentVariables, required: boolean): string | null {
  const secret = read.text(env, 'TOKEN_SECRET');
  if (secret === '') {
    if (!required) return null;
    throw new SettingError('TOKEN_SECRET', 'is required with DATABASE_URL');
  }
  if (secret.length < 32) {
    throw new SettingError('TOKEN_SECRET', 'must have at least 32 characters');
  }
  return secret;
}

function readCaptcha(env: read.EnvironmentVariables): CaptchaSettings | null {
  const siteKey = read.text(env, 'RECAPTCHA_SITE_KEY');
  const secret = read.text(env, 'RECAPTCHA_SECRET');
  const verifyUrl = read.url(env, 'RECAPTCHA_VERIFY_URL') || googleVerifyUrl;
  if (siteKey === '' && secret === '') return null;
  if (secret === '') {
    throw new SettingError('RECAPTCHA_SECRET', 'is required with RECAPTCHA_SITE_KEY');
  }
  if (siteKey === '') {
    throw new SettingError('RECAPTCHA_SITE_KEY', 'is required with RECAPTCHA_SECRET');
  }
  return { siteKey, secret, verifyUrl };
}

function readMapTileUrl(env: read.EnvironmentVariables): string {
  const template = toMapTileUrl(read.text(env, 'MAP_TILE_URL'));
  const complete = ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  if (!complete || !/^(https?:\/)?\//.test(template)) {
    throw new SettingError('MAP_TILE_URL', 'must be an http(s) address with {z}, {x} and {y}');
  }
  return template;
}

function readWebhook(env: read.EnvironmentVariables): WebhookSettings | null {
  const url = read.url(env, 'LEADS_WEBHOOK');
  const secret = read.text(env, 'LEADS_WEBHOOK_SECRET');
  if (url === '') return null;
  if (secret.length < 16) {
    throw new SettingError(
      'LEADS_WEBHOOK_SECRET',
      'is required with LEADS_WEBHOOK, at least 16 characters',
    );
  }
  return { url, secret };
}
