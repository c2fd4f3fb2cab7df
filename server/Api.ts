import type { AccessTokens } from './account/accessTokens';
import type { FailureThrottle } from './account/FailureThrottle';
import type { CompanyCache } from './company/CompanyCache';
import type { ContentCache } from './content/ContentCache';
import type { Database } from './db/Database';
import type { Captcha } from './leads/captcha';
import type { Notifications } from './notifications/Notifications';
import type { ServerSettings } from './settings/settings';

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
  /** Slows down password guessing, per account. */
  guesses: FailureThrottle;
}
