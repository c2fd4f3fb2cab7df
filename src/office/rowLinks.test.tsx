import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leads } from '@/testing/fixtures/inbox';
import { hank, openDefect, reports, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';
import { senderText } from './leads/leadText';

const [report, vehicle, lead] = [reports[0], vehicles[0], leads[0]];
if (!report || !vehicle || !lead) throw new Error('the fixtures are empty');

test.each([
  ['/defects', 'Truck T-204', `/defects/${openDefect.id}/show`],
  ['/reports', String(report.id), `/reports/${report.id}/show`],
  ['/vehicles', `Truck ${vehicle.number}`, `/vehicles/${vehicle.id}/show`],
  ['/leads', senderText(lead), `/leads/${lead.id}/show`],
  ['/people', hank.username, `/people/${hank.id}`],
])('a row of %s has a link to its record', async (path, name, address) => {
  const Page = officeAt(path);
  render(<Page />);
  const links = await screen.findAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toContain(address);
});

test('a vehicle opened from the list of vehicles shows its name in the heading and the page title', async () => {
  const Page = officeAt('/vehicles');
  render(<Page />);
  const name = `Truck ${vehicle.number}`;
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toBe(`${name} · Linehaul`);
});
