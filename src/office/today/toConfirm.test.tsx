import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths, type Vehicle } from '@/contract/office/vehicles';
import { today, vehicles } from '@/testing/fixtures/office';
import { listByReadiness, officeAt } from '@/testing/stories/officeStories';

const [truck, trailer] = vehicles.map((vehicle): Vehicle => ({
  ...vehicle,
  unconfirmed: 'same_number',
}));
if (!truck || !trailer) throw new Error('The fixture has two vehicles');

const newFacts: Partial<Vehicle> = {
  open_defects: 0,
  deferred_defects: 0,
  do_not_dispatch: false,
  holding: [],
  is_overdue: false,
  readiness: 'attention',
};

function openWith(path: string, role: 'dispatcher' | 'mechanic', undecided: readonly Vehicle[]) {
  const sent: unknown[] = [];
  const left = [...undecided];
  const Page = officeAt(path, {
    role,
    responses: {
      [todayPath]: () => ({ ...today, unconfirmed_vehicles: left.length }),
      [vehiclePaths.list]: (body: unknown, query: unknown) => listByReadiness(left)(body, query),
      ...Object.fromEntries(
        undecided.map((vehicle) => [
          withId(vehiclePaths.confirm, vehicle.id),
          (body: unknown) => {
            sent.push([vehicle.id, body]);
            left.splice(left.indexOf(vehicle), 1);
            return { ...vehicle, unconfirmed: null };
          },
        ]),
      ),
    },
  });
  render(<Page />);
  return sent;
}

test('one press on Today confirms a trailer whose number another vehicle has in a different spelling', async () => {
  const sent = openWith('/', 'dispatcher', [trailer]);
  const section = within(await screen.findByRole('region', { name: 'Confirm or merge' }));
  const press = await section.findByRole('button', { name: 'Confirm Trailer R-88' });
  expect(section.getByRole('button', { name: 'Merge' })).toBeVisible();
  await userEvent.click(press);
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  expect(sent).toEqual([[trailer.id, { version: trailer.version }]]);
});

test("the board offers to confirm an unconfirmed vehicle, and says 'Confirm or merge' instead of 'Attention'", async () => {
  openWith('/', 'dispatcher', [truck, trailer]);
  const board = within(await screen.findByRole('region', { name: 'Board' }));
  expect(await board.findByRole('button', { name: 'Confirm Trailer R-88' })).toBeVisible();
  expect(board.getByText('Do not dispatch')).toBeVisible();
  expect(board.getAllByText('Confirm or merge')).toHaveLength(2);
  expect(board.queryByText('Attention')).toBeNull();
});

test("an unconfirmed truck is 'New: confirm or merge' on Today and the board, not 'Ready', and one press confirms it", async () => {
  const found: Vehicle = { ...truck, ...newFacts, unconfirmed: 'new' };
  const sent = openWith('/', 'dispatcher', [found]);
  const board = within(await screen.findByRole('region', { name: 'Board' }));
  expect(await board.findByText('New: confirm or merge')).toBeVisible();
  expect(board.queryByText('Ready')).toBeNull();
  expect(board.queryByText('Do not dispatch')).toBeNull();
  const section = within(await screen.findByRole('region', { name: 'Confirm or merge' }));
  expect(await section.findByText('New: confirm or merge')).toBeVisible();
  await userEvent.click(board.getByRole('button', { name: 'Confirm Truck T-204' }));
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  expect(sent).toEqual([[truck.id, { version: truck.version }]]);
});

test("another carrier's ready trailer is an 'Other trailer' on the board, without a button to confirm it", async () => {
  openWith('/', 'dispatcher', [
    { ...trailer, ...newFacts, readiness: 'ready', unconfirmed: 'other_trailer' },
  ]);
  const board = within(await screen.findByRole('region', { name: 'Board' }));
  expect(await board.findByText('Other trailer')).toBeVisible();
  expect(board.getByText('Ready')).toBeVisible();
  expect(board.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test("until the fleet is confirmed, a truck's page offers its confirmation to a dispatcher, not to a mechanic, and says what the confirmation does", async () => {
  const sent: unknown[] = [];
  let isFleetConfirmed = false;
  const confirmed: Vehicle = { ...truck, unconfirmed: null };
  const responses = {
    [todayPath]: () => ({ ...today, is_fleet_confirmed: isFleetConfirmed }),
    [withId(vehiclePaths.record, 1)]: confirmed,
    [withId(vehiclePaths.confirm, 1)]: (body: unknown) => {
      sent.push(body);
      isFleetConfirmed = true;
      return confirmed;
    },
  };
  const Mechanics = officeAt('/vehicles/1/show', { role: 'mechanic', responses });
  render(<Mechanics />);
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(screen.queryByText(/Once the list is complete/)).toBeNull();
  cleanup();
  const Page = officeAt('/vehicles/1/show', { role: 'dispatcher', responses });
  render(<Page />);
  expect(await screen.findByText(/Once the list is complete/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Truck T-204' }));
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Once the list is complete/)).toBeNull());
  expect(sent).toEqual([{ version: truck.version }]);
});

test("a mechanic sees 'Confirm or merge' without a button to confirm", async () => {
  openWith('/vehicles', 'mechanic', [trailer]);
  expect((await screen.findAllByText('Confirm or merge'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm Trailer/ })).toBeNull();
});
