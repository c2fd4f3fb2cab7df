import {
  itemMarkedGood,
  reportLoaded,
  trailersChosen,
} from '@/features/inspection/model/inspectionSlice';
import { getPatch } from '@/features/inspection/model/rules/patches';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { after, draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { callContexts } from '@/testing/report/callContext';
import { sendPatch } from './sendPatch';

const contextWith = callContexts();
const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
const wire = { ...makeInspection(true, { horn: false, doors: false }), comments: [comment] };
const saved = draftAfter(reportLoaded(toLoadedReport(wire, now)));
const tapped = after(saved, itemMarkedGood('horn'));

function patchIn(state: DraftState, key: 'horn' | 'doors' = 'horn') {
  const patch = getPatch(state, key);
  if (!patch) throw new Error('There is no patch');
  return patch;
}
const patch = patchIn(tapped);

const updated = 'Updated horn to good';
const failed = 'Error updating horn';

test('a tap is sent in a PATCH with the list of comments, and a message confirms the change', async () => {
  const { context, server, state, toasts } = contextWith(tapped, wire);
  expect(await sendPatch(context, patch)).toBe('responded');
  expect(server.seen.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { horn: true, comments: [{ ...comment, fixed: true }] },
  ]);
  expect(server.log()).toEqual(['PATCH update/inspection/17/']);
  expect(toasts()).toEqual([updated]);
  expect(state().patches).toEqual([]);
});

describe("a defect's trailers", () => {
  const two = { ...wire, trailer_numbers: 'R-1, R-2' };
  const described = structuredClone(draftAfter(reportLoaded(toLoadedReport(two, now))));
  described.checklist.entities.doors.text = 'Hinge';
  const chosen = after(described, trailersChosen({ key: 'doors', trailers: ['R-2'] }));

  it.each([
    [true, { doors: ['R-2'] }],
    [false, undefined],
  ])(
    "a defect's trailers are sent only to Linehaul's own backend (own: %j)",
    async (hasExtensions, which) => {
      const { context, server } = contextWith(chosen, wire, { hasExtensions });
      await sendPatch(context, patchIn(chosen, 'doors'));
      const [call] = server.seen.map(({ body }) => JSON.parse(body) as { which_trailers?: object });
      expect(call?.which_trailers).toEqual(which);
    },
  );

  it('a defect is patched without trailers if the driver is not sure which trailer has it', async () => {
    const { context, server } = contextWith(described, wire, { hasExtensions: true });
    await sendPatch(context, patchIn(described, 'doors'));
    expect(server.seen[0]?.body).not.toContain('which_trailers');
  });
});

test("a rejected tap restores the item's earlier value and shows an error", async () => {
  const { context, server, state, toasts } = contextWith(tapped, wire);
  server.outcomes = [400];
  expect(await sendPatch(context, patch)).toBe('responded');
  expect(toasts()).toEqual([failed]);
  expect(state()).toMatchObject({ patches: [], connection: 'reachable' });
  expect(state().checklist.entities.horn.value).toBe(false);
});

const busy = () => new Response(null, { status: 503, headers: { 'Retry-After': '90' } });

test.each([
  ['reachable', [failed]],
  ['unreachable', []],
] as const)(
  'a tap waits while the server is down; if the server was %s before, the messages are %j',
  async (connection, shown) => {
    const { context, server, state, toasts } = contextWith({ ...tapped, connection }, wire);
    server.outcomes = [busy()];
    expect(await sendPatch(context, patch)).toMatchObject({ retryAfter: 90_000 });
    expect(toasts()).toEqual(shown);
    expect(state()).toMatchObject({ patches: ['horn'], connection: 'unreachable' });
  },
);

test.each([
  ['there is no connection', 'lost' as const, 'unreachable'],
  ['the session has ended', 401, 'reachable'],
])('a tap waits without a message if %s', async (_what, outcome, connection) => {
  const { context, server, state, toasts } = contextWith(tapped, wire);
  server.outcomes = [outcome, 401];
  expect(await sendPatch(context, patch)).toEqual({ retryAfter: 0 });
  expect(toasts()).toEqual([]);
  expect(state()).toMatchObject({ patches: ['horn'], connection });
});

test('a tap is not sent once its report is no longer on the form', async () => {
  const { context, server } = contextWith({ ...tapped, report: { status: 'none' } }, wire);
  expect(await sendPatch(context, patch)).toBe('responded');
  expect(server.log()).toEqual([]);
});
