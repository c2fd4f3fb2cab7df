import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import { isOnDisk } from './draftEngine';
import { requestLock } from './draftLock';
import type { DraftLock } from './draftLock';
import { draftNames, movesBetween, setAsideKeys } from './draftNames';
import type { DraftNames } from './draftNames';
import type { Listener } from './inspectionStore';
import { isLoginChange, loginOf } from './login';
import type { Login } from './login';
import type { OpenPhone } from './phone';
import { showDraft } from './showDraft';

/** This tab got the lock that it waited for, or lost it to another tab. */
const lockChanged = createAction('inspection/lockChanged');

/** Longest wait of a rename, in ms, for the tab that holds the old name's lock. */
const renameTimeout = 2000;

/** Runs as long as this tab may write the owner's draft. Ends when `signal` aborts. */
export type Work = (owner: string, listener: Listener) => Promise<unknown>;

/** Manages the draft of the signed-in driver, and then of the next driver. */
export async function keepDrafts(listener: Listener, phone: OpenPhone, work: Work): Promise<never> {
  for (;;) {
    const login = loginOf(listener.extra.tokens());
    if (login) await new DraftSession(login, listener, phone).run(work);
    else await listener.take(isLoginChange);
  }
}

/** One driver's draft in this tab, from sign-in to sign-out. */
class DraftSession {
  readonly names: DraftNames;
  readonly channel: BroadcastChannel | null;

  constructor(
    private login: Login,
    private readonly listener: Listener,
    private readonly phone: OpenPhone,
  ) {
    this.names = draftNames(listener.extra.settings.apiHost, login.owner);
    this.channel = phone.openChannel(this.names.lock);
  }

  async run(work: Work): Promise<void> {
    const { listener, phone, names, channel } = this;
    listener.dispatch(draftOpened(this.login.owner));
    let lock = await requestLock(phone.locks, names.lock, 'try');
    for (;;) {
      lock ??= await this.showUntilFree();
      if (!lock || (await this.write(lock, work)) === 'left') break;
      lock = null;
    }
    const written = lock && phone.persistor.flush();
    listener.dispatch(draftClosed());
    await written;
    phone.engine.close();
    channel?.close();
    await this.rename(lock !== null);
    lock?.release();
  }

  /** Shows what another tab writes. Resolves with the lock, or with null once the driver has left. */
  private async showUntilFree(): Promise<DraftLock | null> {
    const { listener, phone, names } = this;
    const waiting = new AbortController();
    const granted: { lock: DraftLock | null } = { lock: null };
    const request = requestLock(phone.locks, names.lock, 'wait', waiting.signal).then((lock) => {
      granted.lock = lock;
      if (lock) listener.dispatch(lockChanged());
    });
    const hide = showDraft(this.login.owner, this, phone, listener);
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

  /** Reads the draft, then lets this tab change it until the lock is lost or the driver has left. */
  private async write(lock: DraftLock, work: Work): Promise<'lost' | 'left'> {
    const { listener, phone, names, channel } = this;
    const { dispatch, take, fork } = listener;
    const { owner } = this.login;
    const isLost = () => lock.lost.aborted;
    lock.lost.addEventListener('abort', () => {
      phone.engine.close();
      dispatch(lockChanged());
    });
    dispatch(draftOpened(owner));
    phone.engine.open({
      ...{ storage: phone.storage, names },
      onWritten: () => channel?.postMessage('written'),
    });
    const read = take(({ type }) => type === REHYDRATE);
    phone.persistor.persist();
    await read;
    const setAside = await setAsideKeys(phone.storage, names);
    if (isLost()) return 'lost';
    dispatch(draftBecameWritable({ owner, now: now(), setAside }));
    phone.askToPersist();
    const working = fork((task) => work(owner, { ...listener, ...task }));
    for (;;) {
      // Subscribes before it reads the state, so that it misses no change.
      const change = take(isAnyOf(isLoginChange, lockChanged));
      if ((await this.isLeft()) || isLost()) break;
      await change;
    }
    working.cancel();
    return isLost() ? 'lost' : 'left';
  }

  /** The driver who is signed in now. */
  private signedIn(): 'owner' | 'another' | 'nobody' {
    const login = loginOf(this.listener.extra.tokens());
    if (!login) return 'nobody';
    if (login.owner !== this.login.owner) return 'another';
    this.login = login;
    return 'owner';
  }

  /**
   * Whether the session is over. If the phone could not save the entries, it goes on after a sign-out
   * until the driver returns or another driver signs in.
   */
  private async isLeft(): Promise<boolean> {
    const isKept = this.signedIn() === 'nobody' && !(await this.isSaved());
    return this.signedIn() === 'another' || (this.signedIn() === 'nobody' && !isKept);
  }

  private async isSaved(): Promise<boolean> {
    await this.phone.persistor.flush();
    return isOnDisk(inspectionIn(this.listener.getState()), this.phone.engine.getDisk());
  }

  /**
   * Moves everything to the driver's new username, if the old session ended because of the change.
   */
  private async rename(hasLock: boolean): Promise<void> {
    const { names, phone, login, listener } = this;
    const next = loginOf(listener.extra.tokens());
    if (next?.session !== login.session || next.owner === login.owner) return;
    const newNames = draftNames(listener.extra.settings.apiHost, next.owner);
    const timeout = AbortSignal.timeout(renameTimeout);
    const lock = hasLock ? null : await requestLock(phone.locks, names.lock, 'wait', timeout);
    // If the move fails, everything stays under the old name.
    await phone.storage.moveAll(movesBetween(names, newNames)).catch(() => undefined);
    lock?.release();
  }
}
