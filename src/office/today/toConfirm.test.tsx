import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import type { Vehicle } from '@/contract/office/vehicles';
import { today, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const [truck, trailer] = vehicles.map((vehicle): Vehicle => ({
  ...vehicle,
  unconfirmed: 'same_number',
}));
if (!truck || !trailer) throw new Error('The fixture has two vehicles');

/** The office at a page, and what was sent to confirm a vehicle. */
function openWith(path: string, role: 'dispatcher' | 'mechanic', undecided: readonly Vehicle[]) {
  const sent: unknown[] = [];
  const left = [...undecided];
  const Page = officeAt(path, {
    role,
    responses: {
      [todayPath]: () => ({ ...today, unconfirmed_vehicles: left.length }),
      [vehiclePaths.list]: () => ({ data: [...left], total: left.length }),
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

test('a vehicle whose number compares as equal to another is confirmed on Today in one press', async () => {
  const sent = openWith('/', 'dispatcher', [trailer]);
  const section = within(await screen.findByRole('region', { name: 'Confirm or merge' }));
  const press = await section.findByRole('button', { name: 'Confirm Trailer R-88' });
  expect(section.getByRole('button', { name: 'Merge' })).toBeVisible();
  await userEvent.click(press);
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  expect(sent).toEqual([[trailer.id, { version: trailer.version }]]);
});

test('the board has the press, too, and says ‘Confirm or merge’ instead of ‘Attention’', async () => {
  openWith('/', 'dispatcher', [truck, trailer]);
  const board = within(await screen.findByRole('list', { name: 'Vehicles in service' }));
  expect(await board.findByRole('button', { name: 'Confirm Trailer R-88' })).toBeVisible();
  expect(board.getByText('Do not dispatch')).toBeVisible();
  expect(board.getAllByText('Confirm or merge')).toHaveLength(2);
  expect(board.queryByText('Attention')).toBeNull();
});

test('a mechanic reads it and cannot confirm', async () => {
  openWith('/vehicles', 'mechanic', [trailer]);
  expect((await screen.findAllByText('Confirm or merge'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm Trailer/ })).toBeNull();
});
