import { categoryGood } from '@/testing/fixtures/draft';
import { checklistKeys } from '@/contract/checklist';
import { headerFieldChanged, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { markedByCategory } from '@/features/inspection/model/rules/checklistSelectors';
import { findOtherVehicle } from '@/features/inspection/model/rules/otherVehicle';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { parseDraft } from './draftRecord';

const key = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';
const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };

/**
 * A phone's record exactly as commit ebb36c22 wrote it, for a report at the office. It lacks `truckAtOffice`,
 * `otherReport` and `left`.
 */
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
  const entities = Object.fromEntries(
    checklistKeys.map((item) => {
      const mark = item === 'horn' ? { value: false, text: 'No sound' } : { value: true, text: '' };
      const rest = { enteredAt: null, trailers: [], isContested: false };
      return [item, { key: item, ...mark, server: mark, ...rest }];
    }),
  );
  return {
    checklist: { ids: [...checklistKeys], entities },
    header: {
      values,
      server: values,
      isConditionChosen: true,
      isFolded: false,
      confirmed: { moment: '', odometer: '' },
      trip: { chosen: null, server: null },
    },
    report: { status: 'loaded', id: 17, comments: [comment], savedAt: null },
    replaces: null,
    outbox: { status: 'empty', outcomeUnknown: null },
    patches: [],
    attempts: {},
    sent: [],
    review: { notFixed: [], signed: null, safeWith: [], read: [], outbox: [], isRefused: false },
    form: 0,
    prefill: { header: null, odometers: [{ truck: 'T-204', miles: 418220 }] },
    _persist: { version: 2, rehydrated: true },
  };
}

function landedNew() {
  const record = landedRecord();
  const { values } = record.header;
  const blank = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
  const server = { ...blank, date: values.date, time: values.time };
  return { ...record, header: { ...record.header, server }, report: { status: 'none' } };
}

const step = { kind: 'create', outcomeUnknown: true };
const waiting = { status: 'waiting', submission: waitingSubmission, step, hasWaited: true };
const withdrawn = { status: 'withdrawn', outcomeUnknown: 'create' };

test('the form of a draft stored by an earlier version asks about another truck when it is entered, and accepts no mark until the driver decides', async () => {
  const disk = openDisk();
  await disk.write(key, landedRecord());
  const server = startInspectionServer();
  server.always = { get: 'lost' };
  const { store, state, writable, stop } = openReportStore(createPhone(disk));
  await writable();
  expect(state()).toMatchObject({ setAside: [], otherReport: null, left: [] });
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-9' }));
  expect(findOtherVehicle(state())).toEqual({
    kind: 'truck',
    saved: 'T-204',
    entered: 'T-9',
    isAtOffice: true,
  });
  store.dispatch(itemMarkedGood('horn'));
  expect(state().checklist.entities.horn.value).toBe(false);
  stop();
  server.restore();
});

const rig = { truck: 'T-204', trailers: 'R-88' };

test.each([
  ['the office has', rig, landedRecord()],
  ['the office may have', rig, { ...landedNew(), outbox: waiting }],
  ['the office may have, and which was changed since', rig, { ...landedNew(), outbox: withdrawn }],
  ['never left the phone', null, landedNew()],
])(
  'if an earlier version stored a draft that %s, its vehicles at the office are %j',
  (_what, vehicles, record) => {
    expect(parseDraft(record)?.atOffice).toEqual(vehicles);
  },
);

test.each([
  [rig, landedNew()],
  [
    { truck: '', trailers: '' },
    { ...landedNew(), checklist: { entities: {} } },
  ],
  [
    { truck: '', trailers: '' },
    { ...landedNew(), markedOn: { truck: 'T-9', trailers: 'R-9' }, checklist: { entities: {} } },
  ],
])("the marks of an earlier version's draft belong to the vehicles %j", (vehicles, record) => {
  expect(parseDraft(record)?.markedOn).toEqual(vehicles);
});

/** The fields that commit 43182b98 stored, with truck numbers alone. */
const withTrucks = (truckAtOffice: string | null, markedOn: string) => ({
  truckAtOffice,
  markedOn,
  otherReport: null,
  left: [{ id: 16, comments: [comment], form: 3, taps: [] }],
});

test.each([
  [rig, { ...landedRecord(), ...withTrucks('T-204', 'T-9') }],
  [null, { ...landedNew(), ...withTrucks(null, 'T-9') }],
])("a draft stored with truck numbers alone gets its report's trailers: %j", (atOffice, stored) => {
  expect(parseDraft({ ...stored, form: 5 })).toMatchObject({
    identity: atOffice ? { kind: 'saved', id: 17 } : { kind: 'new', key: '' },
    atOffice,
    markedOn: { truck: 'T-9', trailers: 'R-88' },
    form: 5,
    trailerForm: 5,
    left: [{ id: 16, form: 3, trailerForm: 3 }],
  });
});

test('the form of a draft stored with truck numbers alone asks about another trailer when it is entered', async () => {
  const disk = openDisk();
  await disk.write(key, { ...landedRecord(), ...withTrucks('T-204', 'T-204') });
  const server = startInspectionServer();
  server.always = { get: 'lost' };
  const { store, state, writable, stop } = openReportStore(createPhone(disk));
  await writable();
  store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value: 'R-9' }));
  expect(findOtherVehicle(state())).toEqual({
    kind: 'trailers',
    saved: 'R-88',
    entered: 'R-9',
    isAtOffice: true,
  });
  stop();
  server.restore();
});

test('a draft stored by an earlier version has no items marked by category, and keeps those marked later', async () => {
  const disk = openDisk();
  const { checklist, ...record } = landedNew();
  const blank = { value: null, text: '' };
  const horn = { ...checklist.entities.horn, ...blank, server: blank };
  const entities = { ...checklist.entities, horn };
  await disk.write(key, { ...record, checklist: { ...checklist, entities } });
  const server = startInspectionServer();
  server.always = { get: 'lost' };
  const { store, state, writable, isSaved, until, stop } = openReportStore(createPhone(disk));
  await writable();
  expect(markedByCategory(state())).toEqual([]);
  store.dispatch(categoryGood('cab'));
  await until(isSaved);
  stop();
  const later = openReportStore(createPhone(disk));
  await later.writable();
  expect(markedByCategory(later.state())).toEqual(['horn']);
  later.stop();
  server.restore();
});

test('a stored draft keeps its vehicles, the other report, and the taps of a report that the driver left', () => {
  const tap = { key: 'doors', value: false, text: 'Hinge', trailers: { doors: ['R-1'] } };
  const stored = {
    ...landedRecord(),
    atOffice: null,
    markedOn: { truck: 'T-9', trailers: 'R-9' },
    otherReport: { truck: 'T-9', date: '2026-11-21', time: '06:12' },
    left: [{ id: 17, comments: [comment], form: 3, trailerForm: 4, taps: [tap] }],
    trailerForm: 6,
  };
  const { atOffice, markedOn, otherReport, left, trailerForm } = stored;
  const parts = { atOffice, markedOn, otherReport, left, trailerForm };
  expect(parseDraft(stored)).toMatchObject(parts);
});
