import type { ThunkExtra } from '@/api/thunkExtra';
import { headerFieldChanged, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { draftParts } from '@/features/inspection/model/state/draftContents';
import { withoutInterface } from '@/testing/withoutInterface';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { draftAfter, now } from '@/testing/fixtures/draft';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { requestLock } from './draftLock';
import { draftNames } from './draftNames';
import { listReportsByName, moveToNewOwner, takeDraftByName } from './draftsByName';
import { openPhone } from './phone';

const before = { owner: 'dana', session: 'refresh', account: null };
const from = draftNames('http://api.test', 'dana');
const to = draftNames('http://api.test', 'dana.m');
const records = { [from.record]: 'draft', [from.earlierPrefill]: 'prefill' };

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openWith(tokens: ReturnType<ThunkExtra['tokens']>) {
  const disk = openDisk();
  for (const [key, value] of Object.entries(records)) await disk.write(key, value);
  await disk.write(from.previous, 'previous');
  await disk.write(`${from.previous}:1`, 'thumbnail');
  await disk.write(from.numbers, 'numbers');
  await disk.write(`${from.photos}:1`, 'picture');
  const report = openReportStore(createPhone());
  ({ stop } = report);
  const extra = report.store.dispatch(
    (_dispatch: unknown, _getState: unknown, all: ThunkExtra) => all,
  );
  const phone = { ...report.store.dispatch(openPhone()), storage: disk, locks: createFakeLocks() };
  return { disk, phone, extra: { ...extra, tokens: () => tokens } };
}

const renamed = {
  accessToken: 'access',
  refreshToken: 'refresh',
  owner: 'dana.m',
  username: 'dana.m',
  account: null,
  nameSince: null,
  name: 'dana.m',
};

test("a driver's draft, prefill, previous reports, vehicle numbers and photos move to their new username", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  await moveToNewOwner(before, null, phone, extra);
  expect(await disk.read(to.record)).toBe('draft');
  expect(await disk.read(to.earlierPrefill)).toBe('prefill');
  expect(await disk.read(to.previous)).toBe('previous');
  expect(await disk.list(to.previous)).toEqual(['thumbnail']);
  expect(await disk.read(to.numbers)).toBe('numbers');
  expect(await disk.list(to.photos)).toEqual(['picture']);
  expect(await disk.read(from.record)).toBeNull();
});

test.each([
  ['nobody is signed in', null],
  ["another driver's session began", { ...renamed, refreshToken: 'another' }],
  ['the name is the same', { ...renamed, owner: 'dana' }],
])("a driver's data does not move to another name if %s", async (_what, tokens) => {
  const { disk, phone, extra } = await openWith(tokens);
  const move = jest.spyOn(disk, 'move');
  await moveToNewOwner(before, null, phone, extra);
  expect(move).not.toHaveBeenCalled();
  expect(await disk.read(from.record)).toBe('draft');
});

test("a driver's draft remains under the old name if the move fails", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const storage = { ...disk, move: () => Promise.reject(new Error('disk')) };
  await moveToNewOwner(before, null, { ...phone, storage }, extra);
  expect(await disk.read(from.record)).toBe('draft');
});

test('the move to a new username waits for the tab that writes the draft, and releases the lock afterward', async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const held = await requestLock(phone.locks, from.lock, 'try');
  const moving = moveToNewOwner(before, null, phone, extra);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await disk.read(from.record)).toBe('draft');
  held?.release();
  await moving;
  expect(await disk.read(to.record)).toBe('draft');
  expect(await requestLock(phone.locks, from.lock, 'try')).not.toBeNull();
});

test('the move to a new username waits at most two seconds', async () => {
  const { disk, phone, extra } = await openWith(renamed);
  await requestLock(phone.locks, from.lock, 'try');
  const move = jest.spyOn(disk, 'move');
  jest.useFakeTimers();
  const moving = moveToNewOwner(before, null, phone, extra);
  await jest.advanceTimersByTimeAsync(1999);
  expect(move).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(move).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await moving;
  expect(await disk.read(to.record)).toBe('draft');
});

test("a driver's draft moves to their new username in a browser without AbortSignal.timeout", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  withoutInterface(AbortSignal, 'timeout');
  await moveToNewOwner(before, null, phone, extra);
  expect(await disk.read(to.record)).toBe('draft');
});

test("a tab that holds the old name's lock moves the draft without waiting, and keeps the lock", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const held = await requestLock(phone.locks, from.lock, 'try');
  await moveToNewOwner(before, held, phone, extra);
  expect(await disk.read(to.record)).toBe('draft');
  expect(await requestLock(phone.locks, from.lock, 'try')).toBeNull();
});

describe("a draft that an earlier version filed by the account's username", () => {
  const host = 'http://api.test';
  const dana = { ...before, owner: '#42' };
  const byName = draftNames(host, 'dana');
  const byAccount = draftNames(host, '#42');
  const marked = draftAfter(
    itemMarkedGood('horn'),
    headerFieldChanged({ field: 'truck_number', value: 'T-108' }),
  );
  const { date, time } = marked.header.values;
  const start = Date.parse(`${date}T${time}`);
  /** A mark that was changed long after the form was begun, by a page that still files under the name. */
  const late = {
    ...marked.checklist.entities,
    horn: { ...marked.checklist.entities.horn, enteredAt: new Date(start + 864e5).toISOString() },
  };
  const draft = {
    ...Object.fromEntries(draftParts.map((part) => [part, marked[part]])),
    checklist: { ...marked.checklist, entities: late },
  };

  async function openPhoneWith(contents: unknown) {
    const { disk, phone } = await openWith(null);
    await disk.write(byName.record, contents);
    const take = (nameSince: string | null) =>
      takeDraftByName({ ...dana, account: { username: 'dana', nameSince } }, phone, host);
    return { disk, phone, take };
  }

  test('an account takes the draft if it had the name before the first entry, with its photos', async () => {
    const { disk, phone, take } = await openPhoneWith(draft);
    await take(new Date(start - 1).toISOString());
    expect(await disk.read(byAccount.record)).toMatchObject({ header: marked.header });
    expect(await disk.list(byAccount.photos)).toEqual(['picture']);
    expect(await listReportsByName(phone, host, '#42')).toEqual([]);
  });

  test.each([
    ['got the name between the first and the last entry', () => new Date(start + 1).toISOString()],
    ['got a name that another account had', () => '9999-12-31T00:00:00.000Z'],
    ['does not know since when it has the name', () => null],
  ])(
    'an account that %s leaves the draft, which is listed under its name',
    async (_what, since) => {
      const { disk, phone, take } = await openPhoneWith(draft);
      await take(since());
      expect(await disk.read(byAccount.record)).toBeNull();
      expect(await listReportsByName(phone, host, '#42')).toEqual([
        { key: byName.record, name: 'dana' },
      ]);
      expect(await listReportsByName(phone, host, 'dana')).toEqual([]);
    },
  );

  test('a draft without marks counts as entered at its own date and time', async () => {
    const { header } = marked;
    const blank = {
      ...draft,
      checklist: draftAfter().checklist,
      header: { ...header, values: { ...header.values, ...now } },
    };
    const { disk, take } = await openPhoneWith(blank);
    await take(new Date(Date.parse('2026-11-21T06:46')).toISOString());
    expect(await disk.read(byAccount.record)).toBeNull();
    await take(new Date(Date.parse('2026-11-21T06:44')).toISOString());
    expect(await disk.read(byAccount.record)).not.toBeNull();
  });

  test('blank forms, drafts of accounts and drafts of another host are not listed, but unreadable ones are', async () => {
    const { disk, phone } = await openPhoneWith({
      ...draft,
      checklist: draftAfter().checklist,
      header: draftAfter().header,
    });
    await disk.write(draftNames(host, '#7').record, draft);
    await disk.write(draftNames('http://other.test', 'lee').record, draft);
    await disk.write(draftNames(host, 'lee').record, 'damaged');
    expect(await listReportsByName(phone, host, '#42')).toEqual([
      { key: expect.stringContaining(':lee:aside:'), name: 'lee' },
    ]);
  });
});

test("an account's draft never moves, even if the session's owner seems to change", async () => {
  const { disk, phone, extra } = await openWith({ ...renamed, owner: '#43', account: 43 });
  await moveToNewOwner(
    { ...before, account: { username: 'dana', nameSince: null } },
    null,
    phone,
    extra,
  );
  expect(await disk.read(from.record)).toBe('draft');
});
