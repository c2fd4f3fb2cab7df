import { fireEvent, screen } from '@testing-library/react';
import { ExtensionsContext, noExtensions } from '@/features/inspection/delivery/extensions';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { openReportStore } from '@/testing/report/reportStore';
import { ChecklistRow } from './ChecklistRow';

const horn = { key: 'horn', label: 'Horn', category: 'cab' } as const;

it('renders a defect’s photos only after the commit that shows its field', async () => {
  const wasFieldShown: boolean[] = [];
  function Photos() {
    wasFieldShown.push(document.querySelector('textarea') !== null);
    return <p>Photos of the horn</p>;
  }
  const server = startInspectionServer();
  const report = openReportStore();
  await report.writable();
  renderWithProviders(
    <ExtensionsContext value={{ ...noExtensions, photosOf: () => <Photos /> }}>
      <ChecklistRow item={horn} isShown fixedDefect="" />
    </ExtensionsContext>,
    { store: report.store },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Horn: defective' }));
  expect(wasFieldShown[0]).toBe(true);
  expect(screen.getByText('Photos of the horn')).toBeVisible();
  report.stop();
  server.restore();
});
