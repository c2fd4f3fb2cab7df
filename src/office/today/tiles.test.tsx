import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defectPaths } from '@/contract/office/defects';
import { vehiclePaths } from '@/contract/office/vehicles';
import { fleet as counts, openDefect, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

function openToday() {
  const queries: unknown[] = [];
  const list = (_body: unknown, query: unknown) => {
    queries.push(query);
    return { data: [openDefect], total: 1 };
  };
  const Page = officeAt('/', { responses: { [defectPaths.list]: list } });
  render(<Page />);
  return queries;
}

const press = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));

test("after a press on 'Deferred' on Today, the office's menu opens the list of defects without that filter", async () => {
  const queries = openToday();
  await press('link', 'Deferred');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ state: 'deferred' }));
  await press('menuitem', 'Today');
  await press('menuitem', /^Defects/);
  await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('state'));
});

test("'Open defects' on Today links to the open defects, without the deferred ones", async () => {
  const queries = openToday();
  await press('link', 'Open defects');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ state: 'open' }));
});

test('a tile above the list of vehicles counts the vehicles that match the other filters, and keeps those filters', async () => {
  const [listed, counted]: unknown[][] = [[], []];
  const filter = JSON.stringify({ kind: 'trailer' });
  const Page = officeAt(`/vehicles?filter=${encodeURIComponent(filter)}`, {
    responses: {
      [vehiclePaths.list]: (_body: unknown, query: unknown) => {
        listed?.push(query);
        return { data: [], total: 0 };
      },
      [vehiclePaths.fleet]: (_body: unknown, query: unknown) => {
        counted?.push(query);
        return { ...counts, truck: { do_not_dispatch: 0, attention: 0, ready: 0 } };
      },
    },
  });
  render(<Page />);
  await press('link', '3 Ready 0 trucks, 3 trailers');
  await waitFor(() =>
    expect(listed?.at(-1)).toMatchObject({ kind: 'trailer', readiness: 'ready' }),
  );
  expect(counted).toEqual([{ kind: 'trailer' }]);
});

test("the office's menu says what its numbers of vehicles and leads count, and shows a bare number for defects", async () => {
  openToday();
  expect(await screen.findByRole('menuitem', { name: 'Defects 2' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Vehicles 1 held' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Leads 5 new' })).toBeVisible();
});

test("a list with more rows than the server counts shows 'more than 10,000'", async () => {
  const rows = { data: [openDefect], total: 10_001 };
  const Page = officeAt('/defects', { responses: { [defectPaths.list]: rows } });
  render(<Page />);
  expect(await screen.findByText('1-25 of more than 10,000')).toBeVisible();
});

test("'Merge' on a vehicle's page requests the list of vehicles without that vehicle", async () => {
  const queries: unknown[] = [];
  const [vehicle] = vehicles;
  const list = (_body: unknown, query: unknown) => {
    queries.push(query);
    return { data: vehicles, total: vehicles.length };
  };
  const Page = officeAt(`/vehicles/${vehicle?.id ?? 0}/show`, {
    responses: { [vehiclePaths.list]: list },
  });
  render(<Page />);
  await press('button', 'Merge');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ except: String(vehicle?.id) }));
});
