import { timeoutSignal } from '@/api/browserInterfaces';
import type { ThunkExtra } from '@/api/thunkExtra';
import type { DraftContents } from '@/features/inspection/model/state/draftContents';
import type { ReportByName } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { requestLock, type DraftLock } from './draftLock';
import { draftNames, listOwners, setAsideKeys, type DraftNames } from './draftNames';
import { getLogin, type Login } from './login';
import type { OpenPhone, Phone } from './phone';
import { readDraft } from './readDraft';

/** In ms. The longest wait for a tab that holds the earlier owner's lock. */
const timeout = 2000;

const moved = [
  'record',
  'earlierRecord',
  'earlierPrefill',
  'previous',
  'numbers',
  'photos',
] as const;

/**
 * Moves the parts in `moved`. `held` is the lock of `from`, if this tab holds it. If the move fails, everything remains
 * where it was.
 */
async function move(
  from: DraftNames,
  to: DraftNames,
  held: DraftLock | null,
  { storage, locks }: Phone,
): Promise<void> {
  const signal = timeoutSignal(timeout);
  const lock = held ? null : await requestLock(locks, from.lock, 'wait', signal);
  const moves = moved.map((part) => ({ from: from[part], to: to[part] }));
  await storage.move(moves).catch(() => undefined);
  lock?.release();
}

/**
 * Moves the owner's part of the phone if their session has another owner now: with another backend after a change of
 * the username, and with Linehaul's own once the account's id is known. An account's own part never moves.
 */
export async function moveToNewOwner(
  before: Login,
  held: DraftLock | null,
  phone: Phone,
  { tokens, settings }: ThunkExtra,
): Promise<void> {
  const next = getLogin(tokens());
  if (next?.session !== before.session || next.owner === before.owner) return;
  if (before.account !== null) return;
  const [from, to] = [before.owner, next.owner].map((one) => draftNames(settings.apiHost, one));
  if (from && to) await move(from, to, held, phone);
}

/** The instant of the draft's earliest known entry by the phone's clock, which includes the form's own time, or null. */
function firstEntry({ checklist, header }: DraftContents): number | null {
  const { date, time } = header.values;
  const marked = Object.values(checklist.entities).flatMap(({ enteredAt }) => enteredAt ?? []);
  const instants = [`${date}T${time}`, ...marked]
    .map((text) => Date.parse(text))
    .filter(Number.isFinite);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/**
 * Takes the draft that an earlier version filed by the account's username, if the account has had this name since before
 * the draft's first entry, and no other account ever had it (`name_since`). Otherwise the draft may be another person's,
 * who had the name before, and whose page of an earlier version may have kept filing under it since then. That person
 * is shown the draft, too: it is listed under its name.
 */
export async function takeDraftByName(
  { owner, account }: Login,
  phone: OpenPhone,
  apiHost: string,
): Promise<void> {
  if (!account?.nameSince) return;
  const names = draftNames(apiHost, account.username);
  const { storage } = phone;
  const [record, earlier] = await Promise.all(
    [names.record, names.earlierRecord].map((key) => storage.read(key)),
  );
  if (record === null && earlier === null) return;
  const first = firstEntry(await readDraft(storage, names));
  if (first === null || first < Date.parse(account.nameSince)) return;
  await move(names, draftNames(apiHost, owner), null, phone);
}

/**
 * Lists the reports that an earlier version filed by username, but not the owner's. Leaves out blank forms. Empty if the
 * storage fails.
 */
export async function listReportsByName(
  { storage }: Phone,
  apiHost: string,
  owner: string,
): Promise<ReportByName[]> {
  const found: ReportByName[] = [];
  try {
    const owners = await listOwners(storage, apiHost);
    for (const name of owners.filter((other) => other !== owner && !other.startsWith('#'))) {
      const names = draftNames(apiHost, name);
      const draft = await readDraft(storage, names);
      const marks = Object.values(draft.checklist.entities);
      const isFilled =
        marks.some(({ value }) => value !== null) ||
        draft.header.values.truck_number !== '' ||
        getPendingOutbox(draft) !== null;
      const keys = [...(isFilled ? [names.record] : []), ...(await setAsideKeys(storage, names))];
      found.push(...keys.map((key) => ({ key, name })));
    }
  } catch {
    // The report itself is more important than this list.
  }
  return found;
}
