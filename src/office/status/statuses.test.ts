import { emptyDriverApplication } from '@/contract/driverApplication';
import { applicationLead, erasedLead, quoteLead } from '@/testing/fixtures/inbox';
import { leadStatuses } from './statuses';

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
