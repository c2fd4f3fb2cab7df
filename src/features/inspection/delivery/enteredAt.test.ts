import { checklistKeys } from '@/contract/checklist';
import { dayAfter } from '@/contract/dates';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  reportOpened,
} from '@/features/inspection/model/inspectionSlice';
import { trailerKeys } from '@/features/inspection/model/state/checklist';
import { trailerAbsent } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allClearRequest } from '@/testing/fixtures/submission';
import { testSettings } from '@/testing/msw/backend';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore, signAndSubmit } from '@/testing/report/reportStore';

const key = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

/** A phone's record exactly as commit 6fa45f0 wrote it. The horn is defective, and all other items are unchecked. */
function landedRecord() {
  const { date_inspected, comments: _comments, ...request } = allClearRequest;
  const [date = '', time = ''] = date_inspected.split(' ');
  const items: readonly string[] = checklistKeys;
  const fields = Object.entries(request).filter(([name]) => !items.includes(name));
  const values = { ...Object.fromEntries(fields), date, time };
  const blank = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
  const entities = Object.fromEntries(
    checklistKeys.map((item) => [
      item,
      {
        key: item,
        value: item === 'horn' ? false : null,
        text: item === 'horn' ? 'No sound' : '',
        server: { value: null, text: '' },
      },
    ]),
  );
  return {
    checklist: { ids: [...checklistKeys], entities },
    header: {
      values,
      server: blank,
      isConditionChosen: true,
      isFolded: false,
      confirmed: { moment: '', odometer: '' },
    },
    report: { status: 'none' },
    replaces: null,
    outbox: { status: 'empty', outcomeUnknown: null },
    patches: [],
    sent: [],
    review: { notFixed: [], signed: null, safeWith: [31], outbox: [], isRefused: false },
    form: 2,
    _persist: { version: 2, rehydrated: true },
  };
}

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function openPage({ fleet = true, disk = openDisk() } = {}) {
  const server = startInspectionServer();
  const report = openReportStore(createPhone(disk), { ...testSettings, fleet });
  endings.push(report.stop, server.restore);
  await report.writable();
  report.store.dispatch(reportOpened({ announce: true }));
  await report.until(({ loading }) => loading.status === 'loaded');
  const markDefective = (item: 'horn' | 'mirrors') => {
    report.store.dispatch(itemMarkedDefective(item));
    report.store.dispatch(defectTextChanged({ key: item, text: 'Broken' }));
    const field = 'satisfactory_vehicle_condition';
    const value = 'above_defects_need_correction';
    report.store.dispatch(headerFieldChanged({ field, value }));
  };
  const submit = async () => {
    expect(signAndSubmit(report.store)).toBeNull();
    await report.until(({ outbox, report: { status } }) => {
      return outbox.status === 'empty' && status === 'loaded';
    });
    return JSON.parse(server.seen.find(({ method }) => method === 'POST')?.body ?? '') as object;
  };
  return { ...report, submit, markDefective, disk, server };
}

test('a draft stored by an earlier version keeps its entries, and an entry that was stored without a time is sent without one', async () => {
  const disk = openDisk();
  await disk.write(key, landedRecord());
  const { store, state, submit } = await openPage({ disk });
  expect(state().setAside).toEqual([]);
  expect(state().checklist.entities.horn).toMatchObject({
    value: false,
    text: 'No sound',
    enteredAt: null,
  });
  expect(state().review).toMatchObject({ safeWith: [31], read: [] });
  expect(state().form).toBe(2);
  for (const item of checklistKeys) if (item !== 'horn') store.dispatch(itemMarkedGood(item));
  const { entered_at: entered } = (await submit()) as { entered_at: object };
  expect(Object.keys(entered)).toEqual(checklistKeys.filter((item) => item !== 'horn'));
});

test('a defect is sent with its entry time, even after a restart', async () => {
  const { store, markDefective, until, isSaved, disk, stop } = await openPage();
  const from = new Date().toISOString();
  fillIn(store, 'horn');
  markDefective('horn');
  const to = new Date().toISOString();
  await until(() => isSaved());
  stop();
  const { submit } = await openPage({ disk });
  const { entered_at: entered } = (await submit()) as { entered_at: Record<string, string> };
  expect([from, entered.horn, to]).toEqual([from, entered.horn, to].toSorted());
});

test('every mark is sent with its entry time, whether it was made alone or with others', async () => {
  const { store, submit, markDefective } = await openPage();
  fillIn(store, 'horn', ...trailerKeys);
  store.dispatch(trailerAbsent());
  markDefective('horn');
  const { entered_at: entered } = (await submit()) as { entered_at: Record<string, string> };
  expect(Object.keys(entered).toSorted()).toEqual([...checklistKeys].toSorted());
  for (const at of Object.values(entered)) expect(at).toMatch(/Z$/);
});

test('a value from the server has no entry time', async () => {
  const { store, state, server, until, markDefective, submit } = await openPage();
  fillIn(store, 'horn');
  markDefective('horn');
  await submit();
  expect(state().checklist.entities.horn.enteredAt).not.toBeNull();
  server.current = { ...(server.current ?? makeInspection(true)), horn: true };
  store.dispatch(reportOpened({ announce: false }));
  await until(({ loading, checklist }) => {
    return loading.status === 'loaded' && checklist.entities.horn.value === true;
  });
  expect(state().checklist.entities.horn.enteredAt).toBeNull();
});

test("a report's offset from UTC is sent only if its day is that of the entry", async () => {
  const { store, markDefective, submit, state, server } = await openPage();
  fillIn(store, 'horn');
  markDefective('horn');
  const zone = 0 - new Date().getTimezoneOffset();
  expect(await submit()).toMatchObject({ utc_offset: zone });
  const { date } = state().header.values;
  server.seen.length = 0;
  store.dispatch(headerFieldChanged({ field: 'date', value: dayAfter(date, -3) }));
  expect(await submit()).not.toHaveProperty('utc_offset');
});

test('a create call to another backend has exactly the specified fields', async () => {
  const { store, markDefective, submit } = await openPage({ fleet: false });
  fillIn(store, 'horn');
  markDefective('horn');
  expect(Object.keys(await submit()).toSorted()).toEqual(Object.keys(allClearRequest).toSorted());
});
