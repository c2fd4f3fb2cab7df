import { createAccessTokens } from './account/accessTokens';
import { FailureThrottle } from './account/FailureThrottle';
import type { Api } from './Api';
import { ContentCache } from './content/ContentCache';
import { contentReaders } from './content/readers';
import type { Database } from './db/Database';
import { captchaOff } from './leads/captcha';
import type { Settings } from './settings/settings';

/** Puts together what the API works with, and lets the content cache hear of the database's changes. */
export async function createApi(
  settings: Settings,
  database: Database,
  tokenSecret: string,
): Promise<Api> {
  const content = new ContentCache(database.queries, contentReaders);
  const drop = () => content.drop();
  await database.listen('content_changed', { changed: drop, regained: drop });
  return {
    settings,
    database,
    accessTokens: createAccessTokens(tokenSecret, settings.accessTokenSeconds),
    content,
    captcha: captchaOff,
    guesses: new FailureThrottle(),
  };
}
