import '@/testing/styles';
import { render, screen, within } from '@testing-library/react';
import { defectPaths } from '@/contract/office/defects';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { openDefect, today, vehicles } from '@/testing/fixtures/office';
import { listByReadiness, never, noConnection, officeAt } from '@/testing/stories/officeStories';

async function openToday(later: unknown) {
  let isLater = false;
  const then = (response: unknown) => () => (isLater ? later : response);
  const listVehicles = listByReadiness(vehicles);
  const Page = officeAt('/', {
    role: 'dispatcher',
    responses: {
      [todayPath]: then(today),
      [vehiclePaths.list]: (body: unknown, query: unknown) =>
        isLater ? later : listVehicles(body, query),
      [defectPaths.list]: then({ data: [openDefect], total: 1 }),
    },
  });
  render(<Page />);
  const board = await screen.findByRole('region', { name: 'Board' });
  await screen.findAllByText(openDefect.description);
  isLater = true;
  return board;
}
function isGray(element: HTMLElement): boolean {
  const isOwn = getComputedStyle(element).filter === 'grayscale(1)';
  return isOwn || (element.parentElement !== null && isGray(element.parentElement));
}

const focus = () => window.dispatchEvent(new Event('visibilitychange'));

afterEach(() => jest.restoreAllMocks());

test('without a connection, a page says so once and shows the loaded data in gray with the time of loading', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const board = await openToday(noConnection);
  expect(isGray(board)).toBe(false);
  focus();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(noConnection.message);
  expect(screen.getAllByText(noConnection.message)).toHaveLength(1);
  expect(within(board).getByText('Truck T-204')).toBeVisible();
  expect(isGray(board)).toBe(true);
  expect(isGray(alert)).toBe(false);
  expect(screen.getByText(/^As of \d+:\d\d [AP]M$/)).toBeVisible();
});

test('a page shows the time of its data once the data is more than a minute old', async () => {
  await openToday(never);
  expect(screen.queryByText(/^As of/)).toBeNull();
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  focus();
  expect(await screen.findByText(/^As of \d+:\d\d [AP]M/)).toBeVisible();
});
