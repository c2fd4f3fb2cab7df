import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyPath } from '@/contract/office/company';
import { defectPaths } from '@/contract/office/defects';
import { todayPath } from '@/contract/office/today';
import { saysGoodDefect } from '@/testing/fixtures/defectStates';
import { today } from '@/testing/fixtures/office';
import { storedCompany } from '@/testing/fixtures/officeContent';
import { officeAt } from '@/testing/stories/officeStories';

/** The office at a path, on a server with these responses. */
function open(path: string, answers: Record<string, unknown> = {}) {
  const Office = officeAt(path, { answers });
  render(<Office />);
}

beforeEach(() => localStorage.clear());

test('Today names the vehicles not to be dispatched, with what holds each and what a driver says', async () => {
  const [held] = today.held_vehicles;
  const defects = [...(held?.defects ?? []), { ...saysGoodDefect, item: 'horn' as const }];
  open('/', { [todayPath]: { ...today, held_vehicles: [{ ...held, defects }] } });
  const section = within(await screen.findByRole('region', { name: 'Vehicles not to dispatch' }));
  expect(section.getByRole('link', { name: 'Truck T-204' })).toHaveAttribute('href', '/vehicles/1');
  const [radiator, horn] = section.getAllByRole('listitem');
  expect(radiator).toHaveTextContent(/^Radiator: Leaks at the lower hose$/);
  expect(horn).toHaveTextContent(/^Horn: .* \(driver says good: Marcus Bell\)$/);
});

test('Today leads to what only a driver says is good, the first to certify', async () => {
  const asked = jest.fn().mockReturnValue({ data: [saysGoodDefect], total: 1 });
  open('/', {
    [todayPath]: { ...today, driver_says_good_defects: 1 },
    [defectPaths.list]: (_body: unknown, query: unknown) => asked(query) as unknown,
  });
  await userEvent.click(await screen.findByRole('link', { name: 'To certify: driver says good' }));
  expect(await screen.findByRole('table')).toHaveTextContent(/says good/);
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ driver_says_good: 'true', sort: 'to_certify' }),
  );
});

test('what the upgrade opened again is listed from Today, and one bulk certification clears it', async () => {
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
  await userEvent.click(within(alert).getByRole('link', { name: 'Certify what was opened again' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /select all/i }));
  expect(listed).toHaveBeenLastCalledWith(
    expect.objectContaining({ reopened_by_migration: 'true', perPage: 100 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Certify repair' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Your name/), 'H. Novak');
  await userEvent.click(dialog.getByRole('button', { name: 'Certify repair' }));
  expect(await screen.findByText('Certified: 2.')).toBeVisible();
  const defects = [21, 31].map((id) => ({ id, version: 1 }));
  expect(certified).toHaveBeenCalledWith(expect.objectContaining({ defects, name: 'H. Novak' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Today' }));
  await screen.findByText('Last 30 days');
  expect(screen.queryByText(/The upgrade opened/)).toBeNull();
});

test('Vehicles names what holds a truck, and calls ‘Overdue’ the company’s own rule, with its days', async () => {
  open('/vehicles');
  const table = await screen.findByRole('table');
  const rows = await within(table).findAllByRole('row');
  expect(rows[1]).toHaveTextContent('Do not dispatch: Radiator');
  expect(rows[2]).not.toHaveTextContent('Do not dispatch');
  open('/');
  expect(
    await screen.findByRole('link', { name: "Overdue by the company's own rule: 1 day" }),
  ).toBeVisible();
});

test('the company may decide that a signature on the driver’s phone certifies nothing', async () => {
  const save = jest.fn().mockReturnValue({ ...storedCompany, phone_signatures: false, version: 3 });
  open('/company', {
    [companyPath]: (body: unknown) =>
      body === undefined ? storedCompany : (save(body) as unknown),
  });
  const toggle = await screen.findByRole('switch', {
    name: /^A mechanic's signature on the driver's phone certifies a repair/,
  });
  expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ phone_signatures: false, version: storedCompany.version }),
  );
});
