import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerSettings } from './settings';

/**
 * Returns the secret that signs access tokens. It is TOKEN_SECRET, or a secret that the server generates once and
 * stores next to the embedded database.
 */
export async function resolveTokenSecret({
  tokenSecret,
  dataDir,
}: ServerSettings): Promise<string> {
  if (tokenSecret !== null) return tokenSecret;
  const file = join(dataDir, 'token-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim().length >= 32) return kept.trim();
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
