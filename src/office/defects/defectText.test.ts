import type { Defect } from '@/contract/records';
import { deferredDefect, openDefect, repairedDefect } from '@/testing/fixtures/office';
import * as states from '@/testing/fixtures/defectStates';
import { timestampText } from '../carrierTime';
import { describeDefect, defectDetails } from './defectText';

const good = timestampText('2026-11-22T08:00:00Z');
const certified = timestampText('2026-11-20T14:05:00Z');
const reopened = timestampText('2026-11-21T15:00:00Z');
const entered = timestampText('2026-11-21T13:00:00Z');
const undone = timestampText('2026-11-21T14:05:00Z');

const cases: [string, Defect, string[]][] = [
  ['that nobody acted on', openDefect, ['Open']],
  [
    'that its driver says is good',
    states.saysGoodDefect,
    [`Driver says good: Marcus Bell, ${good}`, 'Do not dispatch until it is certified'],
  ],
  ['deferred', deferredDefect, ['Deferred until Dec 1, 2026 by H. Novak']],
  [
    'whose deferral has ended',
    states.endedDeferral,
    ['Open', 'Was deferred until Nov 20, 2026 by H. Novak'],
  ],
  ['certified in the office', repairedDefect, [`Repaired, certified by H. Novak, ${certified}`]],
  [
    'closed by a name typed on a phone',
    states.signedOnPhone,
    [`Closed by a name typed on a phone, not certified: H. Novak, ${certified}`],
  ],
  [
    'that its reporter withdrew',
    states.withdrawnDefect,
    [`Withdrawn by Marcus Bell, ${timestampText('2026-11-19T06:50:00Z')}`],
  ],
  [
    "that a driver's word closed in an earlier version",
    states.legacyDefect,
    ['Closed before certification was required'],
  ],
  ['reopened', states.reopenedDefect, ['Open', `Reopened: Hank Novak, ${reopened}: Wrong truck`]],
  [
    'entered before its certification and delivered after it',
    states.lateDefect,
    [
      'Open',
      `Late report: Marcus Bell, ${reopened}, entered ${entered}, before the certification by H. Novak, ${undone}`,
    ],
  ],
];

it.each(cases)(
  'the text about a defect %s gives its status, with the person and the time or day if they are known',
  (_, defect, texts) => {
    expect(describeDefect(defect)).toEqual(texts);
  },
);

it.each([
  ['nobody', openDefect, []],
  [
    'the driver who said that it is good',
    states.saysGoodDefect,
    [`Said good by Marcus Bell, ${good}`],
  ],
  ['who deferred it', deferredDefect, ['Signed by H. Novak']],
  ['who certified it', repairedDefect, [`Certified by H. Novak, ${certified}`]],
  ['nobody if the defect was closed before there were certifications', states.legacyDefect, []],
  ['who reopened it', states.reopenedDefect, [`Reopened: Hank Novak, ${reopened}: Wrong truck`]],
])("the text next to a defect's status names %s", (_, defect, texts) => {
  expect(defectDetails(defect)).toEqual(texts);
});

it('the text about a defect that was certified again leaves out its reopening', () => {
  const { reopened: again } = states.reopenedDefect;
  expect(describeDefect({ ...repairedDefect, reopened: again })).toHaveLength(1);
});
