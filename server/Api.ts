import type { AccessTokens } from './domain/accounts/accessTokens';
import type { PasswordGuesses } from './domain/accounts/PasswordGuesses';
import type { CompanyCache } from './domain/company/CompanyCache';
import type { ContentCache } from './domain/content/ContentCache';
import type { Database } from './platform/database/Database';
import type { Captcha } from './platform/captcha/captcha';
import type { Limits } from './platform/limits/Limits';
import type { Notifications } from './jobs/notifications/Notifications';
import type { ServerSettings } from './platform/settings/settings';

/** The dependencies of the embedded API. It does not exist if API_HOST names another backend. */
export interface Api {
  settings: ServerSettings;
  database: Database;
  accessTokens: AccessTokens;
  content: ContentCache;
  company: CompanyCache;
  captcha: Captcha;
  /** Announces new leads and reports. */
  notifications: Notifications;
  /** The clock for the rules of reports. */
  now(): Date;
  limits: Limits;
  /** Limits password guessing. */
  guesses: PasswordGuesses;
}
