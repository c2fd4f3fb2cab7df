import type { Captcha } from '../platform/captcha/captcha';
import type { Database } from '../platform/database/Database';
import type { CallerLimit } from '../platform/limits/CallerLimit';
import type { Limit, Limits } from '../platform/limits/Limits';
import type { ServerSettings } from '../platform/settings/settings';
import type { AccessTokens } from './accounts/accessTokens';
import type { PasswordGuesses } from './accounts/PasswordGuesses';
import type { CompanyCache } from './company/CompanyCache';
import type { ContentCache } from './content/ContentCache';
import type { Announcements } from './notifications/Announcements';

/** The services that rules and calls use. */
export interface Services {
  settings: ServerSettings;
  database: Database;
  accessTokens: AccessTokens;
  content: ContentCache;
  company: CompanyCache;
  captcha: Captcha;
  /** Announces new leads and reports. */
  notifications: Announcements;
  /** The current time, as the rules for reports see it. */
  now(): Date;
  limits: Limits;
  /** Limits how many comments one caller can post. */
  acceptedComments: CallerLimit;
  /** Limits how many emails with a sign-in link one account gets. */
  emailedLinks: Limit;
  /** Limits password guessing. */
  guesses: PasswordGuesses;
}
