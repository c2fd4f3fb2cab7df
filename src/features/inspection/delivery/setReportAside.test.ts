import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { resumeDraft, setReportAside } from './setReportAside';

let end: () => void = () => undefined;
afterEach(() => end());

test('a mark made while the phone reads a draft that was set aside is itself set aside', async () => {
  const { restore } = startInspectionServer(null);
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
  const { store, state, writable, stop } = openReportStore(phone);
  end = () => {
    stop();
    restore();
  };
  await writable();
  store.dispatch(itemMarkedGood('horn'));
  await store.dispatch(setReportAside());
  const [first = ''] = state().setAside;

  reading.duringRead = () => {
    reading.duringRead = () => {};
    store.dispatch(itemMarkedGood('mirrors'));
  };
  expect(await store.dispatch(resumeDraft(first))).toBe(true);

  expect(state().checklist.entities.horn.value).toBe(true);
  expect(state().setAside).toHaveLength(1);
  const [second = ''] = state().setAside;
  expect(await disk.read(second)).toMatchObject({
    checklist: { entities: { mirrors: { value: true } } },
  });
});
