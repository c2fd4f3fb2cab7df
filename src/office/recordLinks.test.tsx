import { render, screen } from '@testing-library/react';
import { openDefect, reportRecord } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const defect = `/defects/${openDefect.id}/show`;
const report = `/reports/${reportRecord.id}/show`;
const person = `/people/${reportRecord.driver_id}`;

test.each([
  [defect, 'Report 17', report],
  [defect, 'Marcus Bell', person],
  [report, 'Marcus Bell', person],
  [report, 'Truck T-204, Radiator', defect],
  [person, 'Reports', '/reports?filter={"driver":"9"}'],
  [person, 'Unresolved defects', '/defects?filter={"reported_by":"9"}'],
])("on %s, an admin sees the link '%s' to %s", async (path, name, address) => {
  const Page = officeAt(path);
  render(<Page />);
  const link = await screen.findByRole('link', { name });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(address);
});

test.each([defect, report])(
  "on %s, a mechanic sees the driver's name without a link",
  async (path) => {
    const Page = officeAt(path, { role: 'mechanic' });
    render(<Page />);
    expect(await screen.findByText(/Marcus Bell, Nov|^Driver: Marcus Bell$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Marcus Bell' })).toBeNull();
  },
);
