import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import { enteredContents } from '@/features/inspection/model/rules/reportMerge';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { makeInspection } from '@/testing/fixtures/inspection';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';
import {
  createForeignBackend,
  variants,
  type Stored,
  type Variant,
} from '@/testing/report/foreignBackend';
import { reportPages } from '@/testing/report/reportPages';

const { openPage, onEnd } = reportPages();

/** Fake timers skip the waits. The excluded functions stay real, because the test's network and disk need them. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const before: Stored = { ...makeInspection(true), id: 17, comments: [] };
const address = 'Gate 2 &  "Dock" 9';
const text = 'No  sound & "bent"';

function startHost(chosen: readonly Variant[]) {
  const host = createForeignBackend(chosen, before);
  const { restore } = scriptBackend(({ path, body }) => {
    const reply = host.respond(
      path,
      body === '' ? {} : (JSON.parse(body) as Record<string, unknown>),
    );
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return reply.body === undefined
      ? new Response(null, { status: reply.status })
      : json(reply.body, reply.status);
  });
  onEnd(restore);
  return host;
}

/** The text without what the variants change in it. */
function plain(written: string): string {
  const once = written.toLowerCase().replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return once === written ? written.replace(/\s+/g, ' ').trim() : plain(once);
}

/** Everything that a report says, without what the variants change in it. */
function said(report: ReturnType<typeof enteredContents>): string {
  const { date: _date, time: _time, ...header } = report.header;
  const marks = Object.entries(report.items).map(([key, { value, text: described }]) => [
    key,
    value,
    value === false ? plain(described) : '',
  ]);
  return JSON.stringify([Object.values(header).map(plain), marks]);
}

/**
 * A driver saves a report with a defect on the form of the report from before, repairs it, and sends the report. With
 * `isEdited`, the report is created again before it is sent.
 */
async function drive(chosen: readonly Variant[], isEdited: boolean) {
  const host = startHost(chosen);
  const { store, submit, state, toasts, stop } = await openPage();
  const different: string[] = [];
  const until = async (isDone: (draft: DraftState) => boolean) => {
    for (let step = 0; step < 400; step += 1) {
      await jest.advanceTimersByTimeAsync(3000);
      const isIdle = getPendingOutbox(state()) === null && state().patches.length === 0;
      if (isIdle && state().isRejected) submit();
      else if (isIdle && isDone(state())) return;
    }
    different.push('never at rest');
  };
  const press = async (isDone: (draft: DraftState) => boolean) => {
    const entered = said(enteredContents(state()));
    submit();
    await until(isDone);
    return entered;
  };
  store.dispatch(headerFieldChanged({ field: 'address', value: address }));
  store.dispatch(headerFieldChanged({ field: 'drivers_signature', value: 'Dana Miles' }));
  store.dispatch(itemMarkedDefective('horn'));
  store.dispatch(defectTextChanged({ key: 'horn', text }));
  const field = 'satisfactory_vehicle_condition';
  store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
  const isShown = ({ report, loading }: DraftState) =>
    report.status === 'loaded' && report.id !== before.id && loading.status === 'loaded';
  const saved = await press(isShown);
  if (said(enteredContents(state())) !== saved) different.push('the form after the save');
  store.dispatch(itemMarkedGood('horn'));
  await until(() => true);
  if (isEdited) {
    store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '418300' }));
  }
  const entered = said(enteredContents(state()));
  await press(({ sent }) => sent[0]?.outcome === 'sent');
  const [sent] = host.sent;
  if (isEdited && sent?.odometer_reading !== '418300') different.push('the sent odometer');
  if (host.sent.length !== 1 || sent?.horn !== true) different.push('what was sent');
  if (sent && plain(String(sent.address)) !== plain(address)) different.push('the sent address');
  if (!entered.includes('"horn",true')) different.push('the repaired item');
  stop();
  const bodies = host.created.map(({ id: _id, updated_at: _at, comments, ...body }) =>
    JSON.stringify([body, comments.map((comment) => [comment.key, comment.text])]),
  );
  const failures = host.errors.filter((call) => call !== 'current').length;
  const falseErrors = toasts()
    .filter((toast) => toast.startsWith('Error'))
    .slice(failures);
  return {
    duplicates: bodies.length - new Set(bodies).size,
    falseErrors,
    different: [...different, ...host.wrong],
  };
}

const nothing = { duplicates: 0, falseErrors: [], different: [] };

it.each(variants.map((variant) => [variant.name, variant] as const))(
  'with a backend that %s, a report is created and sent once, as it was entered, without a false error',
  async (_name, variant) => {
    expect(await drive([variant], false)).toEqual(nothing);
    expect(await drive([variant], true)).toEqual(nothing);
  },
);

/** These lose the response to the create call, and then hide the report for longer than the two reads. */
const mayDuplicate = [
  'repeats the old report + fails after a create',
  'repeats the old report + is down at a create',
  'repeats the old report + loses the response to a create',
];

const pairs = variants.flatMap((one, index) =>
  variants.slice(index + 1).map((other) => [`${one.name} + ${other.name}`, one, other] as const),
);

it.each(pairs)(
  'with a backend that %s, a report is created and sent once, as it was entered, without a false error',
  async (name, one, other) => {
    const { duplicates, ...rest } = await drive([one, other], true);
    expect(rest).toEqual({ falseErrors: [], different: [] });
    if (!mayDuplicate.includes(name)) expect(duplicates).toBe(0);
  },
);
