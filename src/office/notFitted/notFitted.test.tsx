import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const user = userEvent.setup();
const [vehicle] = vehicles;

test('a dispatcher marks another item as not fitted to any truck, and the horn, which 49 CFR 396.11 names, is not offered', async () => {
  const sent: unknown[] = [];
  const stored = { truck: ['carburetor'], trailer: [] };
  const save = (body?: unknown) => {
    if (body) sent.push(body);
    return body ?? stored;
  };
  const Page = officeAt('/not-fitted', {
    role: 'dispatcher',
    responses: { [vehiclePaths.notFitted]: save },
  });
  render(<Page />);
  const trucks = within(await screen.findByRole('group', { name: 'No truck has' }));
  expect(trucks.getByRole('checkbox', { name: 'Carburetor' })).toBeChecked();
  expect(trucks.queryByRole('checkbox', { name: 'Horn' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(trucks.getByRole('checkbox', { name: 'Tire chains' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent).toEqual([{ truck: ['carburetor', 'tire_chains'], trailer: [] }]);
});

test("the form of a vehicle's details saves a separate list of the items not fitted to that vehicle", async () => {
  const sent: object[] = [];
  const save = (body?: object) => {
    if (body) sent.push(body);
    return { ...vehicle, ...body };
  };
  const Page = officeAt('/vehicles/1', {
    responses: { [withId(vehiclePaths.record, 1)]: save },
  });
  render(<Page />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  expect(await drawer.findByRole('radio', { name: 'As all trucks' })).toBeChecked();
  await user.click(drawer.getByRole('radio', { name: 'A list of this truck' }));
  await user.click(drawer.getByRole('checkbox', { name: 'Trip recorder' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ not_fitted: ['trip_recorder'] })]);
});
