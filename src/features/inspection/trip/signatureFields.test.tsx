import { act, screen, within } from '@testing-library/react';
import { driverNamed, itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
import { extendedSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { SignatureFields } from './SignatureFields';

test("the mechanic's fields are last, after the driver's signature, under a separate heading", () => {
  const { store, stop } = openReportStore();
  const { container } = renderWithProviders(<SignatureFields />, { store });
  const fields = [...container.querySelectorAll('label')]
    .map((label) => label.textContent.replace(/\W+$/, ''))
    .filter((label) => /signature|date/.test(label));
  expect(fields).toEqual([
    'Driver signature',
    'Driver signature date',
    'Mechanic signature',
    'Mechanic date',
  ]);
  const mechanics = within(screen.getByRole('region', { name: 'For the mechanic' }));
  expect(mechanics.getByRole('heading', { name: 'For the mechanic' })).toBeVisible();
  expect(mechanics.getAllByRole('textbox')).toEqual([
    mechanics.getByLabelText('Mechanic signature'),
  ]);
  expect(mechanics.queryByLabelText(/Driver/)).toBeNull();
  stop();
});

async function openOnOwnBackend() {
  const report = openReportStore(undefined, extendedSettings);
  await report.writable();
  const view = renderWithProviders(<SignatureFields />, {
    store: report.store,
    settings: extendedSettings,
  });
  return { ...report, ...view };
}

test("with Linehaul's own backend, a driver cannot sign an incomplete report, and signs again with one press after a change", async () => {
  const { store, user, stop } = await openOnOwnBackend();
  act(() => void store.dispatch(driverNamed('Dana Miles')));
  await user.click(screen.getByRole('button', { name: 'Sign as Dana Miles' }));
  expect(screen.getByRole('alert')).toHaveTextContent('63 items are unchecked.');
  expect(screen.queryByText(/^Signed by/)).toBeNull();

  act(() => fillIn(store));
  act(() => void store.dispatch(itemMarkedDefective('horn')));
  expect(
    screen.getByText('You changed the report after you signed it. Sign it again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign as Dana Miles' }));
  const status = screen.getByText(/^Signed by Dana Miles on \w+ \d+, \d{4}\.$/);
  expect(status.parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Sign as/ })).toBeNull();
  expect(screen.queryByLabelText(/Driver signature/)).toBeNull();
  stop();
});

test("with Linehaul's own backend, the mechanic's fields are folded until the driver opens them", async () => {
  const { user, stop } = await openOnOwnBackend();
  const button = screen.getByRole('button', { name: 'Only if a mechanic signs on paper' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Mechanic signature')).toBeNull();
  await user.click(button);
  expect(screen.getByLabelText('Mechanic signature')).toBeVisible();
  await user.click(button);
  expect(screen.queryByLabelText('Mechanic signature')).toBeNull();
  stop();
});
