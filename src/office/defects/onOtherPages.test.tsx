import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { saysGoodDefect } from '@/testing/fixtures/defectStates';
import { openDefect, today, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

function open(path: string, responses: Record<string, unknown> = {}) {
  const Office = officeAt(path, { responses });
  render(<Office />);
}

beforeEach(() => localStorage.clear());

test("Today lists a defect that holds a vehicle, with the defect's age and reporter, and a button there certifies the defect", async () => {
  const listed = jest.fn().mockReturnValue({ data: [openDefect], total: 1 });
  const certified = jest.fn().mockReturnValue(openDefect);
  open('/', {
    [defectPaths.list]: (_body: unknown, query: unknown) => listed(query) as unknown,
    [withId(defectPaths.certify, openDefect.id)]: certified,
  });
  const section = within(await screen.findByRole('region', { name: 'Holds a vehicle' }));
  const row = await section.findByRole('listitem');
  expect(listed).toHaveBeenCalledWith(expect.objectContaining({ holds_vehicle: 'true' }));
  expect(row).toHaveTextContent(/Leaks at the lower hose3 days · reported by Marcus Bell/);
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Truck T-204', '/vehicles/1/show'],
    ['Radiator', '/defects/3/show'],
  ]);
  await userEvent.click(within(row).getByRole('button', { name: /^Certify repair/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Certify repair' }));
  expect(await screen.findByText('Certified: Truck T-204, Radiator')).toBeVisible();
  expect(certified).toHaveBeenCalledWith(
    expect.objectContaining({ version: openDefect.version, state: 'repaired' }),
  );
});

test('Today links to the defects that an upgrade reopened, and one bulk certification clears the notice', async () => {
  let left = [saysGoodDefect, { ...saysGoodDefect, id: 31 }];
  const listed = jest.fn();
  const certified = jest.fn();
  open('/', {
    [todayPath]: () => ({ ...today, reopened_by_migration: left.length }),
    [defectPaths.list]: (_body: unknown, query: unknown) => {
      listed(query);
      return { data: left, total: left.length };
    },
    [defectPaths.certifySeveral]: (body: unknown) => {
      certified(body);
      const data = left;
      left = [];
      return { data, skipped: [] };
    },
  });
  const alert = await screen.findByText(/^The upgrade opened 2 defects again/);
  await userEvent.click(within(alert).getByRole('link', { name: 'Certify what was reopened' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /select all/i }));
  expect(listed).toHaveBeenLastCalledWith(
    expect.objectContaining({ reopened_by_migration: 'true', perPage: 100 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Certify repair' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Certify repair' }));
  expect(await screen.findByText('Certified: 2.')).toBeVisible();
  const defects = [21, 31].map((id) => ({ id, version: 1 }));
  expect(certified).toHaveBeenCalledWith(expect.objectContaining({ defects, state: 'repaired' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Today' }));
  await screen.findByText('Last 30 days');
  expect(screen.queryByText(/The upgrade opened/)).toBeNull();
});

test("the Vehicles page shows defects that hold a vehicle and deferred defects, and Today lists the trucks that are overdue under the company's rule", async () => {
  open('/vehicles');
  const table = await screen.findByRole('table');
  const rows = await within(table).findAllByRole('row');
  expect(rows[1]).toHaveTextContent('Do not dispatchRadiatorNot inspected today');
  expect(rows[2]).toHaveTextContent('AttentionMay go. Deferred: DoorsNot inspected today');
  const overdue = { ...vehicles[0], is_overdue: true, days_without_inspection: 5 };
  open('/', { [vehiclePaths.list]: { data: [overdue], total: 1 } });
  const section = within(await screen.findByRole('region', { name: 'Trucks not inspected' }));
  expect(await section.findByText('No inspection for 5 days (policy: daily)')).toBeVisible();
});
