import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { addedVehicle } from '@/contract/office/imports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { noConnection, officeAt } from '@/testing/stories/officeStories';

test('a vehicle that is saved again after a lost response has the same key', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const keys: unknown[] = [];
  const responses = {
    [vehiclePaths.list]: (body: unknown, formKey: unknown) => {
      if (body === undefined) return { data: vehicles, total: 2 };
      keys.push(formKey);
      return keys.length === 1 ? noConnection : vehicles[1];
    },
  };
  const Page = officeAt('/vehicles/create', { role: 'dispatcher', responses });
  render(<Page />);
  const number = await screen.findByLabelText(/^Number/);
  expect(number.closest('.MuiFormControl-root')?.querySelector('label')).toHaveTextContent(/\*$/);
  await userEvent.type(number, 'T-9');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await waitFor(() => expect(keys).toHaveLength(1));
  await save();
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test("a new trailer is saved with only its number filled in, and the trailer's page opens", async () => {
  const sent: unknown[] = [];
  const responses = {
    [vehiclePaths.list]: (body: unknown) => {
      if (body === undefined) return { data: vehicles, total: 2 };
      sent.push(body);
      return vehicles[1];
    },
  };
  const Page = officeAt('/vehicles/create', { role: 'dispatcher', responses });
  render(<Page />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Trailer' }));
  await userEvent.type(screen.getByLabelText(/^Number/), 'R-88');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(v.parse(v.strictObject(addedVehicle.entries), sent[0])).toMatchObject({
    kind: 'trailer',
    number: 'R-88',
  });
});

test('the wheel over a number field leaves the field, so that it cannot change the number', async () => {
  const Page = officeAt('/vehicles/create', { role: 'dispatcher', responses: {} });
  render(<Page />);
  const year = await screen.findByLabelText('Year');
  await userEvent.type(year, '2019');
  fireEvent.wheel(year, { deltaY: 100 });
  expect(year).not.toHaveFocus();
  expect(year).toHaveValue(2019);
});
