import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { auditKinds, type AuditEntry, type AuditKind } from '@/contract/office/audit';
import { officeAt } from '@/testing/stories/officeStories';
import { AuditLine } from './AuditLine';

function makeAuditEntry(kind: AuditKind, more: Partial<AuditEntry> = {}): AuditEntry {
  const [resource = '', action = ''] = kind.split('.');
  return {
    id: 1,
    at: '2026-11-22T08:00:00Z',
    actor_id: 8,
    actor_name: 'Dana Whitfield',
    kind,
    resource,
    action,
    record_id: '12',
    name: 'Truck T-12',
    before: null,
    after: null,
    ...more,
  };
}

function show(entry: AuditEntry) {
  const { container } = render(<AuditLine entry={entry} />, { wrapper: MemoryRouter });
  const link = container.querySelector('a');
  return { text: container.textContent, to: link?.getAttribute('href') ?? null, link };
}

const vehicle = (id: number, number: string) => ({ id, number, kind: 'truck', holding: [{ id }] });

test.each<[string, string | null, AuditEntry]>([
  [
    'Dana Whitfield merged Truck 12 into Truck T-12',
    '/vehicles/7/show',
    makeAuditEntry('vehicles.merge', {
      before: { merged: vehicle(12, '12'), into: vehicle(7, 'T-12') },
    }),
  ],
  [
    'Dana Whitfield made a sign-in link for Hank Novak',
    '/people/12',
    makeAuditEntry('people.sign-in-link', { name: 'Hank Novak', after: { sessions_ended: 1 } }),
  ],
  [
    'The sign-in page emailed a sign-in link to Hank Novak',
    '/people/12',
    makeAuditEntry('people.email-link', {
      name: 'Hank Novak',
      actor_id: null,
      actor_name: 'sign-in page',
    }),
  ],
  [
    'Hank Novak chose their password by a link',
    '/people/12',
    makeAuditEntry('people.choose-password', { name: 'Hank Novak', actor_name: 'Hank Novak' }),
  ],
  [
    'Dana Whitfield imported 12 accounts: 10 new, 2 changed',
    '/people',
    makeAuditEntry('people.import', { name: null, after: { added: 10, changed: 2 } }),
  ],
  [
    'Dana Whitfield changed Hank Novak: role from Driver to Mechanic, disabled from no to yes',
    '/people/12',
    makeAuditEntry('people.update', {
      name: 'Hank Novak',
      before: { role: 'driver', disabled: false, version: 1 },
      after: { role: 'mechanic', disabled: true, version: 2 },
    }),
  ],
  [
    'Dana Whitfield changed “Contacts in the footer” of the site: Second phone from nothing to 555-0142',
    '/site/footer',
    makeAuditEntry('content.update', {
      record_id: 'contacts',
      name: null,
      before: { phone2: '' },
      after: { phone2: '555-0142' },
    }),
  ],
  [
    'Dana Whitfield changed “Services” of the site: Heading and introduction, Services',
    '/site/home',
    makeAuditEntry('content.update', {
      record_id: 'services',
      name: null,
      before: { services_text: '<p>Old</p>', services: [] },
      after: { services_text: '<p>New</p>', services: [{ id: 1 }] },
    }),
  ],
  [
    'Dana Whitfield certified that no repair is needed of Truck T-12: Horn',
    '/defects/12/show',
    makeAuditEntry('defects.certify', {
      name: 'Truck T-12: Horn',
      after: { state: 'repair_not_needed' },
    }),
  ],
  [
    'Dana Whitfield deleted the personal data of a lead whose personal data are deleted',
    null,
    makeAuditEntry('leads.delete-personal-data', { name: null }),
  ],
  [
    'Dana Whitfield signed in after 2 failures',
    '/people/12',
    makeAuditEntry('sessions.sign-in', { name: 'Dana Whitfield', after: { failed_before: 2 } }),
  ],
  [
    'Dana Whitfield signed in after 1 failure',
    '/people/12',
    makeAuditEntry('sessions.sign-in', { name: 'Dana Whitfield', after: { failed_before: 1 } }),
  ],
  [
    'Dana Whitfield imported a report of T-204',
    '/reports/12/show',
    makeAuditEntry('reports.import', { name: null, after: { truck_number: 'T-204' } }),
  ],
  [
    'The command line deleted 40 reports that were done with',
    null,
    makeAuditEntry('reports.purge', {
      actor_name: 'command line',
      record_id: '3-61',
      name: null,
      before: { reports: 40 },
    }),
  ],
  [
    'Dana Whitfield exported 313 reports as an Excel file',
    '/reports',
    makeAuditEntry('reports.export', { record_id: 'xlsx', name: null, after: { rows: 313 } }),
  ],
  [
    'Dana Whitfield exported 1 audit entry as CSV',
    '/audit',
    makeAuditEntry('audit.export', { record_id: 'csv', name: null, after: { rows: 1 } }),
  ],
  [
    'Dana Whitfield exported the leads as CSV',
    '/leads',
    makeAuditEntry('leads.export', { record_id: 'csv', name: null }),
  ],
])('the audit log has the sentence %s', (text, to, entry) => {
  expect(show(entry)).toMatchObject({ text, to });
});

test("the audit log shows a deferral's day in US format", () => {
  const entry = makeAuditEntry('defects.defer', { after: { deferred_until: '2026-12-01' } });
  expect(show(entry).text).toBe('Dana Whitfield deferred Truck T-12 until Dec 1, 2026');
});

test.each(auditKinds)(
  'the sentence for an audit entry of kind %s with unexpected details has no JSON, HTML or id',
  (kind) => {
    const before = { a: { b: 1 }, text: '<p>x</p>', assignee_id: 99, list: [1] };
    const { text } = show(makeAuditEntry(kind, { name: null, before, after: {} }));
    expect(text).toMatch(/^Dana Whitfield [a-z]/);
    expect(text).not.toMatch(/[{}[\]<>]|99|\b12\b|undefined|null|_/);
  },
);

test("an audit entry with an action that this version does not know reads 'changed'", () => {
  const entry = { ...makeAuditEntry('vehicles.update'), kind: null, action: 'paint' };
  expect(show(entry).text).toBe('Dana Whitfield changed Truck T-12');
});

test.each(['/people/7', '/defects/3/show', '/comments/4/show', '/company'])(
  '%s shows its activity to an admin, but not to a dispatcher',
  async (path) => {
    const Page = officeAt(path);
    const { unmount } = render(<Page />);
    const heading = await screen.findByRole('heading', { name: 'Activity' });
    const section = heading.closest('section');
    if (!section) throw new Error('the heading has no section');
    expect(within(section).getByText(/role from Driver to Mechanic/)).toBeVisible();
    unmount();
    const Theirs = officeAt(path, { role: 'dispatcher' });
    render(<Theirs />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Activity' })).not.toBeInTheDocument();
  },
);

test("a media file's dialog shows its activity to an admin", async () => {
  const Page = officeAt('/media');
  render(<Page />);
  const [edit] = await screen.findAllByRole('button', { name: 'Edit text' });
  if (!edit) throw new Error('there is no file');
  await userEvent.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Alternative text' }));
  expect(await dialog.findByRole('heading', { name: 'Activity' })).toBeVisible();
});
