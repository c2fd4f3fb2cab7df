import type { Persistor } from 'redux-persist';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  retryRequested,
} from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { InspectionStore } from './inspectionStore';
import { isOnDisk } from './draftEngine';
import type { DraftEngine } from './draftEngine';
import { requestLock } from './draftLock';
import type { DraftLock } from './draftLock';
import { draftNames } from './draftRecord';
import type { DraftNames } from './draftRecord';
import type { Move } from './draftStorage';
import { loginOf } from './login';
import type { Login } from './login';
import { persistedDraftOf, readDraft } from './persistedDraft';
import type { Phone } from './phone';
import { setAsideKeys } from './setAside';
import { showDraft } from './showDraft';
import type { Draft } from './showDraft';

/** The draft in this tab: with its lock, or shown until `stop` is called. */
type OpenDraft = Draft & ({ lock: DraftLock } | { lock: null; stop: () => void });

/** How long a rename waits for the tab that holds the old name's lock, in ms. */
const renamePatience = 2000;

function movesBetween(names: DraftNames, newNames: DraftNames): Move[] {
  const parts = ['record', 'memory', 'previous', 'photos'] as const;
  return parts.map((part) => ({ from: names[part], to: newNames[part] }));
}

/** Opens and closes drafts as drivers sign in and out: always the signed-in driver's. */
export class DraftSession {
  private login: Login | null = null;
  private draft: OpenDraft | null = null;
  private persistor: Persistor | null = null;
  private readonly engine: DraftEngine;
  /** Runs one change at a time. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: InspectionStore,
    private readonly phone: Phone,
  ) {
    this.engine = persistedDraftOf(store).engine;
  }

  /** Checks whose session it is now. */
  checkLogin(): void {
    const login = loginOf(this.store.extra.tokens());
    const before = this.login;
    if (login?.owner === before?.owner && login?.session === before?.session) return;
    this.login = login;
    this.enqueue(() => this.changeLogin(before, login));
  }

  /** Takes the draft from the tab that writes it. */
  takeOver(): void {
    this.enqueue(async () => {
      const { draft } = this;
      if (!draft || draft.lock) return;
      const lock = await requestLock(this.phone.locks, draft.names.lock, 'steal');
      if (lock) await this.write(draft, lock);
    });
  }

  /** Writes at once what this tab has not written yet. */
  flush(): void {
    // A failed write is the engine's to tell, and to repeat.
    if (this.draft?.lock) this.persistor?.flush().catch(() => undefined);
  }

  private enqueue(work: () => Promise<void>): void {
    // A failed change leaves the draft as it was; the next one is still tried.
    this.turn = this.turn.then(work).catch(() => undefined);
  }

  private async changeLogin(before: Login | null, login: Login | null): Promise<void> {
    const { draft } = this;
    if (!login) {
      // What the phone could not save stays in this tab until the driver returns or another one
      // signs in.
      if (draft && (await this.isSaved(draft))) await this.close(draft, null);
      return;
    }
    if (draft?.owner === login.owner) {
      this.store.dispatch(retryRequested());
      return;
    }
    const names = draftNames(this.store.extra.settings.apiHost, login.owner);
    const isRenamed = before !== null && before.session === login.session;
    if (draft) await this.close(draft, isRenamed ? names : null);
    await this.open({
      owner: login.owner,
      names,
      channel: this.phone.openChannel(names.lock),
    });
  }

  private async isSaved({ lock }: OpenDraft): Promise<boolean> {
    if (!lock) return true;
    await this.persistor?.flush();
    return isOnDisk(inspectionIn(this.store.getState()), this.engine.getDisk());
  }

  private async open(draft: Draft): Promise<void> {
    this.store.dispatch(draftOpened(draft.owner));
    const lock = await requestLock(this.phone.locks, draft.names.lock, 'try');
    if (lock) await this.write(draft, lock);
    else this.show(draft);
  }

  private async close(draft: OpenDraft, newNames: DraftNames | null): Promise<void> {
    const { names, channel } = draft;
    const written = draft.lock ? this.persistor?.flush() : draft.stop();
    this.draft = null;
    this.store.dispatch(draftClosed());
    await written;
    this.engine.close();
    channel?.close();
    const lock = draft.lock ?? (newNames && (await this.waitFor(names)));
    try {
      if (newNames) await this.phone.storage.moveAll(movesBetween(names, newNames));
    } finally {
      lock?.release();
    }
  }

  private waitFor({ lock }: DraftNames): Promise<DraftLock | null> {
    return requestLock(this.phone.locks, lock, 'wait', AbortSignal.timeout(renamePatience));
  }

  /** Lets this tab write the draft until another takes its lock. */
  private async write({ owner, names, channel }: Draft, lock: DraftLock): Promise<void> {
    const { store, engine, phone } = this;
    if (this.draft && !this.draft.lock) this.draft.stop();
    const draft = { owner, names, channel, lock };
    this.draft = draft;
    void lock.lost.then(() => {
      if (this.draft !== draft) return;
      engine.close();
      this.enqueue(async () => {
        if (this.draft === draft) this.show(draft);
      });
    });
    store.dispatch(draftOpened(owner));
    const onWritten = () => channel?.postMessage('written');
    engine.open({ storage: phone.storage, names, onWritten });
    this.persistor = await readDraft(store, this.persistor);
    const setAside = await setAsideKeys(phone.storage, names);
    store.dispatch(draftBecameWritable({ owner, now: now(), setAside }));
    phone.askToPersist();
  }

  /** Shows the draft while another tab writes it, and writes it when that tab is gone. */
  private show({ owner, names, channel }: Draft): void {
    const stopped = new AbortController();
    const draft = { owner, names, channel, lock: null, stop: () => stopped.abort() };
    this.draft = draft;
    void showDraft(this.store, this.phone, draft, stopped.signal).then((lock) => {
      if (!lock) return;
      this.enqueue(async () => {
        if (this.draft === draft) await this.write(draft, lock);
        else lock.release();
      });
    });
  }
}
