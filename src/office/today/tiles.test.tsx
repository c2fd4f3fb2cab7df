import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defectPaths } from '@/contract/office/defects';
import { vehiclePaths } from '@/contract/office/vehicles';
import { openDefect, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

/** Opens the office at Today; returns the filters of the defect list's calls, in order. */
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

test("a number's filter is gone when the menu opens its list", async () => {
  const queries = openToday();
  await press('link', 'Deferred');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ state: 'deferred' }));
  await press('menuitem', 'Today');
  await press('menuitem', /^Defects/);
  await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('state'));
});

test("'Open defects' links to the open defects, without the deferred", async () => {
  const queries = openToday();
  await press('link', 'Open defects');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ state: 'open' }));
});

test("a list with more rows than the server counts shows 'more than 10,000'", async () => {
  const rows = { data: [openDefect], total: 10_001 };
  const Page = officeAt('/defects', { responses: { [defectPaths.list]: rows } });
  render(<Page />);
  expect(await screen.findByText('1-25 of more than 10,000')).toBeVisible();
});

test('a vehicle cannot be merged into itself', async () => {
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
