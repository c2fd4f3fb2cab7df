import type { Tokens } from '../../api/environment';
import { now } from './courierCalls';
import { holdDraft } from './draftHolding';
import type { Holding } from './draftHolding';
import { claimDraft, draftName } from './draftLock';
import type { Claim } from './draftLock';
import { draftKey, parseDraft } from './draftSchema';
import type { DraftStorage } from './draftStorage';
import { inspectionIn } from './inspectionStore';
import type { InspectionStore } from './inspectionStore';
import {
  draftClosed,
  draftFollowed,
  draftHeld,
  draftOpened,
  inspectionReducer,
} from './reportSlice';

/** What the phone gives us to keep drafts with. */
export interface DraftWorld {
  storage: DraftStorage;
  locks: LockManager | undefined;
  /** Tells the tabs that follow a draft that it was saved; null where the browser can't. */
  openChannel: (name: string) => BroadcastChannel | null;
  /** Asks the browser not to clear our storage when the phone runs short of space. */
  askToPersist: () => void;
}

/** Whose session it is, and which: the same session under another name is a changed username. */
interface Login {
  owner: string;
  session: string;
}

interface OpenDraft {
  owner: string;
  key: string;
  channel: BroadcastChannel | null;
  hold: { kind: 'held'; holding: Holding; claim: Claim } | { kind: 'followed'; leave: () => void };
}

/** How long a renaming waits for the tab that holds the old name, in ms. */
const renamePatience = 2000;

function loginOf(tokens: Tokens | null): Login | null {
  if (!tokens || tokens.owner === null) return null;
  return { owner: tokens.owner, session: tokens.refreshToken ?? tokens.accessToken };
}

/** Opens, follows and closes drafts as drivers come and go: always the draft of the driver who is signed in. */
export class DraftKeeper {
  private login: Login | null = null;
  private open: OpenDraft | null = null;
  /** One change of hands at a time. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: InspectionStore,
    private readonly world: DraftWorld,
    private readonly onHeld: () => void,
  ) {}

  /** Looks whose session it is now. */
  attend(): void {
    const login = loginOf(this.store.environment.tokens());
    const before = this.login;
    if (login?.owner === before?.owner && login?.session === before?.session) return;
    this.login = login;
    this.enqueue(() => this.changeHands(before, login));
  }

  /** Writes what has changed. */
  flush(): void {
    if (this.open?.hold.kind === 'held') void this.open.hold.holding.flush();
  }

  /** Takes the draft from the tab that holds it. */
  takeOver(): void {
    this.enqueue(async () => {
      const { open } = this;
      if (open?.hold.kind !== 'followed') return;
      const claim = await claimDraft(this.world.locks, draftName(open.key), 'steal');
      if (claim) await this.hold(open, claim);
    });
  }

  private enqueue(work: () => Promise<void>): void {
    // A change of hands that fails leaves the draft where it was; the next one is tried all the same.
    this.turn = this.turn.then(work).catch(() => undefined);
  }

  private async changeHands(before: Login | null, login: Login | null): Promise<void> {
    const { open } = this;
    if (!login) {
      // What the phone could not save stays in this tab until the driver is back, or another one comes.
      if (open && (await this.isSaved(open))) await this.close(open, null);
      return;
    }
    if (open?.owner === login.owner) return this.onHeld();
    const isRenamed = before !== null && before.session === login.session;
    const key = draftKey(this.store.environment.settings.apiHost, login.owner);
    if (open) await this.close(open, isRenamed ? key : null);
    await this.openFor(login.owner, key);
  }

  private async isSaved({ hold }: OpenDraft): Promise<boolean> {
    if (hold.kind === 'followed') return true;
    await hold.holding.flush();
    const { draft } = inspectionIn(this.store.getState());
    return draft.status === 'held' && draft.saved === 'saved';
  }

  private async close(open: OpenDraft, newKey: string | null): Promise<void> {
    const { storage, locks } = this.world;
    if (open.hold.kind === 'held') {
      await open.hold.holding.flush();
      open.hold.holding.stop();
      if (newKey !== null) await storage.rename(open.key, newKey);
      open.hold.claim.release();
    } else {
      open.hold.leave();
      if (newKey !== null) {
        const signal = AbortSignal.timeout(renamePatience);
        const claim = await claimDraft(locks, draftName(open.key), 'wait', signal);
        await storage.rename(open.key, newKey);
        claim?.release();
      }
    }
    open.channel?.close();
    this.open = null;
    this.useBlankReducer();
    this.store.dispatch(draftClosed());
  }

  private async openFor(owner: string, key: string): Promise<void> {
    this.useBlankReducer();
    this.store.dispatch(draftOpened(owner));
    const channel = this.world.openChannel(draftName(key));
    const base = { owner, key, channel };
    const claim = await claimDraft(this.world.locks, draftName(key), 'try');
    if (claim) await this.hold(base, claim);
    else await this.follow(base);
  }

  private async hold(draft: Omit<OpenDraft, 'hold'>, claim: Claim): Promise<void> {
    const { store, world } = this;
    if (this.open?.hold.kind === 'followed') this.open.hold.leave();
    const { owner, key, channel } = draft;
    this.useBlankReducer();
    store.dispatch(draftOpened(owner));
    const holding = await holdDraft(store, world.storage, key, () => channel?.postMessage('saved'));
    const open: OpenDraft = { owner, key, channel, hold: { kind: 'held', holding, claim } };
    this.open = open;
    void claim.lost.then(() => {
      holding.stop();
      this.enqueue(async () => {
        if (this.open === open) await this.follow(draft);
      });
    });
    const saved = holding.isReadable ? 'saved' : 'failed';
    store.dispatch(draftHeld({ owner, now: now(), saved }));
    world.askToPersist();
    this.onHeld();
  }

  private async follow(draft: Omit<OpenDraft, 'hold'>): Promise<void> {
    const { owner, key, channel } = draft;
    const leaving = new AbortController();
    const leave = () => {
      leaving.abort();
      if (channel) channel.onmessage = null;
    };
    const open: OpenDraft = { owner, key, channel, hold: { kind: 'followed', leave } };
    this.open = open;
    this.useBlankReducer();
    const show = async () => {
      const text = await this.world.storage.read(key).catch(() => null);
      const contents = text === null ? null : parseDraft(text);
      if (this.open === open) this.store.dispatch(draftFollowed({ owner, contents }));
    };
    if (channel) channel.onmessage = () => void show();
    await show();
    void claimDraft(this.world.locks, draftName(key), 'wait', leaving.signal).then((claim) => {
      if (!claim) return;
      this.enqueue(async () => {
        if (this.open === open) await this.hold(draft, claim);
        else claim.release();
      });
    });
  }

  private useBlankReducer(): void {
    this.store.inject(
      { reducerPath: 'inspection', reducer: inspectionReducer },
      { overrideExisting: true },
    );
  }
}
