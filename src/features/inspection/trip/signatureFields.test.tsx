import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { SignatureFields } from './SignatureFields';

test('the mechanic’s fields come last, after the driver’s signature, under a heading of their own', () => {
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
