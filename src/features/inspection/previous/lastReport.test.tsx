import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import type { ReviewRequest } from '@/contract/extensionRequests';
import { defects, makePreviousResponse } from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend } from '@/testing/msw/backend';
import {
  enterTruck,
  fillInAll,
  extendedPages,
  noCurrent,
  panel,
  previous,
  reviews,
} from '@/testing/report/extendedPages';
import { openDisk } from '@/testing/report/inspectionSetup';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport, stop } = extendedPages();

it('an open defect requires a safety confirmation and a signed review before an all-clear report is sent', async () => {
  backend.use(noCurrent(), previous(defects.open, defects.deferred));
  const { store, user, state } = openReport();
  await screen.findByLabelText('Truck number');
  fillInAll(store);
  const shown = await panel();
  const submit = screen.getByRole('button', { name: 'Submit Report (All Clear)' });
  await user.click(submit);
  const safe = shown.getByRole('checkbox', { name: 'The vehicle is safe to drive' });
  expect(safe).toHaveFocus();
  expect(safe).toHaveAccessibleDescription(/^Confirm that the vehicle is safe to drive/);
  expect(state().outbox.status).toBe('empty');
  await user.click(safe);
  await user.click(submit);
  const name = shown.getByLabelText('Reviewed by');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Review the last report and sign it first');
  expect(state().outbox.status).toBe('empty');
  reviews();
  await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
  backend.use(
    http.post(apiUrl(calls.createInspection), () =>
      HttpResponse.json(makeInspection(true), { status: 201 }),
    ),
  );
  await user.click(submit);
  expect(await screen.findByText('Inspection saved successfully')).toBeVisible();
});

it("offline, a message says that the page cannot show an unknown truck's previous report", async () => {
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () => HttpResponse.error()),
  );
  const { store } = openReport();
  await screen.findByLabelText('Truck number');
  enterTruck(store, 'T-999');
  expect(await screen.findByText('Its previous report can’t be shown offline')).toBeVisible();
});

it("the page shows the driver's own review once, worded like another driver's review and followed by 'Sent.'", async () => {
  const [vehicle] = makePreviousResponse(defects.certified).vehicles;
  let stored: { name: string; at: string }[] = [];
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () =>
      HttpResponse.json({
        ...makePreviousResponse(),
        vehicles: [{ ...vehicle, report: { ...vehicle?.report, reviews: stored } }],
      }),
    ),
    http.post(apiUrl(extensionPaths.reviews), async ({ request }) => {
      const { name, reviewed_at } = (await request.json()) as ReviewRequest;
      stored = [
        { name: 'Lee Long', at: new Date(Date.parse(reviewed_at) - 60_000).toISOString() },
        { name, at: reviewed_at },
      ];
      return HttpResponse.json({ id: 'review', reopened: [] });
    }),
  );
  const { store, user } = openReport();
  await screen.findByLabelText('Truck number');
  fillInAll(store);
  const shown = await panel();
  await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
  expect(await shown.findByText(/^Reviewed by Lee Long \d+:\d\d [AP]M$/)).toBeVisible();
  expect(shown.getAllByText(/^Reviewed by Dana Miles/)).toHaveLength(1);
  expect(shown.getByText(/^Reviewed by Dana Miles \d+:\d\d [AP]M\. Sent\.$/)).toBeVisible();
});

it('the last report of a truck and its trailer has one ‘Last report’ line for both vehicles', async () => {
  const { vehicles, ...response } = makePreviousResponse(defects.open);
  const [truck] = vehicles;
  const trailer = { ...truck, vehicle: { id: 9, kind: 'trailer', number: 'R-88' }, defects: [] };
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () =>
      HttpResponse.json({ ...response, vehicles: [truck, trailer] }),
    ),
  );
  const { store } = openReport();
  await screen.findByLabelText('Truck number');
  fillInAll(store);
  const shown = await panel();
  expect(shown.getByRole('heading', { name: 'Trailer R-88' })).toBeVisible();
  expect(shown.getAllByText(/^Last report: /)).toHaveLength(1);
});

it('the driver must sign the last report before submitting a report, even without a connection', async () => {
  backend.use(noCurrent(), previous(defects.certified));
  const disk = openDisk();
  const first = openReport(disk);
  await screen.findByLabelText('Truck number');
  fillInAll(first.store);
  await panel();
  await first.until(() => first.isSaved());
  stop();

  const unreachable = () => HttpResponse.error();
  backend.use(
    http.get(apiUrl(calls.currentInspection), unreachable),
    http.get(apiUrl(extensionPaths.previous), unreachable),
    http.post(apiUrl(extensionPaths.reviews), unreachable),
    http.post(apiUrl(calls.createInspection), unreachable),
  );
  const { user, until, state } = openReport(disk);
  await until(({ access }) => access.status === 'writable');
  const shown = await panel();
  const submit = screen.getByRole('button', { name: 'Submit Report (All Clear)' });
  await user.click(submit);
  expect(shown.getByLabelText('Reviewed by')).toHaveFocus();
  expect(state().outbox.status).toBe('empty');
  await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
  await user.click(submit);
  await until(({ outbox }) => outbox.status === 'waiting');
  expect(state().review.outbox).toHaveLength(1);
});
