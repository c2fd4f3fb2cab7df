import { act, screen, within } from '@testing-library/react';
import {
  headerFieldChanged,
  itemMarkedDefective,
} from '@/features/inspection/model/inspectionSlice';
import { toDeviceDateTime } from '@/contract/dates';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { SignatureFields } from './SignatureFields';

const backends = [
  ["Linehaul's own backend", extendedSettings],
  ['another backend', testSettings],
] as const;

// 'drivers_signature, drivers_signature_date, mechanics_signature, mechanics_signature_date'
describe.each(backends)('the signatures with %s', (_name, settings) => {
  async function openSignatures() {
    const report = openReportStore(undefined, settings);
    await report.writable();
    const view = renderWithProviders(<SignatureFields />, { store: report.store, settings });
    return { ...report, ...view };
  }

  it("are four visible fields in the specification's order, and each can be edited", async () => {
    const { user, container, stop } = await openSignatures();
    const labels = [...container.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Driver signature',
      'Driver signature date',
      'Mechanic signature',
      'Mechanic date',
    ]);
    const signatures = within(screen.getByRole('region', { name: 'Signatures' }));
    for (const label of ['Driver signature', 'Mechanic signature']) {
      const field = signatures.getByLabelText(label);
      await user.type(field, 'D. Miles');
      expect(field).toHaveValue('D. Miles');
    }
    stop();
  });

  it("have a line that says when the mechanic's is needed", async () => {
    const { store, stop } = await openSignatures();
    const field = screen.getByLabelText('Mechanic signature');
    expect(field).toHaveAccessibleDescription('Required while an item is unchecked.');
    act(() => fillIn(store));
    expect(field).toHaveAccessibleDescription('Not required: every item is checked.');
    stop();
  });

  it("take the driver's name and today's date in one press while items are unchecked, and keep them after a change", async () => {
    const { store, user, stop } = await openSignatures();
    const name = headerFieldChanged({ field: 'carrier', value: 'Dana Miles' });
    act(() => void store.dispatch(name));
    await user.click(screen.getByRole('button', { name: 'Sign as Dana Miles' }));
    const expectSigned = () => {
      expect(screen.getByLabelText('Driver signature')).toHaveValue('Dana Miles');
      const today = toDeviceDateTime(new Date()).date;
      expect(screen.getByLabelText('Driver signature date')).toHaveValue(today);
    };
    expectSigned();
    act(() => void store.dispatch(itemMarkedDefective('horn')));
    expectSigned();
    stop();
  });
});
