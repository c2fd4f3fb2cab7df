import type { AccessTokens } from './account/accessTokens';
import type { FailureThrottle } from './account/FailureThrottle';
import type { ContentCache } from './content/ContentCache';
import type { Database } from './db/Database';
import type { Captcha } from './leads/captcha';
import type { Notifications } from './notifications/Notifications';
import type { ServerSettings } from './settings/settings';

/** What the groups of the embedded API work with. There is none when API_HOST names another backend. */
export interface Api {
  settings: ServerSettings;
  database: Database;
  accessTokens: AccessTokens;
  content: ContentCache;
  captcha: Captcha;
  /** Announces new leads and reports. */
  notifications: Notifications;
  /** The clock by which reports are judged. */
  now(): Date;
  /** Slows down guessing a password, per account. */
  guesses: FailureThrottle;
}
