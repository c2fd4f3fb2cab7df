import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { fleetPaths } from '@/contract/fleet';
import { defects } from '@/testing/fixtures/fleet';
import { apiUrl, backend } from '@/testing/msw/backend';
import {
  enterTruck,
  fillInAll,
  fleetPages,
  noCurrent,
  panel,
  previous,
  reviews,
} from '@/testing/report/fleetPages';

// jsdom has no workers.
jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport } = fleetPages();

it('a last report with an open defect wants a word on safety, and its review signed, before an all-clear report is sent', async () => {
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
    http.post(apiUrl(calls.createInspection), () => HttpResponse.json({}, { status: 201 })),
  );
  await user.click(submit);
  expect(await screen.findByText('Inspection saved successfully')).toBeVisible();
});

it('says of a truck that this phone does not know that its report can’t be shown offline', async () => {
  backend.use(
    noCurrent(),
    http.get(apiUrl(fleetPaths.previous), () => HttpResponse.error()),
  );
  const { store } = openReport();
  await screen.findByLabelText('Truck number');
  enterTruck(store, 'T-999');
  expect(await screen.findByText('Its previous report can’t be shown offline')).toBeVisible();
});
