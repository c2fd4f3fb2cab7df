import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportPaths } from '@/contract/office/reports';
import { officeAt } from '@/testing/stories/officeStories';
import { carrierToday } from '../carrierTime';
import { auditPeriods } from '../list/datePresets';
import { listPath } from '../listPath';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function openDialog(response: unknown) {
  const queries: unknown[] = [];
  const saved: string[] = [];
  Object.assign(URL, { revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const Page = officeAt(listPath('reports', { vehicle: '1', from: '2026-01-01' }), {
    responses: {
      [reportPaths.package]: (_body: unknown, query: unknown) => {
        queries.push(query);
        return response;
      },
    },
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Audit package' }));
  return { queries, saved };
}

test.each(auditPeriods(carrierToday()))(
  "one press on '$label' downloads that period's audit package, with the list's other filters",
  async ({ label, from, to }) => {
    const { queries, saved } = await openDialog('blob:1');
    await userEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(saved).toEqual([`Linehaul-${from}-to-${to}.zip`]));
    expect(queries).toEqual([{ vehicle: '1', from, to }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test("the audit package of a list is requested with the list's filters", async () => {
  const { queries, saved } = await openDialog('blob:1');
  await userEvent.click(screen.getByRole('button', { name: /^\d+ reports? of this list$/ }));
  await waitFor(() => expect(saved).toEqual([`Linehaul-2026-01-01-to-${carrierToday()}.zip`]));
  expect(queries).toEqual([{ vehicle: '1', from: '2026-01-01' }]);
});

test("the dialog names the list's filters before a package is made", async () => {
  await openDialog('blob:1');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Vehicle: Truck T-204')).toBeVisible();
  expect(dialog.getByText('Inspected from Jan 1, 2026, unless you choose a period')).toBeVisible();
});

test("'Cancel' closes the dialog while an audit package is downloading", async () => {
  await openDialog(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
  expect(await screen.findByRole('progressbar', { name: 'Making the package' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
