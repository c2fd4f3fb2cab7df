import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { TabChannel } from '@/api/tabChannel';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  driverNamed,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { requestLock, type DraftLock } from './draftLock';
import { draftNames, setAsideKeys, type DraftNames } from './draftNames';
import type { Listener } from './inspectionStore';
import { isLoginChange, getLogin, type Login } from './login';
import { listReportsByName, moveToNewOwner, takeDraftByName } from './draftsByName';
import { saveDraft, type OpenPhone } from './phone';
import { showDraft } from './showDraft';

/** This tab got a lock after waiting, or lost it to another tab. */
const lockChanged = createAction('inspection/lockChanged');

/** Runs while this tab may write the owner's draft. It must end when `signal` aborts. */
export type Work = (owner: string, listener: Listener) => Promise<unknown>;

/** Manages the signed-in driver's draft, then that of each driver who signs in later. */
export async function keepDrafts(listener: Listener, phone: OpenPhone, work: Work): Promise<never> {
  for (;;) {
    const login = getLogin(listener.extra.tokens());
    if (login) await new DraftSession(login, listener, phone).run(work);
    else await listener.take(isLoginChange);
  }
}

class DraftSession {
  readonly owner: string;
  readonly names: DraftNames;
  readonly channel: TabChannel | null;

  constructor(
    private login: Login,
    private readonly listener: Listener,
    private readonly phone: OpenPhone,
  ) {
    this.owner = login.owner;
    this.names = draftNames(listener.extra.settings.apiHost, login.owner);
    this.channel = phone.openChannel(this.names.lock);
  }

  async run(work: Work): Promise<void> {
    const { owner, listener, phone, names } = this;
    let lock = await requestLock(phone.locks, names.lock, 'try');
    for (;;) {
      lock ??= await this.showUntilFree();
      if (!lock) break;
      if (await this.open(lock)) {
        const jobs = listener.fork((task) => work(owner, { ...listener, ...task }));
        await this.untilLostOrLeft(lock);
        jobs.cancel();
      }
      if (!lock.lost.aborted) break;
      lock = null;
    }
    // The draft leaves the screen at once, even before its last state is on disk.
    const written = phone.persistor.flush();
    listener.dispatch(draftClosed());
    await written;
    phone.engine.close();
    this.channel?.close();
    await moveToNewOwner(this.login, lock, phone, listener.extra);
    lock?.release();
  }

  /**
   * Shows what another tab writes. Resolves with the lock once this tab gets it, or with null after the driver has
   * left.
   */
  private async showUntilFree(): Promise<DraftLock | null> {
    const { listener, phone, names } = this;
    const waiting = new AbortController();
    const granted: { lock: DraftLock | null } = { lock: null };
    const request = requestLock(phone.locks, names.lock, 'wait', waiting.signal).then((lock) => {
      granted.lock = lock;
      if (lock) listener.dispatch(lockChanged());
    });
    const hide = showDraft(this.owner, this, phone, listener);
    let action: unknown = null;
    while (!granted.lock && !takeOverRequested.match(action) && this.signedIn() === 'owner') {
      [action] = await listener.take(isAnyOf(isLoginChange, takeOverRequested, lockChanged));
    }
    hide();
    if (!granted.lock) waiting.abort();
    await request;
    const { lock } = granted;
    if (this.signedIn() === 'owner') return lock ?? requestLock(phone.locks, names.lock, 'steal');
    lock?.release();
    return null;
  }

  /** Reads the draft, and then lets this tab change it. Resolves with false if this tab lost the lock. */
  private async open(lock: DraftLock): Promise<boolean> {
    const { owner, listener, phone, names, channel } = this;
    const { fleet, apiHost } = listener.extra.settings;
    lock.lost.addEventListener('abort', () => {
      phone.engine.close();
      listener.dispatch(lockChanged());
    });
    listener.dispatch(draftOpened(owner));
    await takeDraftByName(this.login, phone, apiHost).catch(() => undefined);
    const onWritten = () => channel?.post('written');
    phone.engine.open({ storage: phone.storage, names, onWritten });
    const read = listener.take(({ type }) => type === REHYDRATE);
    phone.persistor.persist();
    await read;
    const setAside = await setAsideKeys(phone.storage, names);
    const byName = fleet ? await listReportsByName(phone, apiHost, owner) : [];
    if (lock.lost.aborted) return false;
    listener.dispatch(draftBecameWritable({ owner, now: now(), setAside, byName }));
    this.nameDriver();
    phone.askToPersist();
    return true;
  }

  /** The account's name may arrive or change after the draft was opened. */
  private nameDriver(): void {
    const { settings, tokens } = this.listener.extra;
    const { name, owner } = tokens() ?? {};
    if (settings.fleet && name && owner === this.owner) this.listener.dispatch(driverNamed(name));
  }

  private async untilLostOrLeft(lock: DraftLock): Promise<void> {
    for (;;) {
      // The subscription precedes the read of the state, because a change in between would otherwise be missed.
      const change = this.listener.take(isAnyOf(isLoginChange, lockChanged));
      if (lock.lost.aborted || (await this.hasLeft())) return;
      this.nameDriver();
      await change;
    }
  }

  /**
   * Whether this draft's session is over. If the phone could not save the entries, the session continues after a
   * sign-out until another driver signs in.
   */
  private async hasLeft(): Promise<boolean> {
    if (this.signedIn() !== 'nobody') return this.signedIn() === 'another';
    const isSaved = await saveDraft(this.phone, this.listener.getState);
    return isSaved && this.signedIn() !== 'owner';
  }

  private signedIn(): 'owner' | 'another' | 'nobody' {
    const login = getLogin(this.listener.extra.tokens());
    if (!login) return 'nobody';
    if (login.owner !== this.owner) return 'another';
    this.login = login;
    return 'owner';
  }
}
