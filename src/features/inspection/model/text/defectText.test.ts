import { instantText } from '@/contract/dateText';
import type { DriverDefect } from '@/contract/extensions';

import { sheetOfOwn, sheetOfSent } from '@/features/inspection/receipt/sheets';
import { defects, ownReport } from '@/testing/fixtures/extensions';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { outcomeText, reportedText } from './defectText';

const { open, certified, deferred, markedGood, saysGood, reopened } = defects;
const when = (at: string) => instantText(at);
const certifiedAt = '2026-11-21T03:05:00.000Z';
const late = {
  ...reopened.reopened,
  how: 'late_report',
  note: '',
  entered_at: '2026-11-20T20:00:00.000Z',
} as const;
const { certification } = late;
const lateOnPhone = {
  ...late,
  certification: { ...certification, signed_on: 'drivers_phone' as const },
};

test.each<[string, DriverDefect, string]>([
  ['an open one', open, 'Open'],
  ['a certified one', certified, `Repaired by M. Ortiz ${when(certifiedAt)}: New relay`],
  [
    'one that was closed under a name typed on a phone',
    { ...certified, signed_on: 'drivers_phone' },
    `Closed by a name typed on a phone, not certified: M. Ortiz ${when(certifiedAt)}: New relay`,
  ],
  [
    'one that its driver says is good',
    saysGood,
    `Driver says good: Marcus Bell ${when('2026-11-21T05:00:00.000Z')}`,
  ],
  [
    'a deferred one',
    deferred,
    `Repair unnecessary for safe operation until Dec 1, 2026, signed by M. Ortiz ${when(certifiedAt)}: Parts on order`,
  ],
  [
    'one that was deferred before deferrals were signed',
    { ...deferred, certified_name: '', certified_at: null },
    'Repair unnecessary for safe operation until Dec 1, 2026: Parts on order',
  ],
  [
    'one whose deferral has ended',
    { ...deferred, state: 'open' },
    'Was deferred until Dec 1, 2026 by M. Ortiz',
  ],
  [
    'one that the next driver found not fixed',
    reopened,
    `Not fixed, says Lee Long ${when('2026-11-21T06:00:00.000Z')}: Still cracked`,
  ],
  [
    'one that the office reopened without a note',
    { ...reopened, reopened: { ...reopened.reopened, how: 'reopened', note: '' } },
    `Reopened by Lee Long ${when('2026-11-21T06:00:00.000Z')}`,
  ],
  [
    'one that was entered before its certification and delivered after it',
    { ...reopened, reopened: late },
    `Open again: entered by Lee Long ${when('2026-11-20T20:00:00.000Z')}, certified by M. Ortiz ${when(certifiedAt)}, delivered ${when('2026-11-21T06:00:00.000Z')}`,
  ],
  [
    "one that was delivered after a certification on a driver's phone",
    { ...reopened, reopened: lateOnPhone },
    `Open again: entered by Lee Long ${when('2026-11-20T20:00:00.000Z')}, certified by M. Ortiz ${when(certifiedAt)}, typed on a phone, not certified, delivered ${when('2026-11-21T06:00:00.000Z')}`,
  ],
  [
    'one that its driver took back',
    { ...markedGood, withdrawn: { by: 'Marcus Bell', at: certifiedAt } },
    `Withdrawn by Marcus Bell ${when(certifiedAt)}`,
  ],
  [
    'one that was closed without a certification',
    markedGood,
    'Closed before certification was required',
  ],
])("a defect's text says what happened to the defect (%s)", (_what, defect, text) => {
  expect(outcomeText(defect)).toBe(text);
});

test("the sheet of a driver's own report shows which of the report's defects hold the vehicle", () => {
  const held = { ...open, holds_vehicle: true };
  const report = { ...ownReport.report, [held.item]: false, [certified.item]: false };
  const sheet = sheetOfOwn({ ...ownReport, report, defects: [held, certified] }, 'dana.driver');
  const expected = new Map([
    [held.item, 'Not certified, do not drive until it is certified'],
    [certified.item, ''],
  ]);
  expect(new Map(sheet.defects.map(({ item, status }) => [item, status]))).toEqual(expected);
});

test.each([
  ['sent', 'Sent'],
  ['saved', 'Saved'],
  ['superseded', 'Superseded'],
] as const)(
  'the sheet of this phone’s copy of a report that was %s has the word of the office, ‘%s’',
  (outcome, word) => {
    expect(sheetOfSent({ ...makeSentReport(), outcome }).remark).toBe(word);
  },
);

test.each([
  ['current', null, 'Saved'],
  ['sent', null, 'Sent'],
  ['superseded', null, 'Superseded'],
  ['superseded', 61, 'Corrected by report 61'],
] as const)(
  "the sheet of a driver's own report that is %s, corrected by %s, says '%s'",
  (state, corrected_by, remark) => {
    expect(sheetOfOwn({ ...ownReport, state, corrected_by }, '').remark).toBe(remark);
  },
);

test('the text about who reported a defect includes the time of entry if it differs from the time of the report', () => {
  const reported = `Marcus Bell, ${when(open.reported_at)}`;
  expect(reportedText({ ...open, entered_at: open.reported_at })).toBe(reported);
  expect(reportedText({ ...open, entered_at: certifiedAt })).toBe(
    `${reported} (entered ${when(certifiedAt)})`,
  );
});
