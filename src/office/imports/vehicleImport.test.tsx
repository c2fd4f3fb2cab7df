import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { importPaths, type ImportRequest, type VehicleRow } from '@/contract/office/imports';
import { officeAt } from '@/testing/stories/officeStories';
import { readTable } from './readTable';

// Jest has no workers.
jest.mock('./askWorker', () => ({ askWorker: (source: string) => readTable(source) }));

function decided({ rows, expected }: ImportRequest<VehicleRow>) {
  const fates = rows.map(({ line, kind }) => ({
    line,
    fate: kind === 'boat' ? 'rejected' : 'new',
    why: kind === 'boat' ? '“boat” is neither a truck nor a trailer.' : '',
    record: null,
  }));
  const bad = fates.filter(({ fate }) => fate === 'rejected').length;
  return {
    id: expected ? 5 : null,
    undo_until: expected ? '2026-11-22T09:00:00Z' : null,
    counts: { new: rows.length - bad, changed: 0, same: 0, rejected: bad },
    added: expected ? [1] : [],
    rows: fates,
  };
}

test('a dispatcher imports the valid rows of pasted vehicles with one press, corrects the rejected row, and undoes the import', async () => {
  const sent: ImportRequest<VehicleRow>[] = [];
  const responses = {
    [importPaths.vehicles]: (body: ImportRequest<VehicleRow>) => {
      sent.push(body);
      return decided(body);
    },
    [withId(importPaths.undo, 5)]: { id: 5, removed: 1, restored: 0 },
  };
  const Page = officeAt('/import', { role: 'dispatcher', responses });
  render(<Page />);
  await userEvent.click(await screen.findByLabelText(/paste rows/));
  await userEvent.paste('Unit,Type,Fuel\nT-1,truck,x\nB-1,boat,x\n');
  await userEvent.click(screen.getByRole('button', { name: 'Read pasted rows' }));
  expect(await screen.findByText('New 1 · Changed 0 · Already here 0 · Rejected 1')).toBeVisible();
  expect(
    screen.getByText('Columns: Unit → Number · Type → Truck or trailer · Fuel → left out'),
  ).toBeVisible();
  const rows = () => within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('row');
  expect(rows()[1]).toHaveTextContent('3Rejected“boat” is neither a truck nor a trailer.');

  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText(/Imported: 1 new, 0 changed/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    rows: [{ line: 2, number: 'T-1' }],
    expected: { new: 1, changed: 0, same: 0, rejected: 0 },
  });

  const kind = screen.getByRole('textbox', { name: 'Truck or trailer of row 3' });
  expect(kind).toHaveAccessibleDescription('“boat” is neither a truck nor a trailer.');
  await userEvent.clear(kind);
  await userEvent.type(kind, 'trailer');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('New 1 · Changed 0 · Already here 0 · Rejected 0')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1 vehicle removed, 0 restored.')).toBeVisible();
});

test('a vehicle import of text without a column of vehicle numbers shows an error', async () => {
  const Page = officeAt('/import', { role: 'dispatcher' });
  render(<Page />);
  await userEvent.click(await screen.findByLabelText(/paste rows/));
  await userEvent.paste('Color\nred\n');
  await userEvent.click(screen.getByRole('button', { name: 'Read pasted rows' }));
  expect(await screen.findByText(/no column “Number” or “Unit”/)).toBeVisible();
});
