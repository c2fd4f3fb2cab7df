import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import * as v from 'valibot';
import { vehicleChange, vehiclePaths } from '@/contract/office/vehicles';
import { toHttpError } from '../data/call';
import { vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const [vehicle] = vehicles;
const url = withId(vehiclePaths.record, 1);

test("a vehicle's drawer asks a dispatcher before it discards typed text", async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const Page = officeAt('/vehicles/1/show', { role: 'dispatcher' });
  render(<Page />);
  const link = await screen.findByRole('link', { name: 'Edit details' });
  await userEvent.click(link);
  const drawer = await screen.findByRole('dialog', { name: 'Edit details' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));

  const plate = await within(drawer).findByLabelText('Plate');
  await userEvent.type(plate, ' typed');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  expect(plate).toHaveValue(`${vehicle?.plate} typed`);

  confirm.mockReturnValue(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

test("a saved vehicle's drawer closes, and the vehicle's page shows the change", async () => {
  const stored = { ...vehicle, plate: 'IL 4021' };
  let isSaved = false;
  const Page = officeAt('/vehicles/1', {
    responses: {
      [url]: (body: unknown) => {
        isSaved ||= body !== undefined;
        return isSaved ? stored : vehicle;
      },
    },
  });
  render(<Page />);
  const drawer = await screen.findByRole('dialog', { name: 'Edit details' });
  const plate = await within(drawer).findByLabelText('Plate');
  await userEvent.clear(plate);
  await userEvent.type(plate, stored.plate);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(await screen.findByText(stored.plate)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit details' })).toBeVisible();
});

test('a vehicle that is being edited is not fetched again when the page becomes visible', async () => {
  const read = jest.fn(() => vehicle);
  const Page = officeAt('/vehicles/1', { responses: { [url]: read } });
  render(<Page />);
  await screen.findByRole('dialog', { name: 'Edit details' });
  const times = read.mock.calls.length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByLabelText('Plate')).toBeVisible());
  expect(read).toHaveBeenCalledTimes(times);
});

test('a conflict names who changed the vehicle and only the values that they changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let stored = vehicle;
  const message = 'Rosa Diaz changed this while you were editing.';
  const save = () => {
    stored = vehicle && { ...vehicle, make: 'Kenworth', version: 3 };
    return toHttpError({ kind: 'rejected', status: 409, detail: message, fields: {} });
  };
  const Page = officeAt('/vehicles/1', {
    responses: { [url]: (body: unknown) => (body === undefined ? stored : save()) },
  });
  render(<Page />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await userEvent.type(await drawer.findByLabelText('Plate'), '9');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  const alert = await drawer.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Make is now: Kenworth');
  expect(alert).not.toHaveTextContent('Plate is now');
});

test("a mechanic who opens the address for editing a vehicle sees the vehicle's page instead, without a link to edit the vehicle", async () => {
  const Page = officeAt('/vehicles/1', { role: 'mechanic' });
  render(<Page />);
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit details' })).toBeNull();
});

test('a number that another vehicle had is saved only after the dispatcher has confirmed that number', async () => {
  // react-query logs the rejection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warning = 'T-204N was T-9 until Nov 27.';
  const sent: unknown[] = [];
  const Page = officeAt('/vehicles/1', {
    responses: {
      [url]: (body: unknown) => {
        if (body === undefined) return vehicle;
        sent.push(body);
        const { number, confirmed_number: confirmed } = v.parse(vehicleChange, body);
        if (confirmed === number) return { ...vehicle, number };
        const fields = { confirmed_number: [warning] };
        return toHttpError({ kind: 'rejected', status: 400, detail: null, fields });
      },
    },
  });
  render(<Page />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  const number = await drawer.findByLabelText(/^Number/);
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  const confirm = () => drawer.findByRole('checkbox', { name: 'Use this number' });
  expect(drawer.queryByRole('checkbox', { name: 'Use this number' })).toBeNull();
  await userEvent.clear(number);
  await userEvent.type(number, 'T-9');
  await save();
  expect(await drawer.findByText(warning)).toBeVisible();
  expect(await confirm()).toHaveAccessibleDescription(warning);
  await userEvent.click(await confirm());
  // Another number needs another confirmation.
  await userEvent.type(number, '0');
  await save();
  expect(await drawer.findByText(warning)).toBeVisible();
  await userEvent.click(await confirm());
  await save();
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  expect(sent).toEqual([
    { version: vehicle?.version, number: 'T-9', confirmed_number: '' },
    { version: vehicle?.version, number: 'T-90', confirmed_number: 'T-9' },
    { version: vehicle?.version, number: 'T-90', confirmed_number: 'T-90' },
  ]);
});
