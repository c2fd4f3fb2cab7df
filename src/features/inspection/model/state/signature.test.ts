import { toLoadedReport } from '../rules/reportContents';
import { firstProblem } from '../rules/submitRules';
import { nothingShown } from './review';
import { after, pressedAt } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  draftBecameWritable,
  draftOpened,
  driverNamed,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  phoneWoke,
  reportLoaded,
  reportSigned,
  valueConfirmed,
} from '../inspectionSlice';
import { closedDraft, type DraftState } from './inspectionState';

const begun = { date: '2026-11-21', time: '23:58' };

const opened = after(
  closedDraft,
  draftOpened('dana.driver'),
  draftBecameWritable({ owner: 'dana.driver', now: begun, setAside: [] }),
);
const blank = after(opened, driverNamed('Dana Miles'));
const marked = pressedAt(itemMarkedGood('horn'), begun);
const signed = after(blank, marked, reportSigned('2026-11-22'));

test('the signature of a report begun at 11:58 PM and signed after midnight has the new day', () => {
  expect(signed.header.values).toMatchObject({
    date: '2026-11-21',
    drivers_signature: 'Dana Miles',
    drivers_signature_date: '2026-11-22',
  });
});

test.each([
  ['a mark', itemMarkedDefective('horn')],
  ['the odometer', headerFieldChanged({ field: 'odometer_reading', value: '7' })],
])('a change of %s after signing takes nothing back', (_what, change) => {
  expect(after(signed, change).header.values).toMatchObject({
    drivers_signature: 'Dana Miles',
    drivers_signature_date: '2026-11-22',
  });
});

test('the driver cannot submit the form before signing it', () => {
  const values = {
    address: 'Joliet, IL',
    truck_number: 'T-1',
    odometer_reading: '7',
    trailer_numbers: 'R-2',
  };
  const filled = Object.entries(values).map(([field, value]) =>
    headerFieldChanged({ field: field as keyof typeof values, value }),
  );
  const findProblem = (state: DraftState) => firstProblem(state, '2026-11-22', nothingShown);
  const earlier = valueConfirmed({ question: 'moment', value: '2026-11-21 23:58' });
  const unsigned = after(blank, ...filled, marked, earlier);
  expect(findProblem(unsigned)).toBe('report-drivers_signature');
  expect(findProblem(after(unsigned, reportSigned('2026-11-22')))).toBeNull();
});

test("a blank form has the account's current name as the driver until another is typed, and the account's name does not count as unsent", () => {
  expect(blank.header.values.carrier).toBe('Dana Miles');
  expect(blank.header.server.carrier).toBe('Dana Miles');
  const renamed = after(blank, driverNamed('Dana Reyes'));
  expect(renamed.header.values.carrier).toBe('Dana Reyes');
  // The office changes the driver's name while the page is closed.
  const reopened = after({ ...blank, driver: null }, driverNamed('Dana Reyes'));
  expect(reopened.header.values.carrier).toBe('Dana Reyes');
  const typed = headerFieldChanged({ field: 'carrier', value: 'Lee Park' });
  expect(after(blank, typed, driverNamed('Dana Reyes')).header.values.carrier).toBe('Lee Park');
});

test('a form without entries gets the current date when the phone wakes on a later day', () => {
  const today = { date: '2026-11-23', time: '06:00' };
  expect(after(blank, phoneWoke(today)).header.values).toMatchObject({
    carrier: 'Dana Miles',
    date: '2026-11-23',
    drivers_signature_date: '2026-11-23',
  });
});

test("a new inspection contains the driver's name and no signature", () => {
  const loaded = after(blank, reportLoaded(toLoadedReport(makeInspection(true), begun)));
  const next = after(loaded, newInspectionStarted({ date: '2026-11-23', time: '06:00' }));
  expect(next.header.values).toMatchObject({ carrier: 'Dana Miles', drivers_signature: '' });
});
