import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { receiptClosed } from '@/features/inspection/model/inspectionSlice';
import { ownReport } from '@/testing/fixtures/extensions';
import { apiUrl, backend } from '@/testing/msw/backend';
import { extendedPages, noCurrent } from '@/testing/report/extendedPages';
import { reportStates } from '@/testing/stories/statusStories';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport } = extendedPages();

it("My reports and a report's sheet show that the report was made after the trip, and the sheet shows its check code, its items as entered and what came after", async () => {
  const own = { ...ownReport, trip: 'after' };
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.reports), () => HttpResponse.json({ data: [own], total: 1 })),
    http.get(apiUrl(withId(extensionPaths.report, own.id)), () => HttpResponse.json(own)),
  );
  const { user } = openReport();
  await user.click(await screen.findByRole('button', { name: 'My reports' }));
  const dialog = within(screen.getByRole('dialog', { name: 'My reports' }));
  await user.click(
    await dialog.findByRole('button', { name: /^T-204 .* · After the trip · Sent/ }),
  );
  const sheet = await screen.findByRole('article', { name: 'Vehicle inspection report' });
  expect(within(sheet).getByText('After the trip')).toBeVisible();
  expect(within(sheet).getByText('Check code')).toBeVisible();
  expect(within(sheet).getByText('2-7c1e09ab')).toBeVisible();
  const listed = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  // The part of 49 CFR 396.11(a)(1), and the item of the checklist.
  expect(listed.filter((text) => text.startsWith('✗') && text.endsWith('Horn'))).toHaveLength(2);
  expect(listed.at(1)).toMatch(/, Hank Novak: Truck T-204, Horn: Certified, repaired: New relay$/);
});

function printed(): HTMLElement {
  act(() => void window.dispatchEvent(new Event('afterprint')));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getByRole('article', { name: 'Vehicle inspection report' });
}

it('without a connection, My reports shows the reports sent from this phone, and the browser prints the open one', async () => {
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.reports), () => HttpResponse.error()),
  );
  const { store, user } = openReport();
  await screen.findByLabelText('Truck number');
  act(() => {
    reportStates.sent(store.dispatch);
    store.dispatch(receiptClosed());
  });
  await user.click(await screen.findByRole('button', { name: 'My reports' }));
  const dialog = within(screen.getByRole('dialog', { name: 'My reports' }));
  await user.click(await dialog.findByRole('button', { name: /^T-204/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'My report' }));
  expect(sheet.getByText('Driver signature')).toBeVisible();
  expect(sheet.getByText(/ · Before the trip$/)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(printed()).toHaveTextContent('T-204');
  expect(printed()).not.toHaveTextContent('Not saved at the office');

  await user.click(sheet.getByRole('button', { name: 'Back' }));
  expect(printed()).toHaveTextContent('Not saved at the office');
});
