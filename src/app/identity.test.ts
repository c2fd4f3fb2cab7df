/** @jest-environment node */
import fc from 'fast-check';
import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import { loggedIn, loggedOut, sessionRefreshed, usernameChanged } from '@/events/session';
import { selectTokens } from '@/features/auth/authSlice';
import { restoreSession } from '@/features/auth/session/followTabs';
import type { SessionChange } from '@/features/auth/session/sessionMessages';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import {
  defectTextChanged,
  itemMarkedDefective,
} from '@/features/inspection/model/inspectionSlice';
import type { Phone } from '@/features/inspection/storage/phone';
import { generatedCases } from '@/testing/generatedCases';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';
import { openDisk, startInspectionIn } from '@/testing/report/inspectionSetup';
import { extendedSettings } from '@/testing/msw/backend';
import { fakePage } from '@/testing/report/fakePage';
import { makeStore } from './store';

const items = ['horn', 'mirrors', 'battery'] as const;
type Item = (typeof items)[number];

interface Account {
  id: number;
  username: string;
  nameSince: number;
  isDisabled: boolean;
}

/** The office's accounts. It renames and disables them, and gives a free name to a new person. */
class Accounts {
  readonly all: Account[] = [];
  private sessions = 0;
  private readonly owners = new Map<string, Account>();

  constructor() {
    for (const name of ['ann', 'bob']) this.add(name);
  }

  add(username: string): void {
    if (this.all.some((other) => other.username === username)) return;
    this.all.push({ id: this.all.length + 1, username, nameSince: Date.now(), isDisabled: false });
  }

  rename(account: Account): void {
    const freed = account.username;
    account.username = `${freed}.${account.id}`;
    account.nameSince = Date.now();
    this.add(freed);
  }

  signIn(account: Account) {
    this.sessions += 1;
    const refreshToken = `refresh-${this.sessions}`;
    this.owners.set(refreshToken, account);
    return { accessToken: this.issue(account), refreshToken, user: this.toUser(account) };
  }

  issue({ id }: Account): string {
    return `head.${btoa(JSON.stringify({ sub: String(id), version: (this.sessions += 1) }))}.tail`;
  }

  private toUser({ id, username, nameSince }: Account) {
    return { id, username, email: '', name_since: new Date(nameSince).toISOString() };
  }

  respond({ path, token, body }: { path: string; token: string | null; body: string }): Response {
    if (path === calls.refresh) {
      const { refresh } = JSON.parse(body) as { refresh: string };
      const account = this.owners.get(refresh);
      return account && !account.isDisabled ? json({ access: this.issue(account) }) : json({}, 401);
    }
    const sub = Number((JSON.parse(atob(token?.split('.')[1] ?? '')) as { sub: string }).sub);
    const account = this.all.find(({ id }) => id === sub);
    if (!account || account.isDisabled) return json({}, 401);
    return path === calls.me ? json(this.toUser(account)) : json({ detail: 'Not found.' }, 404);
  }
}

/** One phone's localStorage and messages. A message arrives in a later task. */
function sharedStorage() {
  let session = null as SessionChange['after'];
  const listeners = new Map<number, Parameters<SessionStorage['subscribe']>[0]>();
  return (tab: number): SessionStorage => ({
    read: () => session,
    write: (change) => {
      session = change.after;
      for (const [other, listener] of listeners) {
        const at = change.before === undefined ? 2 : 1;
        if (other !== tab) setTimeout(() => listener({ ...change, at }, 1));
      }
    },
    recover: () => Promise.resolve(),
    subscribe: (listener) => listeners.set(tab, listener),
    until: async (isTrue) => {
      for (let waited = 0; waited < 20 && !isTrue(); waited += 1) await pause();
    },
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

interface Tab {
  store: ReturnType<typeof makeStore>;
  report: ReturnType<typeof startInspectionIn>;
}

/** A phone with two tabs, and what each account has entered on it. */
class SharedPhone {
  private readonly storage = sharedStorage();
  private readonly device: Phone = {
    storage: openDisk(),
    locks: createFakeLocks(),
    openChannel: () => null,
    askToPersist: () => undefined,
  };
  private readonly tabs = [this.open(0), this.open(1)];
  private readonly entered = new Map<number, Map<Item, string>>();
  private entries = 0;

  private open(tab: number): Tab {
    const sessionStorage = this.storage(tab);
    const store = makeStore({
      settings: extendedSettings,
      sessionStorage,
      currentPath: () => '/vehicle-report',
    });
    restoreSession(store, sessionStorage);
    return { store, report: startInspectionIn(store, this.device) };
  }

  private close({ store, report }: Tab): void {
    report.stop();
    store.dispatch(api.util.resetApiState());
  }

  private at(tab: number): Tab {
    const open = this.tabs[tab];
    if (!open) throw new Error('a phone has two tabs');
    return open;
  }

  signIn(tab: number, session: ReturnType<Accounts['signIn']>): void {
    this.at(tab).store.dispatch(loggedIn(session));
  }

  signOut(tab: number): void {
    this.at(tab).store.dispatch(loggedOut());
  }

  /** Changes the username in one tab while the other one refreshes the token, and so stores the old username. */
  changeName(tab: number, accounts: Accounts): void {
    const { store } = this.at(tab);
    const tokens = selectTokens(store.getState(), true);
    const account = accounts.all.find(({ id }) => id === tokens?.account);
    if (!tokens || !account || account.isDisabled) return;
    const { refreshToken } = tokens;
    accounts.rename(account);
    store.dispatch(usernameChanged({ refreshToken, username: account.username }));
    const accessToken = accounts.issue(account);
    if (refreshToken !== null)
      this.at(1 - tab).store.dispatch(sessionRefreshed({ refreshToken, accessToken }));
  }

  reload(tab: number): void {
    this.close(this.at(tab));
    this.tabs[tab] = this.open(tab);
  }

  /** Enters a unique text in the tab that may write a report now. */
  async mark(item: Item): Promise<void> {
    const tab = [0, 1].find((one) => this.at(one).report.state().access.status === 'writable');
    const account = tab === undefined ? null : this.accountOf(tab);
    if (tab === undefined || account === null) return;
    const { store, report } = this.at(tab);
    const text = `entry ${(this.entries += 1)} of ${account}`;
    store.dispatch(itemMarkedDefective(item));
    store.dispatch(defectTextChanged({ key: item, text }));
    const theirs = this.entered.get(account) ?? new Map<Item, string>();
    this.entered.set(account, theirs.set(item, text));
    await report.until(report.isSaved);
  }

  private accountOf(tab: number): number | null {
    return selectTokens(this.at(tab).store.getState(), true)?.account ?? null;
  }

  /** Waits until each tab shows its account's report, or none. */
  async settle(): Promise<void> {
    for (let waited = 0; waited < 3; waited += 1) await pause();
    const isOpen = (tab: number) => {
      const { access } = this.at(tab).report.state();
      const account = this.accountOf(tab);
      if (account === null) return access.status === 'closed';
      if (access.status === 'closed' || access.status === 'opening') return false;
      return access.owner === `#${account}`;
    };
    for (let waited = 0; waited < 1000 && !(isOpen(0) && isOpen(1)); waited += 1) await pause();
    expect([isOpen(0), isOpen(1)]).toEqual([true, true]);
  }

  /** Compares each tab's form with the entries that its account made on this phone. */
  check(): void {
    for (const tab of [0, 1]) {
      const { access, checklist } = this.at(tab).report.state();
      const account = this.accountOf(tab);
      if (access.status !== 'writable' || account === null) continue;
      expect(access.owner).toBe(`#${account}`);
      for (const item of items) {
        const theirs = this.entered.get(account)?.get(item) ?? '';
        expect(checklist.entities[item].text).toBe(theirs);
      }
    }
  }

  stop(): void {
    for (const tab of this.tabs) this.close(tab);
  }
}

const who = fc.nat({ max: 2 });
const where = { phone: fc.nat({ max: 1 }), tab: fc.nat({ max: 1 }) };
const mark = { kind: fc.constant('mark' as const), item: fc.constantFrom(...items) };
const inTab = {
  kind: fc.constantFrom('signOut' as const, 'reload' as const, 'changeName' as const),
};
const inOffice = {
  kind: fc.constantFrom('rename' as const, 'disable' as const, 'enable' as const),
};
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...mark, phone: where.phone }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('signIn' as const), who, ...where }) },
  { weight: 2, arbitrary: fc.record({ ...inTab, ...where }) },
  { weight: 2, arbitrary: fc.record({ ...inOffice, who }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

beforeAll(fakePage);

async function play(steps: Step[]): Promise<void> {
  const accounts = new Accounts();
  const backend = scriptBackend((call) => accounts.respond(call));
  const phones = [new SharedPhone(), new SharedPhone()] as const;
  const phoneAt = (index: number) => (index === 0 ? phones[0] : phones[1]);
  const accountAt = (index: number) => accounts.all[index % accounts.all.length];
  const take = async (one: Step) => {
    if (one.kind === 'mark') await phoneAt(one.phone).mark(one.item);
    else if (one.kind === 'signOut') phoneAt(one.phone).signOut(one.tab);
    else if (one.kind === 'reload') phoneAt(one.phone).reload(one.tab);
    else if (one.kind === 'changeName') phoneAt(one.phone).changeName(one.tab, accounts);
    else if ('who' in one) {
      const account = accountAt(one.who);
      if (!account) return;
      if (one.kind === 'rename') accounts.rename(account);
      else if (!('phone' in one)) account.isDisabled = one.kind === 'disable';
      else if (!account.isDisabled) phoneAt(one.phone).signIn(one.tab, accounts.signIn(account));
    }
  };
  try {
    for (const one of steps) {
      await take(one);
      for (const phone of phones) await phone.settle();
      for (const phone of phones) phone.check();
    }
  } finally {
    for (const phone of phones) phone.stop();
    backend.restore();
  }
}

test('whoever signs in, in either tab of either phone, and however accounts are renamed, disabled and given away, a form has exactly what its account has entered', async () => {
  const steps = fc.array(step, { minLength: 8, maxLength: 20 });
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: generatedCases(60) });
}, 120_000);
