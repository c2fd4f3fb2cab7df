import { checklistKeys } from '@/contract/checklist';
import { defectCertified, repairDoubted } from '@/features/inspection/model/inspectionSlice';
import { blankReview } from '@/features/inspection/model/state/review';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';

const key = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

/** A phone's record exactly as commit 2ab02e2 wrote it, before reviews existed. */
function landedRecord() {
  const values = {
    carrier: 'Dana Miles',
    address: 'Joliet, IL',
    date: '2026-11-21',
    time: '06:45',
    truck_number: 'T-204',
    odometer_reading: '418220',
    trailer_numbers: 'R-88',
    drivers_signature: 'Dana Miles',
    drivers_signature_date: '2026-11-21',
    mechanics_signature: '',
    mechanics_signature_date: '2026-11-21',
    satisfactory_vehicle_condition: 'above_defects_corrected',
  };
  const blank = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
  const entities = Object.fromEntries(
    checklistKeys.map((item) => [
      item,
      {
        key: item,
        value: item === 'horn' ? false : null,
        text: '',
        server: { value: null, text: '' },
      },
    ]),
  );
  return {
    checklist: { ids: [...checklistKeys], entities },
    header: {
      values,
      server: blank,
      isConditionChosen: false,
      isFolded: false,
      confirmed: { moment: '', odometer: '' },
    },
    report: { status: 'none' },
    replaces: null,
    outbox: { status: 'empty', outcomeUnknown: null },
    patches: [],
    sent: [],
    _persist: { version: 2, rehydrated: true },
  };
}

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function openWith(record: unknown) {
  const disk = openDisk();
  await disk.write(key, record);
  const { restore } = startInspectionServer();
  const report = openReportStore(createPhone(disk));
  endings.push(report.stop, restore);
  await report.writable();
  return { ...report, disk };
}

test('a draft stored before reviews existed keeps its entries and begins with a blank review', async () => {
  const { state } = await openWith(landedRecord());
  expect(state().setAside).toEqual([]);
  expect(state().header.values).toMatchObject({ truck_number: 'T-204', time: '06:45' });
  expect(state().checklist.entities.horn.value).toBe(false);
  expect(state().review).toEqual(blankReview);
});

test("an entry about the previous report is stored on the phone's disk and restored after a restart", async () => {
  const { store, until, isSaved, disk } = await openWith(landedRecord());
  const entry = { defect: 31, version: 2, note: 'Still silent' };
  store.dispatch(repairDoubted(entry));
  await until(() => isSaved());
  const { state } = await openWith(await disk.read(key));
  expect(state().review).toEqual({ ...blankReview, notFixed: [entry] });
});

test('a signed review stored before certifications existed is kept, and a certification is restored after a restart', async () => {
  const { certifications, ...landed } = { ...blankReview, read: [31] };
  const first = await openWith({ ...landedRecord(), review: landed });
  expect(first.state().review).toEqual({ ...landed, certifications: [] });
  const signed = {
    defect: 31,
    version: 2,
    state: 'repaired' as const,
    note: 'New bulb',
    certified_at: '2026-11-21T11:02:00.000Z',
    consent: 1,
  };
  first.store.dispatch(defectCertified(signed));
  await first.until(() => first.isSaved());
  const { state } = await openWith(await first.disk.read(key));
  expect(state().review.certifications).toEqual([{ ...signed, refusal: null }]);
});

test('a draft with a damaged review keeps its other contents', async () => {
  const { state } = await openWith({ ...landedRecord(), review: { outbox: 'x' } });
  expect(state().setAside).toEqual([]);
  expect(state().header.values.truck_number).toBe('T-204');
  expect(state().review).toEqual(blankReview);
});
