import { IDBFactory } from 'fake-indexeddb';
import type { DraftStorage } from '@/features/inspection/storage/draftStorage';
import { FakeLocks } from '@/testing/races/fakeLocks';
import { newActor, type Actor, type World } from './world';

interface RawTransaction {
  _state: string;
  _rollbackLog: (() => void)[];
  db: unknown;
}

/** The parts of fake-indexeddb's databases that survive a crash, and those that do not. */
interface RawDatabase {
  name: string;
  version: number;
  rawObjectStores: Map<string, { rawDatabase: RawDatabase }>;
  transactions: RawTransaction[];
  connections: unknown[];
  processTransactions: () => void;
}

type RawFactory = IDBFactory & { _databases: Map<string, RawDatabase> };

type Listener = (event: Event) => void;

const smallJpeg = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCqAmCj/9k=',
  'base64',
);

/** Rolls back the transactions that are not complete. */
function undo(transactions: readonly RawTransaction[]): void {
  for (const transaction of transactions) {
    if (transaction._state === 'finished') continue;
    for (const step of transaction._rollbackLog.reverse()) step();
    transaction._state = 'finished';
  }
}

/** A phone's disk, with the cookies, the locks and the channels that its tabs share. */
export class Disk {
  private databases = new IDBFactory();
  /** The page of each connection to a database. */
  private readonly connections = new Map<unknown, Actor>();
  readonly cookies = new Map<string, string>();
  private readonly stored = new Map<string, string>();
  private readonly pages = new Set<Actor>();
  readonly locks = new FakeLocks((page, act) => this.world.after(page as Actor, 0, act));
  private readonly channels = new Set<{ name: string; page: Actor; events: EventTarget }>();
  clockError = 0;
  timeZone = 'America/Chicago';

  constructor(
    private readonly world: World,
    readonly name: string,
  ) {}

  isFull = false;

  /** The storage of drafts, which rejects a write while the disk is full. */
  limited(storage: DraftStorage): DraftStorage {
    const write: DraftStorage['write'] = (key, draft) =>
      this.isFull
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : storage.write(key, draft);
    return { ...storage, write };
  }

  /** Sets the phone's clock or time zone. */
  sets(clock: Partial<Pick<Actor, 'clockError' | 'timeZone'>>): void {
    Object.assign(this, clock);
    for (const page of this.pages) Object.assign(page, clock);
  }

  /** Opens a page with globals of its own. */
  open(name: string): Actor {
    const page = newActor(`${this.name} ${name}`);
    Object.assign(page, { clockError: this.clockError, timeZone: this.timeZone });
    const databases = this.databasesFor(page);
    const window = Object.assign(new EventTarget(), {
      localStorage: this.localStorage(page),
      indexedDB: databases,
    });
    page.globals = {
      window,
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
      indexedDB: databases,
      BroadcastChannel: this.channelClass(page),
      Worker: this.workerClass(page),
    };
    this.pages.add(page);
    return page;
  }

  /** Ends a page without warning. Of its writes, only those of completed transactions remain. */
  kill(page: Actor): void {
    page.isAlive = false;
    this.pages.delete(page);
    for (const channel of this.channels) if (channel.page === page) this.channels.delete(channel);
    this.locks.end(page);
    const [other] = this.pages;
    if (other) this.endConnections(page, other);
    else this.recover();
  }

  /** The databases as a page opens them. */
  private databasesFor(page: Actor): Pick<IDBFactory, 'open' | 'deleteDatabase'> {
    const { databases } = this;
    return {
      open: (...args) => {
        const request = databases.open(...args);
        const note = () => this.connections.set(request.result, page);
        request.addEventListener('upgradeneeded', note);
        request.addEventListener('success', note);
        return request;
      },
      deleteDatabase: (name) => databases.deleteDatabase(name),
    };
  }

  /** Closes the connections of a dead page. The other page's transactions continue. */
  private endConnections(page: Actor, other: Actor): void {
    const isTheirs = (connection: unknown) => this.connections.get(connection) === page;
    for (const database of (this.databases as RawFactory)._databases.values()) {
      undo(database.transactions.filter(({ db }) => isTheirs(db)));
      database.connections = database.connections.filter((one) => !isTheirs(one));
      this.world.after(other, 0, () => database.processTransactions());
    }
  }

  /** Undoes what is not completed, and drops what waits for the dead pages. */
  private recover(): void {
    const { _databases: before } = this.databases as RawFactory;
    this.databases = new IDBFactory();
    for (const [name, database] of before) {
      undo(database.transactions);
      const Raw = database.constructor as new (name: string, version: number) => RawDatabase;
      const recovered = new Raw(name, database.version);
      for (const [key, store] of database.rawObjectStores)
        recovered.rawObjectStores.set(key, Object.assign(store, { rawDatabase: recovered }));
      (this.databases as RawFactory)._databases.set(name, recovered);
    }
  }

  private localStorage(page: Actor) {
    const change = (key: string, value: string | null) => {
      if ((this.stored.get(key) ?? null) === value) return;
      if (value === null) this.stored.delete(key);
      else this.stored.set(key, value);
      for (const other of this.pages) if (other !== page) this.tell(other, key);
    };
    return {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    };
  }

  private tell(page: Actor, key: string): void {
    const { window } = page.globals as { window: EventTarget };
    this.world.after(page, 1, () =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key })),
    );
  }

  private channelClass(page: Actor) {
    const { channels, world } = this;
    return class {
      private readonly events = new EventTarget();
      private readonly mine: { name: string; page: Actor; events: EventTarget };
      constructor(name: string) {
        this.mine = { name, page, events: this.events };
        channels.add(this.mine);
      }
      addEventListener(type: string, listener: Listener): void {
        this.events.addEventListener(type, listener);
      }
      postMessage(message: unknown): void {
        const data: unknown = structuredClone(message);
        for (const other of channels) {
          if (other.name !== this.mine.name || other === this.mine) continue;
          const event = Object.assign(new Event('message'), { data });
          world.after(other.page, 1, () => other.events.dispatchEvent(event));
        }
      }
      close(): void {
        channels.delete(this.mine);
      }
    };
  }

  /** A worker that shrinks every photo to the same picture. */
  private workerClass(page: Actor) {
    const { world } = this;
    return class {
      private readonly events = new EventTarget();
      addEventListener(type: string, listener: Listener): void {
        this.events.addEventListener(type, listener);
      }
      postMessage(): void {
        const picture = new Uint8Array(smallJpeg).buffer;
        const data = {
          picture,
          thumbnail: `data:image/jpeg;base64,${smallJpeg.toString('base64')}`,
        };
        const event = Object.assign(new Event('message'), { data });
        world.after(page, 50, () => this.events.dispatchEvent(event));
      }
      terminate(): void {
        // It has nothing to end.
      }
    };
  }
}
