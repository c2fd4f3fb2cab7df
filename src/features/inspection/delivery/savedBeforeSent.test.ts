import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { brokenPhone, heldDisk, slowPhone } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test("a report is not sent until it is on the phone's disk", async () => {
  const server = serverWith();
  const { disk, hold, release } = heldDisk();
  const { store, submit, settled } = await openPage(disk);
  hold();
  fillIn(store);
  submit();
  await pass(1);
  expect(server.log()).toEqual(['GET current/inspection/']);
  release();
  await settled();
  expect(server.created).toHaveLength(1);
});

test("a tap is not sent until it is on the phone's disk", async () => {
  const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false }];
  const server = serverWith({ ...makeInspection(true, { horn: false }), comments });
  const { disk, hold, release } = heldDisk();
  const { store, settled } = await openPage(disk);
  hold();
  store.dispatch(itemMarkedGood('horn'));
  await pass(1);
  expect(server.log()).toEqual(['GET current/inspection/']);
  release();
  await settled();
  expect(server.current?.horn).toBe(true);
});

describe('sending a report while the disk is full or slow', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it("a report is sent at once if the phone's disk is full", async () => {
    const server = serverWith();
    const { store, submit, settled } = await openPage(brokenPhone().storage);
    fillIn(store);
    submit();
    await settled();
    expect(server.created).toHaveLength(1);
  });

  it("a report is sent after five seconds if the phone's disk does not respond", async () => {
    const server = serverWith();
    const { store, submit, settled } = await openPage(slowPhone().storage);
    fillIn(store);
    submit();
    await pass(4.9);
    expect(server.created).toEqual([]);
    await pass(0.1);
    await settled();
    expect(server.created).toHaveLength(1);
  });
});
