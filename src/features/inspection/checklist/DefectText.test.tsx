import { Profiler } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { extendedSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { openReportStore } from '@/testing/report/reportStore';
import { ChecklistRow } from './ChecklistRow';

const horn = { key: 'horn', label: 'Horn', category: 'cab' } as const;

it("a defect's photos render in a later commit than the description field", async () => {
  const commits: string[] = [];
  const recordCommit = () => {
    if (!screen.queryByRole('textbox')) return;
    commits.push(screen.queryByLabelText('Add photo, Horn') ? 'field, photos' : 'field');
  };
  const server = startInspectionServer();
  const report = openReportStore();
  await report.writable();
  renderWithProviders(
    <Profiler id="row" onRender={recordCommit}>
      <ChecklistRow item={horn} isShown isNotFitted={false} fixedDefect="" />
    </Profiler>,
    { store: report.store, settings: extendedSettings },
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  // The first press loads the photos' chunk.
  press('Horn: defective');
  await screen.findByLabelText('Add photo, Horn');
  press('Horn: good');
  commits.length = 0;
  press('Horn: defective');
  expect(commits[0]).toBe('field');
  expect(commits.at(-1)).toBe('field, photos');
  report.stop();
  server.restore();
});
