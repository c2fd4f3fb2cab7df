import * as v from 'valibot';
import { makeInspection } from '@/testing/fixtures/inspection';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { blankPrefill, rememberReading, storedPrefill } from '../state/prefill';
import { newInspectionStarted, newInspectionUndone, phoneWoke } from '../inspectionSlice';
import { timeQuestion } from './questionSelectors';
import { plainReading } from '../state/header';

const { serverWith, openPage } = reportPages();
const tomorrow = { date: '2026-11-23', time: '06:10' };

test.each([
  ['418,220', '418220'],
  ['418 220', '418220'],
  ['1.418.220', '1418220'],
  ["418'220", '418220'],
  [' 418220 ', '418220'],
  ['41,82', '41,82'],
  ['418,220.5', '418,220.5'],
  ['1,418.220', '1,418.220'],
])('the odometer reading %j is sent as %j', (typed, sent) => {
  expect(plainReading(typed)).toBe(sent);
});

test.each([
  ['2026-11-22', '00:00', null],
  ['2026-11-21', '23:00', 'This is 13 hours ago. Is that right?'],
  ['2026-11-20', '06:00', 'This is 2 days ago. Is that right?'],
  ['2026-11-23', '06:00', 'This is in 18 hours. Is that right?'],
  // The validation rejects these values, so the form does not ask about them.
  ['2026-11-24', '06:00', null],
  ['1999-12-31', '06:00', null],
  ['', '06:00', null],
])(
  'at noon on 2026-11-22, the date and time %s %s lead to the question: %j',
  (date, time, question) => {
    expect(timeQuestion({ date, time }, new Date('2026-11-22T12:00').getTime())).toBe(question);
  },
);

test('a damaged prefill becomes blank, and each truck has only one last odometer reading', () => {
  expect(v.parse(storedPrefill, { header: 1 })).toEqual(blankPrefill);
  const trip = { truck_number: ' T-1 ', odometer_reading: '1,000' };
  const first = rememberReading(blankPrefill, trip, '2026-11-20');
  const known = rememberReading(first, { ...trip, odometer_reading: '900' }, '2026-11-21');
  expect(known.odometers).toEqual([{ truck: 'T-1', miles: 900, day: '2026-11-21' }]);
});

test('an untouched form gets the time at which the phone wakes', async () => {
  serverWith();
  const { store, state } = await openPage();
  store.dispatch(phoneWoke(tomorrow));
  expect(state().header.values).toMatchObject({
    ...tomorrow,
    drivers_signature_date: tomorrow.date,
  });
  fillIn(store);
  const begun = state().header.values;
  store.dispatch(phoneWoke({ date: '2026-11-24', time: '06:10' }));
  expect(state().header.values).toEqual(begun);
});

test('a new inspection remains blank when the report to be replaced is fetched, and replaces that report once created', async () => {
  const server = serverWith(makeInspection(true, { horn: false }));
  const disk = openDisk();
  const page = await openPage(disk);
  page.store.dispatch(newInspectionStarted(tomorrow));
  expect(page.state()).toMatchObject({ replaces: 17, report: { status: 'none' } });
  await page.until(() => page.isSaved());
  page.stop();

  const later = await openPage(disk);
  expect(later.state()).toMatchObject({ replaces: 17, report: { status: 'none' } });
  expect(later.state().checklist.entities.mirrors.value).toBeNull();
  expect(later.toasts()).toEqual([]);
  fillIn(later.store);
  later.submit();
  await later.settled();
  expect(server.created).toHaveLength(1);
  expect(later.state()).toMatchObject({ replaces: null, report: { status: 'loaded', id: 101 } });
});

test('undoing an untouched new inspection restores the earlier report', async () => {
  serverWith(makeInspection(true, { horn: false }));
  const page = await openPage();
  page.store.dispatch(newInspectionStarted(tomorrow));
  page.store.dispatch(newInspectionUndone());
  await page.until(({ report }) => report.status === 'loaded');
  expect(page.state().checklist.entities.horn.value).toBe(false);
});
