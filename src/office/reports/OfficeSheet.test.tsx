import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { openDefect, reportRecord } from '@/testing/fixtures/office';
import { timestampText } from '../carrierTime';
import { OfficeSheet } from './OfficeSheet';

jest.mock('../defects/DefectPhotos', () => ({ DefectPhotos: () => null }));

function renderSheet(record: typeof reportRecord) {
  render(
    <MemoryRouter>
      <OfficeSheet record={record} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('article', { name: 'Vehicle inspection report' }));
}

test('the sheet marks a certified defect as its driver entered it, and lists the certification with author and time', () => {
  const sheet = renderSheet(reportRecord);
  const listed = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  // The horn is a part of 49 CFR 396.11(a)(1) as well as an item of the checklist.
  expect(
    listed.filter((text) => text.startsWith('✗')).map((text) => text.split(' ').at(-1)),
  ).toEqual(['Horn', '✗Horn', '✗Radiator']);
  expect(listed).toContain(
    `${timestampText('2026-11-21T14:05:00Z')}, Hank Novak: Truck T-204, Horn: Certified, repaired: New relay`,
  );
});

test("the sheet has the driver's own words, and has a defect that was added later after the signature", () => {
  const later = {
    ...openDefect,
    id: 9,
    item: 'clutch' as const,
    reported_at: '2026-11-23T08:00:00Z',
  };
  const words = {
    ...reportRecord.report,
    comments: [{ vehicle_inspection: 17, key: 'radiator', text: 'Drips', fixed: false }],
  };
  const sheet = renderSheet({
    ...reportRecord,
    report: words,
    defects: [{ ...openDefect, description: 'Of somebody else' }, later],
  });
  expect(sheet.getAllByText('Not certified')[0]?.closest('li')).toHaveTextContent(
    /Radiator: Drips Not certified$/,
  );
  expect(sheet.queryByText(/Of somebody else/)).toBeNull();
  const headings = ['After the signature', '49 CFR 396.11(a)(1)'].map((name) =>
    sheet.getByRole('heading', { name }),
  );
  const added = sheet.getByRole('link', { name: /Clutch/ });
  expect(headings.map((heading) => heading.compareDocumentPosition(added))).toEqual([
    Node.DOCUMENT_POSITION_FOLLOWING,
    Node.DOCUMENT_POSITION_PRECEDING,
  ]);
});

test("the sheet has a blank line for a mechanic's signature only while nothing came after the driver's", () => {
  const label = "Mechanic's signature";
  expect(renderSheet(reportRecord).queryByText(label)).toBeNull();
  cleanup();
  expect(renderSheet({ ...reportRecord, events: [] }).getByText(label)).toBeVisible();
});

test('the sheet names the check codes of copies that earlier versions printed', () => {
  const sheet = renderSheet({ ...reportRecord, earlier_digests: ['0a1b2c3d4e', '99887766aa'] });
  expect(sheet.getByText('0a1b2c3d, 99887766')).toBeVisible();
  expect(sheet.getByText(/^2-[0-9a-f]{8}$/)).toBeVisible();
});
