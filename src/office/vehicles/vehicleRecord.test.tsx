import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import type { AuditEntry } from '@/contract/office/audit';
import { reportPaths } from '@/contract/office/reports';
import { vehiclePaths, type Vehicle } from '@/contract/office/vehicles';
import { toHttpError } from '../data/call';
import { defectEvents, openDefect, reports, vehicles } from '@/testing/fixtures/office';
import { never, officeAt } from '@/testing/stories/officeStories';
import { mergeTimeline } from './timeline';

function open(role: 'mechanic' | 'dispatcher') {
  const Page = officeAt('/vehicles/1/show', { role });
  render(<Page />);
}

test("a vehicle's record says whether and why it may be dispatched, and links to defects, reports and drivers", async () => {
  open('mechanic');
  const status = within(await screen.findByRole('region', { name: 'Status' }));
  expect(status.getByText('Do not dispatch')).toBeVisible();
  expect(status.getByText('Radiator')).toBeVisible();
  const defects = within(screen.getByRole('region', { name: 'Unresolved defects' }));
  const defect = await defects.findAllByRole('link', { name: 'Radiator' });
  expect(defect[0]).toHaveAttribute('href', '/defects/3/show');
  expect(defects.getAllByRole('button', { name: /^Certify repair/ })[0]).toBeVisible();
  const inspections = within(screen.getByRole('region', { name: 'Inspections' }));
  expect(await inspections.findByRole('link', { name: 'Report 17' })).toHaveAttribute(
    'href',
    '/reports/17/show',
  );
  const [driver] = inspections.getAllByRole('link', { name: 'Marcus Bell' });
  expect(decodeURIComponent(driver?.getAttribute('href') ?? '')).toContain('{"driver":"9"}');
  expect(screen.queryByRole('link', { name: 'Edit details' })).toBeNull();
});

test('a vehicle opened from its list shows its timeline even before its record has arrived', async () => {
  const Page = officeAt('/vehicles', { responses: { [withId(vehiclePaths.record, 1)]: never } });
  render(<Page />);
  const [number] = await screen.findAllByText('Truck T-204');
  if (!number) throw new Error('The list has no truck');
  await userEvent.click(number);
  const timeline = within(await screen.findByRole('complementary', { name: 'Timeline' }));
  expect((await timeline.findAllByRole('link', { name: /^Report/ }))[0]).toBeVisible();
});

test("a vehicle's page shows its earlier number, which a dispatcher, but not a mechanic, can release after a confirmation", async () => {
  const [truck] = vehicles;
  if (!truck) throw new Error('The fixture has no truck');
  let held: Vehicle = { ...truck, earlier_numbers: [{ id: 5, number: 'T-99' }] };
  const sent: unknown[] = [];
  const responses = {
    [withId(vehiclePaths.record, 1)]: () => held,
    [withId(vehiclePaths.release, 1)]: (body: unknown) => {
      sent.push(body);
      held = { ...held, earlier_numbers: [], version: 3 };
      return held;
    },
  };
  const Mechanics = officeAt('/vehicles/1/show', { role: 'mechanic', responses });
  render(<Mechanics />);
  expect(await screen.findByText('T-99')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release T-99' })).toBeNull();
  cleanup();
  const Page = officeAt('/vehicles/1/show', { role: 'dispatcher', responses });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Release T-99' }));
  expect(await screen.findByText(/is about another vehicle, not Truck T-204/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Released.')).toBeVisible();
  expect(sent).toEqual([{ version: 2, earlier: 5 }]);
  await waitFor(() => expect(screen.queryByText('T-99')).toBeNull());
});

test('a vehicle whose number a third one had is merged only after the dispatcher has confirmed that', async () => {
  // react-admin logs the rejection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warning = 'T-204N was T-204 until Nov 27.';
  const sent: unknown[] = [];
  const responses = {
    [withId(vehiclePaths.merge, 1)]: (body: unknown) => {
      sent.push(body);
      const fields = { confirmed_number: [warning] };
      return sent.length > 1
        ? vehicles[1]
        : toHttpError({ kind: 'rejected', status: 400, detail: null, fields });
    },
  };
  const Page = officeAt('/vehicles/1/show', { role: 'dispatcher', responses });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText(/^Merge into/));
  const [, other] = await screen.findAllByRole('option');
  if (!other) throw new Error('The list has no second vehicle');
  await userEvent.click(other);
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText(warning)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Merge anyway' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged.')).toBeVisible();
  expect(sent).toEqual([
    { version: 2, into: vehicles[1]?.id, confirmed_number: '' },
    { version: 2, into: vehicles[1]?.id, confirmed_number: vehicles[0]?.number },
  ]);
});

test("only a truck's record shows a chart of odometer readings", async () => {
  open('mechanic');
  const chart = await screen.findByRole('img', { name: /^4 readings: 416,310 mi/ });
  expect(chart).toHaveAccessibleName(/, then 418,220 mi on Nov 21, 2026, 6:45 AM$/);
  cleanup();
  const Trailer = officeAt('/vehicles/2/show', { role: 'mechanic' });
  render(<Trailer />);
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Odometer' })).toBeNull();
});

test("when a vehicle's page becomes visible, one response updates its status, reasons and defects", async () => {
  const [truck] = vehicles;
  const ready = { holding: [], readiness: 'ready', do_not_dispatch: false, open_defects: 0 };
  let record: unknown = { ...truck, ...ready, defects: [] };
  const Page = officeAt('/vehicles/1/show', {
    role: 'dispatcher',
    responses: { [withId(vehiclePaths.record, 1)]: () => record },
  });
  render(<Page />);
  const status = within(await screen.findByRole('region', { name: 'Status' }));
  expect(status.getByText('Ready')).toBeVisible();
  const steering = { ...openDefect, item: 'steering' as const, holds_vehicle: true };
  record = { ...truck, holding: [steering], defects: [steering] };
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('region', { name: 'Unresolved defects' })).toHaveTextContent(
    'Steering',
  );
  expect(status.getByText('Do not dispatch')).toBeVisible();
  expect(status.getByText('Steering')).toBeVisible();
});

test('a timeline with more reports than are loaded shows no older event before them, until "Show older" loads them', async () => {
  const [report] = reports;
  const daily = Array.from({ length: 40 }, (_none, n) => ({
    ...report,
    id: 100 - n,
    created_at: new Date(Date.parse('2026-11-21T12:00:00Z') - n * 86_400_000).toISOString(),
  }));
  const list = (_body: unknown, query: { perPage: number }) => ({
    data: daily.slice(0, query.perPage),
    total: daily.length,
  });
  const [event] = defectEvents;
  const events = [{ ...event, item: 'mirrors', at: '2026-10-20T12:00:00Z' }];
  const Page = officeAt('/vehicles/1/show', {
    role: 'mechanic',
    responses: {
      [reportPaths.list]: list,
      [withId(vehiclePaths.record, 1)]: { ...vehicles[0], defects: [], events },
    },
  });
  render(<Page />);
  const timeline = within(await screen.findByRole('complementary', { name: 'Timeline' }));
  expect(await timeline.findByRole('link', { name: 'Report 76' })).toBeVisible();
  expect(timeline.queryByRole('link', { name: 'Mirrors' })).toBeNull();
  await userEvent.click(timeline.getByRole('button', { name: 'Show older' }));
  expect(await timeline.findByRole('link', { name: 'Report 61' })).toBeVisible();
  expect(timeline.getByRole('link', { name: 'Mirrors' })).toBeVisible();
  expect(timeline.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('the address of a merged vehicle opens the vehicle that took it in', async () => {
  // react-admin logs the error by which the page learns of the merge.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [truck, trailer] = vehicles;
  const Page = officeAt('/vehicles/9/show', {
    responses: { [withId(vehiclePaths.record, 9)]: { ...trailer, defects: [] } },
  });
  render(<Page />);
  expect(await screen.findByRole('heading', { name: /R-88/ })).toBeVisible();
  expect(screen.queryByText(truck?.number ?? '')).toBeNull();
});

test('the chart of odometer readings names a reading that jumps, with its report', async () => {
  const readings = [416_310, 417_102, 9_417_480, 418_220].map((miles, n) => ({
    report_id: 12 + n,
    inspected_at: `2026-11-${16 + n} 06:40`,
    miles,
  }));
  const Page = officeAt('/vehicles/1/show', {
    responses: { [withId(vehiclePaths.odometer, 1)]: { data: readings } },
  });
  render(<Page />);
  const odometer = within(await screen.findByRole('region', { name: 'Odometer' }));
  expect(odometer.getAllByText(/^Jumps to/)).toHaveLength(1);
  expect(odometer.getByText(/^Jumps to 9,417,480 mi/)).toBeVisible();
  expect(odometer.getByRole('link', { name: 'report 14' })).toHaveAttribute(
    'href',
    '/reports/14/show',
  );
});

test("a vehicle's timeline lists inspections, defects, certifications and changes with names, newest first", () => {
  const change: AuditEntry = {
    id: 9,
    at: '2026-11-22T09:00:00Z',
    actor_id: 8,
    actor_name: 'Rosa Diaz',
    kind: 'vehicles.update',
    action: 'update',
    resource: 'vehicles',
    record_id: '1',
    name: 'Truck T-204',
    before: { plate: 'P-1' },
    after: { plate: 'P-204 IL' },
  };
  const entries = mergeTimeline(reports.slice(0, 1), defectEvents, [change]);
  expect(entries.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Details: Rosa Diaz changed Truck T-204: plate from P-1 to P-204 IL',
    'Report 17: Defects open, inspected by Marcus Bell',
    'Horn: Certified, by Hank Novak, signed Hank Novak. New relay',
    'Horn: Reopened, by Hank Novak. Silent again',
    'Horn: Certified, by Hank Novak, signed Hank Novak',
    'Horn: Reported, by Marcus Bell',
  ]);
});
