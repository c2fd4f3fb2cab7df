import { timeoutSignal } from '@/api/browserInterfaces';
import type { ThunkExtra } from '@/api/thunkExtra';
import { requestLock, type DraftLock } from './draftLock';
import { draftNames } from './draftNames';
import { getLogin, type Login } from './login';
import type { OpenPhone } from './phone';

/** In ms. The longest wait for a tab that holds the old name's lock. */
const timeout = 2000;

const moved = ['record', 'earlierPrefill', 'previous', 'numbers', 'photos'] as const;

/**
 * Moves the parts in `moved` to the new username, if the session's username has changed. `held` is the old name's lock,
 * if this tab holds it. If the move fails, everything remains under the old name.
 */
export async function moveToNewName(
  before: Login,
  held: DraftLock | null,
  { storage, locks }: OpenPhone,
  { tokens, settings }: ThunkExtra,
): Promise<void> {
  const next = getLogin(tokens());
  if (next?.session !== before.session || next.owner === before.owner) return;
  const from = draftNames(settings.apiHost, before.owner);
  const to = draftNames(settings.apiHost, next.owner);
  const signal = timeoutSignal(timeout);
  const lock = held ? null : await requestLock(locks, from.lock, 'wait', signal);
  const moves = moved.map((part) => ({ from: from[part], to: to[part] }));
  await storage.move(moves).catch(() => undefined);
  lock?.release();
}
