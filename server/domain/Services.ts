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

export interface Services {
  settings: ServerSettings;
  database: Database;
  accessTokens: AccessTokens;
  content: ContentCache;
  company: CompanyCache;
  captcha: Captcha;
  notifications: Announcements;
  now(): Date;
  limits: Limits;
  acceptedComments: CallerLimit;
  emailedLinks: Limit;
  guesses: PasswordGuesses;
}
