import type { ReviewRequest } from '@/contract/extensionRequests';
import { repairDoubted, reviewSigned } from '@/features/inspection/model/inspectionSlice';
import { nothingShown } from '@/features/inspection/model/state/review';
import type { Listener } from '@/features/inspection/storage/inspectionStore';
import { draftAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { callContexts } from '@/testing/report/callContext';
import { sendReview } from './extensionCalls';
import { createGrowingTimeout } from './growingTimeout';

const contextWith = callContexts();
const shown = { ...nothingShown, reports: [10], defects: [41], certified: [41] };
const at = '2026-11-21T12:50:00.000Z';
const entry = { defect: 41, version: 2, note: 'Still silent' };
const signed = draftAfter(
  repairDoubted(entry),
  reviewSigned({ id: 'first', name: 'Dana Miles', at, shown }),
);
const [review] = signed.review.outbox;

async function sendTo(outcome: 'lost' | number | Response) {
  const { context, server, state } = contextWith(signed, makeInspection(true));
  server.outcomes = [outcome];
  const { dispatch } = context;
  const listener = { dispatch, pause: (promise: unknown) => promise } as unknown as Listener;
  const result = await sendReview(review as ReviewRequest, listener, createGrowingTimeout());
  return { result, server, review: state().review };
}

test('a signed review leaves the outbox once the server has it', async () => {
  const sent = await sendTo(Response.json({ id: 'first', reopened: [] }));
  expect(sent.result).toBe('responded');
  expect(sent.review).toMatchObject({ outbox: [], isRefused: false, notFixed: [] });
  expect(sent.server.seen).toMatchObject([{ method: 'POST', path: '/api/fleet/reviews/' }]);
  expect(JSON.parse(sent.server.seen[0]?.body ?? '')).toEqual(review);
});

test("a rejected review leaves the outbox and restores the driver's 'Not fixed' entry", async () => {
  const sent = await sendTo(400);
  expect(sent.result).toBe('responded');
  expect(sent.review).toMatchObject({ outbox: [], isRefused: true, notFixed: [entry] });
});

const busy = new Response(null, { status: 503, headers: { 'Retry-After': '90' } });

test.each([
  ['there is no connection', 'lost' as const, 0],
  ['the server fails', 500, 0],
  ['the server is down', busy, 90_000],
])('a signed review remains in the outbox if %s', async (_what, outcome, retryAfter) => {
  const sent = await sendTo(outcome);
  expect(sent.result).toMatchObject({ retryAfter });
  expect(sent.review).toEqual(signed.review);
});
