import * as fc from 'fast-check';
import {
  accountLoaded,
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionFollowed,
  usernameChanged,
} from '@/events/session';
import { checklistKeys } from '@/contract/checklist';
import {
  defectTextChanged,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  setAsideRemoved,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import * as header from '@/features/inspection/model/state/header';
import { draftParts } from '@/features/inspection/model/state/draftContents';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { driver, session } from '@/testing/fixtures/account';
import { hornPhoto } from '@/testing/fixtures/photos';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { extendedSettings } from '@/testing/msw/backend';
import { openReportStore } from '@/testing/report/reportStore';
import { draftNames } from './draftNames';
import type { Phone } from './phone';
import type { DraftStorage } from './draftStorage';

const { record, earlierRecord } = draftNames('http://api.test', 'dana.driver');

let endings: (() => void)[] = [];
beforeEach(() => {
  endings.push(startInspectionServer().restore);
});
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function openTab(device: Phone) {
  const tab = openReportStore(device);
  endings.push(tab.stop);
  await tab.until(({ access }) => access.status === 'writable' || access.status === 'readOnly');
  const saved = () => tab.until(tab.isSaved);
  return { ...tab, saved };
}

const kept = (state: DraftState) =>
  Object.fromEntries(draftParts.map((part) => [part, state[part]]));

const lee = {
  accessToken: 'lee',
  refreshToken: 'lee',
  user: { username: 'lee', email: 'lee@linehaul.test' },
};

describe('a draft on this phone', () => {
  it('a draft stops counting as saved as soon as the driver taps an item', async () => {
    const { store, isSaved, saved } = await openTab(createPhone());
    await saved();
    store.dispatch(itemMarkedGood('horn'));
    expect(isSaved()).toBe(false);
    await saved();
  });

  it('if the tab crashes at any time, the draft is restored as it was last reported as saved, or in a later state', async () => {
    // A blank form contains the time at which it was opened, so the test fixes the time.
    jest.spyOn(header, 'now').mockReturnValue({ date: '2026-11-21', time: '06:12' });
    const key = fc.constantFrom(...checklistKeys);
    const entry = fc.oneof(
      key.map(itemMarkedGood),
      key.map(itemMarkedDefective),
      key.map(itemCleared),
      fc.record({ key, text: fc.string() }).map(defectTextChanged),
      fc.string().map((value) => headerFieldChanged({ field: 'carrier', value })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(entry, fc.nat({ max: 3 })), { minLength: 1, maxLength: 15 }),
        async (entries) => {
          const disk = openDisk();
          let crashed = false;
          const storage: DraftStorage = {
            ...disk,
            // A crash loses states that have not reached the disk.
            write: async (name, text) => {
              await Promise.resolve();
              if (!crashed) await disk.write(name, text);
            },
          };
          const tab = await openTab(createPhone(storage));
          const states = [kept(tab.state())];
          let acknowledged = 0;
          for (const [action, pause] of entries) {
            tab.store.dispatch(action);
            states.push(kept(tab.state()));
            for (let wait = 0; wait < pause; wait += 1) await new Promise((on) => setTimeout(on));
            if (tab.isSaved()) acknowledged = states.length - 1;
          }
          crashed = true;
          tab.stop();
          const again = await openTab(createPhone(disk));
          // The restored state is the last saved one, or a later one that reached the disk.
          const found = JSON.stringify(kept(again.state()));
          const possible = states.slice(acknowledged).map((state) => JSON.stringify(state));
          expect(possible).toContain(found);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a draft is hidden from another driver of the same phone and restored for its own driver', async () => {
    const { store, state, until, saved } = await openTab(createPhone());
    store.dispatch(itemMarkedGood('horn'));
    await saved();
    store.dispatch(loggedOut());
    await until(({ access }) => access.status === 'closed');
    expect(state().checklist.entities.horn.value).toBeNull();
    store.dispatch(loggedIn(lee));
    await until(({ access }) => access.status === 'writable' && access.owner === 'lee');
    expect(state().checklist.entities.horn.value).toBeNull();
    store.dispatch(itemMarkedDefective('horn'));
    await saved();
    store.dispatch(loggedIn(session));
    await until(({ access }) => access.status === 'writable' && access.owner === 'dana.driver');
    expect(state().checklist.entities.horn.value).toBe(true);
  });

  it('a draft remains unchanged if the session expires during the report and the driver signs in again', async () => {
    const { store, state, until } = await openTab(createPhone());
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text: 'half a sen' }));
    store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
    await until(({ access }) => access.status === 'closed');
    store.dispatch(loggedIn({ ...session, accessToken: 'a2', refreshToken: 'r2' }));
    await until(({ access }) => access.status === 'writable');
    expect(state().checklist.entities.horn).toMatchObject({ value: false, text: 'half a sen' });
  });

  it("a draft moves to the driver's new username", async () => {
    const disk = openDisk();
    const { store, state, until } = await openTab(createPhone(disk));
    store.dispatch(itemMarkedGood('horn'));
    store.dispatch(usernameChanged({ refreshToken: session.refreshToken, username: 'dana.m' }));
    await until(({ access }) => access.status === 'writable' && access.owner === 'dana.m');
    expect(state().checklist.entities.horn.value).toBe(true);
    expect(await disk.read(record)).toBeNull();
  });

  it("with Linehaul's own backend, a draft stays the account's through a new username, a sign-out and another person with the old name", async () => {
    const dana = {
      ...session,
      user: { username: 'dana', email: '', id: 42, name_since: '2026-11-01T06:12:00.000Z' },
    };
    const other = {
      ...lee,
      user: { username: 'dana', email: '', id: 43, name_since: '2036-11-01T06:12:00.000Z' },
    };
    const disk = openDisk();
    const tab = openReportStore(createPhone(disk), extendedSettings);
    endings.push(tab.stop);
    const openedBy = (owner: string) =>
      tab.until(({ access }) => access.status === 'writable' && access.owner === owner);
    const { horn } = tab.state().checklist.entities;
    tab.store.dispatch(loggedIn(dana));
    await openedBy('#42');
    tab.store.dispatch(itemMarkedGood('horn'));
    tab.store.dispatch(usernameChanged({ refreshToken: dana.refreshToken, username: 'dana.m' }));
    await tab.until(tab.isSaved);
    expect(tab.state().access).toEqual({ status: 'writable', owner: '#42' });
    tab.store.dispatch(sessionFollowed(other));
    await openedBy('#43');
    expect(tab.state().checklist.entities.horn).toEqual(horn);
    expect(await disk.read(draftNames('http://api.test', '#42').record)).not.toBeNull();
    tab.store.dispatch(loggedIn({ ...dana, user: { ...dana.user, username: 'dana.m' } }));
    await openedBy('#42');
    expect(tab.state().checklist.entities.horn.value).toBe(true);
  });

  it.each([
    ['a driver', {}],
    ['staff', { id: 42, role: 'mechanic' as const }],
  ])(
    "with Linehaul's own backend, a session of %s from before drafts were filed by id keeps its draft by name until the account is known",
    async (_who, fields) => {
      const disk = openDisk();
      const tab = openReportStore(createPhone(disk), extendedSettings);
      endings.push(tab.stop);
      await tab.writable();
      tab.store.dispatch(loggedOut());
      await tab.until(({ access }) => access.status === 'closed');
      tab.store.dispatch(loggedIn({ ...session, user: { ...driver, ...fields } }));
      await tab.writable();
      expect(tab.state().access).toEqual({ status: 'writable', owner: 'dana.driver' });
      tab.store.dispatch(itemMarkedGood('horn'));
      const account = { ...driver, id: 42, name_since: '2026-11-01T06:12:00.000Z' };
      tab.store.dispatch(accountLoaded({ refreshToken: session.refreshToken, account }));
      await tab.until(({ access }) => access.status === 'writable' && access.owner === '#42');
      expect(tab.state().checklist.entities.horn.value).toBe(true);
      expect(await disk.read(record)).toBeNull();
    },
  );

  it('an unreadable draft is set aside unchanged and listed, and a later entry does not overwrite it', async () => {
    const disk = openDisk();
    await disk.write(earlierRecord, '{"checklist":"?"}');
    const { state, store, saved } = await openTab(createPhone(disk));
    const [key = ''] = await disk.listAside(earlierRecord);
    expect(state().setAside).toEqual([key]);
    store.dispatch(itemMarkedGood('horn'));
    await saved();
    expect(await disk.read(key)).toBe('{"checklist":"?"}');
  });

  it('a draft that was set aside stays in the list after a reload until the driver deletes it', async () => {
    const disk = openDisk();
    await disk.write(record, 'damaged');
    const first = await openTab(createPhone(disk));
    const [key = ''] = await disk.listAside(record);
    expect(first.state().setAside).toEqual([key]);
    first.stop();
    const second = await openTab(createPhone(disk));
    expect(second.state().setAside).toEqual([key]);
    await disk.remove(key);
    second.store.dispatch(setAsideRemoved(key));
    expect(second.state().setAside).toEqual([]);
  });

  it('a draft that could not be read is not overwritten', async () => {
    const disk = openDisk();
    await disk.write(record, 'precious');
    const storage = {
      ...disk,
      read: () => Promise.reject(new Error('disk')),
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, until, isFailed } = await openTab(createPhone(storage));
    store.dispatch(itemMarkedGood('horn'));
    await until(isFailed);
    expect(await disk.read(record)).toBe('precious');
  });

  it('a draft on a full phone counts as not saved, and remains in the tab if the session expires and the driver signs in again', async () => {
    const storage = {
      ...openDisk(),
      write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, state, until, isFailed } = await openTab(createPhone(storage));
    store.dispatch(itemMarkedGood('horn'));
    await until(isFailed);
    store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
    store.dispatch(loggedIn(session));
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().checklist.entities.horn.value).toBe(true);
  });
});

describe('two tabs', () => {
  function phone(): Phone {
    return {
      storage: openDisk(),
      locks: createFakeLocks(),
      openChannel: openFakeChannel(),
      askToPersist: () => undefined,
    };
  }

  it('only one of two tabs may write a draft, and the other tab shows what the first tab saves', async () => {
    const device = phone();
    const first = await openTab(device);
    const second = await openTab(device);
    expect(second.state().access.status).toBe('readOnly');
    first.store.dispatch(itemMarkedGood('horn'));
    await second.until(({ checklist }) => checklist.entities.horn.value === true);
    second.store.dispatch(itemMarkedDefective('horn'));
    expect(second.state().checklist.entities.horn.value).toBe(true);
  });

  it('a second tab takes over the report with its saved entries', async () => {
    const device = phone();
    const first = await openTab(device);
    first.store.dispatch(itemMarkedGood('horn'));
    await first.saved();
    const second = await openTab(device);
    second.store.dispatch(takeOverRequested());
    await second.until(({ access }) => access.status === 'writable');
    await first.until(({ access }) => access.status === 'readOnly');
    expect(second.state().checklist.entities.horn.value).toBe(true);
    second.store.dispatch(itemMarkedGood('mirrors'));
    await first.until(({ checklist }) => checklist.entities.mirrors.value === true);
  });

  it('a second tab gets the draft when the first tab signs out', async () => {
    const device = phone();
    const first = await openTab(device);
    const second = await openTab(device);
    first.store.dispatch(loggedOut());
    await second.until(({ access }) => access.status === 'writable');
    expect(second.state().access).toMatchObject({ owner: 'dana.driver' });
  });

  it("a second tab shows the first tab's draft and photos as far as it can read them", async () => {
    const device = phone();
    const names = draftNames('http://api.test', 'dana.driver');
    await device.storage.write(`${names.photos}:1`, { ...hornPhoto, picture: null });
    const first = await openTab(device);
    first.store.dispatch(itemMarkedGood('horn'));
    await first.saved();
    const second = await openTab(device);
    expect(second.state().checklist.entities.horn.value).toBe(true);
    expect(Object.keys(second.state().photos.entities)).toEqual([hornPhoto.id]);
    await device.storage.write(record, 'damaged');
    const third = await openTab(device);
    expect(third.state().checklist.entities.horn.value).toBeNull();
    expect(Object.keys(third.state().photos.entities)).toEqual([hornPhoto.id]);
    const fail = () => Promise.reject(new Error('disk'));
    const storage = { ...device.storage, read: fail, list: fail };
    const fourth = await openTab({ ...device, storage });
    expect(fourth.state()).toMatchObject({ access: { status: 'readOnly' }, photos: { ids: [] } });
  });

  it('a second tab whose driver signed out remains closed and no longer waits for the draft', async () => {
    const device = phone();
    const first = await openTab(device);
    const second = await openTab(device);
    second.store.dispatch(loggedOut());
    await second.until(({ access }) => access.status === 'closed');
    first.store.dispatch(itemMarkedGood('horn'));
    await first.saved();
    await new Promise((resolve) => setTimeout(resolve));
    expect(second.state().access.status).toBe('closed');
    first.store.dispatch(loggedOut());
    await first.until(({ access }) => access.status === 'closed');
    const third = await openTab(device);
    expect(third.state().access.status).toBe('writable');
  });

  it('tabs close their channels when the session ends, and only the writing tab requests persistent storage', async () => {
    const device = phone();
    const closed: string[] = [];
    const asked: string[] = [];
    const makeTab = (name: string): Phone => ({
      ...device,
      openChannel: (channel) => {
        const opened = device.openChannel(channel);
        if (opened) opened.close = () => void closed.push(name);
        return opened;
      },
      askToPersist: () => asked.push(name),
    });
    const first = await openTab(makeTab('first'));
    const second = await openTab(makeTab('second'));
    expect([asked, closed]).toEqual([['first'], []]);
    second.store.dispatch(loggedOut());
    first.store.dispatch(loggedOut());
    const third = await openTab(makeTab('third'));
    await third.until(({ access }) => access.status === 'writable');
    expect([asked, closed.toSorted()]).toEqual([
      ['first', 'third'],
      ['first', 'second'],
    ]);
  });

  it('two tabs take over the draft from each other in turn, and the last one keeps it', async () => {
    const device = phone();
    const first = await openTab(device);
    const second = await openTab(device);
    second.store.dispatch(takeOverRequested());
    await first.until(({ access }) => access.status === 'readOnly');
    await second.until(({ access }) => access.status === 'writable');
    first.store.dispatch(takeOverRequested());
    await second.until(({ access }) => access.status === 'readOnly');
    await first.until(({ access }) => access.status === 'writable');
    first.store.dispatch(itemMarkedGood('horn'));
    await first.saved();
    await second.until(({ checklist }) => checklist.entities.horn.value === true);
  });
});

/** Fakes one phone's channels between tabs. */
function openFakeChannel(): Phone['openChannel'] {
  const tabs: { name: string; listener: ((message: unknown) => void) | null }[] = [];
  return (name) => {
    const tab: (typeof tabs)[number] = { name, listener: null };
    tabs.push(tab);
    return {
      post: (message) => {
        for (const other of tabs) {
          if (other !== tab && other.name === name) other.listener?.(message);
        }
      },
      listen: (listener) => {
        tab.listener = listener;
      },
      close: () => undefined,
    };
  };
}
