import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import type { Phone } from '@/features/inspection/storage/phone';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { resumeDraft, setReportAside, startOtherVehicle } from './setReportAside';
import { submitReport } from './submitReport';

let end: () => void = () => undefined;
afterEach(() => end());

async function openReport(phone?: Phone) {
  const { restore } = startInspectionServer(null);
  const report = openReportStore(phone);
  end = () => {
    report.stop();
    restore();
  };
  await report.writable();
  return report;
}

test('a mark made while the phone reads a draft that was set aside is itself set aside', async () => {
  const disk = openDisk();
  const reading = { duringRead: () => {} };
  const phone = createPhone({
    ...disk,
    read: async (key) => {
      const stored = await disk.read(key);
      reading.duringRead();
      return stored;
    },
  });
  const { store, state } = await openReport(phone);
  store.dispatch(itemMarkedGood('horn'));
  await store.dispatch(setReportAside(state().form));
  const [first = ''] = state().setAside;

  reading.duringRead = () => {
    reading.duringRead = () => {};
    store.dispatch(itemMarkedGood('mirrors'));
  };
  expect(await store.dispatch(resumeDraft(first, state().form))).toBe(true);

  expect(state().checklist.entities.horn.value).toBe(true);
  expect(state().setAside).toHaveLength(1);
  const [second = ''] = state().setAside;
  expect(await disk.read(second)).toMatchObject({
    checklist: { entities: { mirrors: { value: true } } },
  });
});

test('a mark made while the phone sets the draft aside is set aside with it', async () => {
  const disk = openDisk();
  const moving = { duringMove: () => {} };
  const phone = createPhone({
    ...disk,
    setAside: async (key) => {
      await disk.setAside(key);
      moving.duringMove();
    },
  });
  const { store, state } = await openReport(phone);
  store.dispatch(itemMarkedGood('horn'));

  moving.duringMove = () => {
    moving.duringMove = () => {};
    store.dispatch(itemMarkedGood('mirrors'));
  };
  expect(await store.dispatch(setReportAside(state().form))).toBe(true);

  expect(state().checklist.entities.mirrors.value).toBeNull();
  expect(state().setAside).toHaveLength(1);
  const [key = ''] = state().setAside;
  expect(await disk.read(key)).toMatchObject({
    checklist: { entities: { horn: { value: true }, mirrors: { value: true } } },
  });
});

test('a mark made while the phone writes a draft before setting it aside is set aside with the draft', async () => {
  const disk = openDisk();
  const writing = { afterWrite: () => {} };
  const phone = createPhone({
    ...disk,
    write: async (key, contents) => {
      await disk.write(key, contents);
      writing.afterWrite();
    },
  });
  const { store, state } = await openReport(phone);
  store.dispatch(itemMarkedGood('horn'));

  writing.afterWrite = () => {
    writing.afterWrite = () => {};
    store.dispatch(itemMarkedGood('mirrors'));
  };
  expect(await store.dispatch(setReportAside(state().form))).toBe(true);

  const [key = ''] = state().setAside;
  expect(await disk.read(key)).toMatchObject({
    checklist: { entities: { horn: { value: true }, mirrors: { value: true } } },
  });
});

test('a press on an earlier form neither submits nor sets aside the form that took its place', async () => {
  const { store, state } = await openReport();
  const earlier = state().form;
  await store.dispatch(setReportAside(earlier));
  fillIn(store);
  expect(state().form).not.toBe(earlier);

  expect(store.dispatch(submitReport(earlier))).toBeNull();
  expect(await store.dispatch(setReportAside(earlier))).toBe(false);
  await store.dispatch(startOtherVehicle(earlier));
  expect(state()).toMatchObject({
    outbox: { status: 'empty' },
    header: { values: { truck_number: 'T-204' } },
  });

  expect(store.dispatch(submitReport(state().form))).toBeNull();
  expect(state().outbox.status).toBe('queued');
});
