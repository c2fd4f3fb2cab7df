import { checklistKeys } from '@/contract/checklist';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { reportOpened } from '@/features/inspection/model/inspectionSlice';
import { blankFacts } from '@/features/inspection/model/state/header';
import { allClearRequest } from '@/testing/fixtures/submission';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { parseEarlierDraft } from './earlierDraft';

/** A phone's record exactly as versions up to a2466ab wrote it. The code under test does not create it. */
function earlierRecord(odometer: string): string {
  const { date_inspected, comments: _comments, ...request } = allClearRequest;
  const [date, time] = date_inspected.split(' ');
  const items: readonly string[] = checklistKeys;
  const header = Object.fromEntries(
    Object.entries(request).filter(([key]) => !items.includes(key)),
  );
  const values = { ...header, date, time, odometer_reading: odometer };
  const blank = Object.fromEntries(Object.keys(values).map((key) => [key, '']));
  const itemMark = { value: true, text: '' };
  const entities = Object.fromEntries(
    checklistKeys.map((key) => [key, { key, ...itemMark, server: { value: null, text: '' } }]),
  );
  return JSON.stringify({
    checklist: JSON.stringify({ ids: checklistKeys, entities }),
    header: JSON.stringify({ values, server: blank }),
    report: '{"status":"none"}',
    outbox: JSON.stringify({
      status: 'waiting',
      submission: {
        request: { ...allClearRequest, odometer_reading: odometer },
        purpose: 'save',
      },
      step: { kind: 'create', doubt: true },
    }),
    patches: '[]',
    _persist: '{"version":-1,"rehydrated":true}',
  });
}

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

test("a waiting report stored by an earlier version with the odometer '123,456' is rejected, and then resubmitted as digits", async () => {
  const key = 'report:v1:http%3A%2F%2Fapi.test:dana.driver';
  const disk = openDisk();
  await disk.write(key, earlierRecord('123,456'));
  const server = startInspectionServer();
  server.always.create = 400;
  const { store, state, writable, until, stop } = openReportStore(createPhone(disk));
  endings.push(stop, server.restore);
  await writable();
  expect(state().setAside).toEqual([]);
  expect(state().outbox.status).not.toBe('empty');
  store.dispatch(reportOpened({ announce: true }));
  await until(({ outbox, loading }) => outbox.status === 'empty' && loading.status === 'loaded');
  expect(server.seen.find(({ method }) => method === 'POST')?.body).toContain('"123,456"');
  expect(state().header.values).toMatchObject({
    carrier: 'Dana Miles',
    odometer_reading: '123,456',
  });
  // Earlier versions lacked these fields.
  expect(state()).toMatchObject({ replaces: null, header: blankFacts });

  server.always = {};
  expect(store.dispatch(submitReport(state().form))).toBeNull();
  await until(({ report }) => report.status === 'loaded');
  expect(server.created).toEqual([{ ...allClearRequest, odometer_reading: '123456' }]);
});

const submission = { request: allClearRequest, purpose: 'save' };
const earlierWith = (outbox: object) => {
  const parts = JSON.parse(earlierRecord('418220')) as Record<string, string>;
  return parseEarlierDraft(JSON.stringify({ ...parts, outbox: JSON.stringify(outbox) }));
};

test.each([
  [
    { kind: 'decide', doubt: false },
    { kind: 'create', outcomeUnknown: false },
  ],
  [
    { kind: 'create', doubt: true },
    { kind: 'create', outcomeUnknown: true },
  ],
  [{ kind: 'identify' }, { kind: 'identify' }],
  [
    { kind: 'send', id: 17, doubt: true },
    { kind: 'send', id: 17, outcomeUnknown: true },
  ],
])('a submission that an earlier version stored with step %j waits with step %j', (step, next) => {
  for (const status of ['underWay', 'waiting']) {
    expect(earlierWith({ status, submission, step })?.outbox).toEqual({
      status: 'waiting',
      submission,
      hasWaited: true,
      step: next,
    });
  }
});

test.each([
  [true, 'create'],
  [false, null],
])(
  'an empty outbox that an earlier version stored with doubt %j is read with outcomeUnknown %j',
  (doubt, outcomeUnknown) => {
    expect(earlierWith({ status: 'empty', doubt })?.outbox).toEqual({
      status: 'empty',
      outcomeUnknown,
    });
  },
);

test.each([['{"checklist":"?"}'], ['damaged'], [null], [{}]])(
  "the record %j counts as damaged if it is read in an earlier version's format",
  (stored) => {
    expect(parseEarlierDraft(stored)).toBeNull();
  },
);
