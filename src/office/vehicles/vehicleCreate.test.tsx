import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { newVehicle } from '@/contract/office/imports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

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
  await userEvent.type(screen.getByLabelText('Number'), 'R-88');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible();
  expect(v.parse(v.strictObject(newVehicle.entries), sent[0])).toMatchObject({
    kind: 'trailer',
    number: 'R-88',
  });
});
