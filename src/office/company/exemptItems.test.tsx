import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exemptibleItems } from '@/contract/holds';
import { companyPath } from '@/contract/office/company';
import { storedCompany } from '@/testing/fixtures/officeContent';
import { officeAt } from '@/testing/stories/officeStories';

test('an admin exempts the roof from what holds a vehicle; the form offers no § item, frame, axle or ‘Other’', async () => {
  const changes: object[] = [];
  const respond = (body?: object) => {
    if (body) changes.push(body);
    return storedCompany;
  };
  const Page = officeAt('/company', { responses: { [companyPath]: respond } });
  render(<Page />);
  const choices = within(await screen.findByRole('group', { name: 'No defect of 49 CFR 396.11' }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(exemptibleItems.length);
  for (const name of ['Horn', 'Frame and assembly', 'Front axle', 'Other (truck)']) {
    expect(choices.queryByRole('checkbox', { name })).toBeNull();
  }
  expect(choices.getByRole('checkbox', { name: 'Trip recorder' })).toBeChecked();
  await userEvent.click(choices.getByRole('checkbox', { name: 'Roof' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved\./);
  expect(changes).toMatchObject([
    { exempt_items: ['spare_bulbs_fuses', 'spare_seal_beam', 'trip_recorder', 'roof'] },
  ]);
});
