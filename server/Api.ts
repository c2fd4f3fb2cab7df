import type { AccessTokens } from './account/accessTokens';
import type { PasswordGuesses } from './account/PasswordGuesses';
import type { CompanyCache } from './company/CompanyCache';
import type { ContentCache } from './content/ContentCache';
import type { Database } from './db/Database';
import type { Captcha } from './leads/captcha';
import type { Limits } from './limits/Limits';
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
  limits: Limits;
  /** Limits password guessing. */
  guesses: PasswordGuesses;
}
