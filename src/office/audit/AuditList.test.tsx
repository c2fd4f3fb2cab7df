import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPaths } from '@/contract/office/audit';
import { auditEntries } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

test("'Everything by' a person filters the audit log by their account and shows the filter", async () => {
  const queries: unknown[] = [];
  const list = (_body: unknown, query: unknown) => {
    queries.push(query);
    return { data: auditEntries, total: auditEntries.length };
  };
  const Page = officeAt('/audit', { responses: { [auditPaths.list]: list } });
  render(<Page />);
  const line = 'Rosa Diaz changed Hank Novak: role from Driver to Mechanic';
  await userEvent.click(await screen.findByRole('button', { name: `Actions of ${line}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything by Rosa Diaz' }));
  const filters = await screen.findByRole('group', { name: 'Filters' });
  const filter = within(filters).findByRole('button', { name: 'Remove filter: By: Rosa Diaz' });
  expect(await filter).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ actor_id: '8' });
});
