import type { ThunkExtra } from '@/api/thunkExtra';
import { withoutInterface } from '@/testing/withoutInterface';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { requestLock } from './draftLock';
import { draftNames } from './draftNames';
import { moveToNewName } from './moveToNewName';
import { openPhone } from './phone';

const before = { owner: 'dana', session: 'refresh' };
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

const renamed = { accessToken: 'access', refreshToken: 'refresh', owner: 'dana.m', name: 'dana.m' };

test("a driver's draft, prefill, previous reports, vehicle numbers and photos move to their new username", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  await moveToNewName(before, null, phone, extra);
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
  await moveToNewName(before, null, phone, extra);
  expect(move).not.toHaveBeenCalled();
  expect(await disk.read(from.record)).toBe('draft');
});

test("a driver's draft remains under the old name if the move fails", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const storage = { ...disk, move: () => Promise.reject(new Error('disk')) };
  await moveToNewName(before, null, { ...phone, storage }, extra);
  expect(await disk.read(from.record)).toBe('draft');
});

test('the move to a new username waits for the tab that writes the draft, and releases the lock afterward', async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const held = await requestLock(phone.locks, from.lock, 'try');
  const moving = moveToNewName(before, null, phone, extra);
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
  const moving = moveToNewName(before, null, phone, extra);
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
  await moveToNewName(before, null, phone, extra);
  expect(await disk.read(to.record)).toBe('draft');
});

test("a tab that holds the old name's lock moves the draft without waiting, and keeps the lock", async () => {
  const { disk, phone, extra } = await openWith(renamed);
  const held = await requestLock(phone.locks, from.lock, 'try');
  await moveToNewName(before, held, phone, extra);
  expect(await disk.read(to.record)).toBe('draft');
  expect(await requestLock(phone.locks, from.lock, 'try')).toBeNull();
});
