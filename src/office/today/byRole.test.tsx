import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defectPaths } from '@/contract/office/defects';
import { commentPaths } from '@/contract/office/comments';
import type { Role } from '@/contract/office/roles';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { openDefect, vehicles } from '@/testing/fixtures/office';
import { officeComments } from '@/testing/fixtures/inbox';
import { listByReadiness, officeAt } from '@/testing/stories/officeStories';

function open(role: Exclude<Role, 'driver'>, responses: Record<string, unknown> = {}) {
  const Page = officeAt('/', { role, responses });
  render(<Page />);
}

test("a mechanic's first page shows held vehicles and trucks not inspected, without leads or the board", async () => {
  open('mechanic');
  expect(await screen.findByRole('region', { name: 'Holds a vehicle' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Trucks not inspected' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Waiting for a reply' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Board' })).toBeNull();
  expect(screen.queryByText('Customers')).toBeNull();
});

test("a dispatcher's first page has the board, with the reason on each tile, and the leads that wait for a reply", async () => {
  open('dispatcher');
  const board = await screen.findByRole('region', { name: 'Board' });
  await waitFor(() => expect(within(board).getAllByRole('listitem')).toHaveLength(2));
  const [held, attention] = within(board).getAllByRole('listitem');
  expect(held).toHaveTextContent('Truck T-204Do not dispatchNot inspected todayRadiator');
  expect(attention).toHaveTextContent(
    'Trailer R-88AttentionNot inspected todayMay go. Deferred: Doors',
  );
  expect(await screen.findByRole('region', { name: 'Waiting for a reply' })).toBeVisible();
});

test('Today folds the vehicles after the tenth, and the board shows ready ones below many held ones', async () => {
  const held = Array.from({ length: 78 }, (_none, n) => ({
    ...openDefect,
    id: n + 1,
    vehicle: { ...openDefect.vehicle, id: n + 1, number: `T-${n + 1}` },
  }));
  const fleet = held.map(({ vehicle }) => ({
    ...vehicles[0],
    ...vehicle,
    readiness: 'do_not_dispatch' as const,
  }));
  const ready = { ...vehicles[0], id: 99, number: 'T-99', readiness: 'ready' as const };
  open('dispatcher', {
    [vehiclePaths.list]: listByReadiness([...fleet, ready]),
    [defectPaths.list]: { data: held, total: held.length },
  });
  const queue = within(await screen.findByRole('region', { name: 'Holds a vehicle' }));
  expect(await queue.findAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(queue.getByRole('button', { name: 'Show 68 more vehicles' }));
  expect(queue.getAllByRole('listitem')).toHaveLength(78);
  const board = within(screen.getByRole('region', { name: 'Board' }));
  expect(await board.findByText('Held: 78')).toBeVisible();
  expect(board.getByRole('button', { name: 'Show 66 more: Held' })).toBeVisible();
  const tiles = within(board.getByRole('list', { name: 'Ready' }));
  expect(tiles.getByText('Truck T-99')).toBeVisible();
});

test('an admin, but not a mechanic, sees on Today that the last backup was restored and checked', async () => {
  open('admin');
  expect(await screen.findByText(/^Backup of .+ restored and checked$/)).toBeVisible();
  cleanup();
  open('mechanic');
  await screen.findByText('Last 30 days');
  expect(screen.queryByText(/^Backup of/)).toBeNull();
});

test("Today's tiles count trucks and trailers, and a tile opens its vehicles", async () => {
  const queries: unknown[] = [];
  const list = (_body: unknown, query: unknown) => {
    queries.push(query);
    return { data: vehicles, total: vehicles.length };
  };
  open('mechanic', { [vehiclePaths.list]: list });
  const name = '12 Ready 9 trucks, 3 trailers';
  await userEvent.click(await screen.findByRole('link', { name }));
  await screen.findByRole('table');
  expect(queries.at(-1)).toMatchObject({ readiness: 'ready' });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});

test('one press on Today publishes a comment', async () => {
  const [comment] = officeComments;
  const publish = jest.fn().mockReturnValue({ data: [] });
  open('dispatcher', {
    [commentPaths.list]: { data: [comment], total: 1 },
    [commentPaths.approve]: publish,
  });
  const section = within(await screen.findByRole('region', { name: 'Comments to publish' }));
  await userEvent.click(await section.findByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('On the site.')).toBeVisible();
  expect(publish).toHaveBeenCalledWith({ ids: [comment?.id] });
});

test('Today leaves out the comments section if no comment is waiting', async () => {
  open('dispatcher', { [commentPaths.list]: { data: [], total: 0 } });
  const section = await screen.findByRole('region', { name: 'Comments to publish' });
  await waitFor(() => expect(section).not.toBeInTheDocument());
});

test("an auditor's first page is the list of reports, and the menu has only pages that they may open", async () => {
  const reads: string[] = [];
  open('auditor', { [todayPath]: () => reads.push('today') });
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  const menu = within(screen.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Vehicles',
    'Defects',
    'Reports',
    'My account',
    'View site',
  ]);
  expect(screen.getByRole('button', { name: 'Audit package' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(reads).toEqual([]);
});
