import { cleanup, render, screen, within } from '@testing-library/react';
import type { AuditEntry } from '@/contract/office/audit';
import { deferredDefect, openDefect, repairedDefect, reports } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';
import { timelineOf } from './timeline';

function open(role: 'mechanic' | 'dispatcher') {
  const Page = officeAt('/vehicles/1/show', { role });
  render(<Page />);
}

test("a vehicle's record says whether it may be dispatched and why, and leads to defects, reports and drivers", async () => {
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

test("a truck's record draws the odometer of its reports, and a trailer's has none", async () => {
  open('mechanic');
  const chart = await screen.findByRole('img', { name: /^4 readings: 416,310 mi/ });
  expect(chart).toHaveAccessibleName(/, then 418,220 mi on Nov 21, 2026, 6:45 AM$/);
  cleanup();
  const Trailer = officeAt('/vehicles/2/show', { role: 'mechanic' });
  render(<Trailer />);
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Odometer' })).toBeNull();
});

test('the timeline has inspections, defects, certifications and changes with names, the newest first', () => {
  const change: AuditEntry = {
    ...{ id: 9, at: '2026-11-22T09:00:00Z', actor_id: 8, actor_name: 'Rosa Diaz' },
    ...{ kind: 'vehicles.update', action: 'update', resource: 'vehicles', record_id: '1' },
    ...{ name: 'Truck T-204', before: { plate: 'P-1' }, after: { plate: 'P-204 IL' } },
  };
  const defects = [openDefect, deferredDefect, repairedDefect];
  const entries = timelineOf(reports.slice(0, 1), defects, [change]);
  expect(entries.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Details: Rosa Diaz changed Truck T-204: plate from P-1 to P-204 IL',
    'Report 17: Defects open, inspected by Marcus Bell',
    'Doors: Deferred until Dec 1, 2026. Signed by H. Novak',
    expect.stringMatching(/^Horn: Repaired\. Certified by H\. Novak/),
    'Radiator: Reported by Marcus Bell',
    'Doors: Reported by Marcus Bell',
    'Horn: Reported by Marcus Bell',
  ]);
});
