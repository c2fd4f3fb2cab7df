import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importPaths, type ImportRequest, type PersonRow } from '@/contract/office/imports';
import { peoplePaths } from '@/contract/office/people';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { officeAt } from '@/testing/stories/officeStories';
import { readTable } from './readTable';

// Jest has no workers.
jest.mock('./askWorker', () => ({ askWorker: (source: string) => readTable(source) }));

test('an admin imports pasted people and makes a sign-in link for each', async () => {
  const sent: unknown[] = [];
  const responses = {
    [importPaths.people]: ({ rows, expected }: ImportRequest<PersonRow>) => {
      sent.push(rows);
      return {
        id: expected ? 5 : null,
        undo_until: expected ? '2026-11-22T09:00:00Z' : null,
        counts: { new: rows.length, changed: 0, same: 0, rejected: 0 },
        added: expected ? [7, 10] : [],
        rows: rows.map(({ line }) => ({ line, fate: 'new', why: '', record: null })),
      };
    },
    [peoplePaths.signInLinks]: (body: unknown) => {
      sent.push(body);
      return { data: newLinks };
    },
  };
  const Page = officeAt('/import/people', { responses });
  render(<Page />);
  await userEvent.click(await screen.findByLabelText(/paste rows/));
  await userEvent.paste('Driver name,Login\nHank Novak,hank\n,lee\n');
  await userEvent.click(screen.getByRole('button', { name: 'Read pasted rows' }));
  expect(await screen.findByText('Columns: Driver name → Name · Login → Username')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make sign-in links' }));
  const sheet = await screen.findByRole('dialog', { name: 'Sign-in links for 2 people' });
  expect(within(sheet).getAllByTestId('sign-in-link')).toHaveLength(2);
  expect(sent.at(-1)).toEqual({ ids: [7, 10] });
  expect(sent[0]).toEqual([
    { line: 2, full_name: 'Hank Novak', username: 'hank', email: '', role: '' },
    { line: 3, full_name: '', username: 'lee', email: '', role: '' },
  ]);
});

test('a dispatcher is not offered the import of people', async () => {
  const Page = officeAt('/import/people', { role: 'dispatcher' });
  render(<Page />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Choose a file')).toBeNull();
});
