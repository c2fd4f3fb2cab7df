import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import type { Defect } from '@/contract/records';
import { openDefect, repairedDefect } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const press = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const defects: Defect[] = [
  { ...openDefect, description: 'Leaks at the hose' },
  { ...openDefect, id: 71, item: 'horn', description: 'Silent' },
  { ...openDefect, id: 72, item: 'steering', description: 'Pulls to the left' },
];

function openToday() {
  const sent: string[] = [];
  let rows = defects;
  const certify = (defect: Defect) => (body: { version: number }) => {
    sent.push(`certify ${defect.item} ${body.version}`);
    rows = rows.filter(({ id }) => id !== defect.id);
    return { ...repairedDefect, id: defect.id, item: defect.item, photos: [], version: 2 };
  };
  const takeBack = (defect: Defect) => (body: { version: number }) => {
    sent.push(`undo ${defect.item} ${body.version}`);
    rows = [{ ...defect, version: 3 }, ...rows];
    return { ...defect, version: 3 };
  };
  const held = (_body: unknown, query: object) =>
    'holds_vehicle' in query && query.holds_vehicle === 'true'
      ? { data: rows, total: rows.length }
      : { data: [], total: 0 };
  const Page = officeAt('/', {
    role: 'mechanic',
    responses: {
      [defectPaths.list]: held,
      ...Object.fromEntries(
        defects.flatMap((defect) => [
          [withId(defectPaths.certify, defect.id), certify(defect)],
          [withId(defectPaths.takeBack, defect.id), takeBack(defect)],
        ]),
      ),
    },
  });
  render(<Page />);
  return sent;
}

async function certifyFirst() {
  const name = 'Certify repair, Truck T-204: Radiator';
  const button = await screen.findByRole('button', { name });
  // Fakes timers only now, because the page loads in real time.
  jest.useFakeTimers();
  await press.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Certify repair' }));
  await press.click(dialog.getByRole('button', { name: 'Certify repair' }));
  expect(await screen.findByText('Certified: Truck T-204, Radiator')).toBeVisible();
}

test('a certified row on Today keeps its place for 10 seconds, and a press on the row that then moves up is ignored for a second', async () => {
  const sent = openToday();
  await certifyFirst();
  const queue = within(screen.getByRole('region', { name: 'Holds a vehicle' }));
  expect(queue.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Certified: Truck T-204 · Radiator'),
    expect.stringContaining('Silent'),
    expect.stringContaining('Pulls to the left'),
  ]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByText('Leaks at the hose')).toBeNull());
  const name = 'Certify repair as Hank Novak, Truck T-204: Horn';
  await press.click(screen.getByRole('button', { name }));
  // The press was meant for the row above, which disappeared.
  expect(sent).toEqual(['certify radiator 1']);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await press.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Certified: Truck T-204, Horn')).toBeVisible();
  expect(sent).toEqual(['certify radiator 1', 'certify horn 1']);
});

test("a double press certifies a defect once, and 'Undo' takes the certification back", async () => {
  const sent = openToday();
  await certifyFirst();
  await press.dblClick(
    screen.getByRole('button', { name: 'Certify repair as Hank Novak, Truck T-204: Horn' }),
  );
  await press.click(
    await screen.findByRole('button', { name: 'Undo the certification of Truck T-204, Horn' }),
  );
  expect(await screen.findByText('Not certified: Truck T-204, Horn')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Certify repair as Hank Novak, Truck T-204: Horn' }),
  ).toBeVisible();
  expect(sent).toEqual(['certify radiator 1', 'certify horn 1', 'undo horn 2']);
});
