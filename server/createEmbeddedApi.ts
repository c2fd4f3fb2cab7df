import { createAccessTokens } from './domain/accounts/accessTokens';
import { emailedLinkLimit } from './domain/accounts/emailLink';
import { PasswordGuesses } from './domain/accounts/PasswordGuesses';
import type { Api } from './Api';
import { CompanyCache } from './domain/company/CompanyCache';
import { coalesce } from './domain/content/coalesce';
import { ContentCache } from './domain/content/ContentCache';
import { contentReaders } from './domain/content/readers';
import type { Database } from './platform/database/Database';
import { migrated } from './platform/database/migrate';
import { Readiness } from './platform/database/Readiness';
import { captchaOff, type Captcha } from './platform/captcha/captcha';
import { ProviderCaptcha } from './platform/captcha/providerCaptcha';
import { commentLimit } from './domain/comments/postComment';
import { CallerLimit } from './platform/limits/CallerLimit';
import { Limits } from './platform/limits/Limits';
import { Notifications } from './jobs/notifications/Notifications';
import type { ServerSettings } from './platform/settings/settings';

/**
 * Creates the API's services, and drops the content cache on the database's notifications. `migrations` is the folder
 * of this build's migrations.
 */
export async function createEmbeddedApi(
  settings: ServerSettings,
  database: Database,
  { tokenSecret, migrations }: { tokenSecret: string; migrations: string },
  report: (problem: string) => void = () => {},
): Promise<Api> {
  const limits = new Limits(database.pool);
  const content = new ContentCache(database.queries, contentReaders);
  const company = new CompanyCache(database.queries, settings.timeZone);
  content.onChange(() => company.drop());
  // Drops the cache at most once a second, regardless of the number of changes.
  const drop = coalesce(() => content.drop(), 1000);
  await database.listen('content_changed', {
    changed: (by) => {
      drop();
      if (by === migrated) report('A newer version upgraded the database. This process goes on.');
    },
    regained: drop,
  });
  return {
    settings,
    database,
    readiness: new Readiness(database, migrations),
    accessTokens: createAccessTokens(tokenSecret, settings.accessTokenSeconds),
    content,
    company,
    captcha: createCaptcha(settings, limits),
    notifications: new Notifications(settings, database.queries, report, company),
    now: () => new Date(),
    limits,
    acceptedComments: new CallerLimit((one) => limits.make(one), commentLimit),
    emailedLinks: limits.make(emailedLinkLimit),
    guesses: new PasswordGuesses(limits),
  };
}

/** Creates the captcha. With PUBLIC_URL, it accepts only tokens from pages of PUBLIC_URL and ALLOWED_ORIGINS. */
function createCaptcha(
  { captcha, publicUrl, allowedOrigins }: ServerSettings,
  limits: Limits,
): Captcha {
  if (!captcha) return captchaOff;
  const origins = publicUrl === '' ? [] : [publicUrl, ...allowedOrigins];
  return new ProviderCaptcha({
    ...captcha,
    limits,
    hostnames: origins.map((origin) => new URL(origin).hostname),
  });
}
