import { emptyDriverApplication } from '@/contract/driverApplication';
import { applicationLead, erasedLead, quoteLead } from '@/testing/fixtures/inbox';
import { openDefect, vehicles } from '@/testing/fixtures/office';
import { defectStatuses, leadStatuses, vehicleStatuses } from './statuses';

const application = { ...emptyDriverApplication, state: 'Ohio' };
const labels = (lead: Parameters<typeof leadStatuses>[0]) =>
  leadStatuses(lead).map(({ label }) => label);

test("only an application with neither a phone number nor an email address has the status 'No phone or email'", () => {
  expect(labels({ ...applicationLead, application })).toEqual(['Contacted', 'No phone or email']);
  expect(labels({ ...applicationLead, application: { ...application, phone: '5550100' } })).toEqual(
    ['Contacted'],
  );
  for (const lead of [applicationLead, quoteLead, erasedLead]) expect(labels(lead)).toHaveLength(1);
});

describe('what holds a vehicle', () => {
  const [held] = vehicles;
  if (!held) throw new Error('the fixture has a vehicle');
  const first = (more: Partial<typeof openDefect>) => {
    const defect = { ...openDefect, holds_vehicle: true, ...more };
    return [
      defectStatuses(defect)[0]?.label,
      vehicleStatuses({ ...held, holding: [{ ...defect }] })[0]?.label,
    ];
  };

  it.each([
    ['without §', {}, 'Waits for a decision'],
    ['without § that needs repair', { needs_correction: true }, 'Do not dispatch'],
    ['of a § item', { item: 'horn' as const }, 'Do not dispatch'],
  ])('a holding defect %s and its vehicle say so', (_what, more, label) => {
    expect(first(more)).toEqual([label, label]);
  });
});
