import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { calls, withId } from '@/contract/calls';
import { auditPaths } from '@/contract/office/audit';
import { commentPaths } from '@/contract/office/comments';
import { companyPath } from '@/contract/office/company';
import { contentPaths } from '@/contract/office/content/calls';
import { defectPaths } from '@/contract/office/defects';
import { reportPaths } from '@/contract/office/reports';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { session } from '@/testing/fixtures/account';
import { anotherCompany } from '@/testing/fixtures/company';
import { today, vehicles } from '@/testing/fixtures/office';
import { footerSection, storedCompany } from '@/testing/fixtures/officeContent';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { responding } from '@/testing/msw/requests';
import { Office } from './Office';
import { makeOfficeStore } from './store';

startBackend();

const admin = { username: 'dana.driver', email: '', role: 'admin' as const, id: 1 };
const [vehicle] = vehicles;
const vehicleUrl = withId(vehiclePaths.record, vehicle?.id ?? 0);
const supportUrl = withId(contentPaths.record, 'support');
const footerUrl = withId(contentPaths.record, 'contacts');

function open(path: string) {
  window.history.replaceState(null, '', `/office${path}`);
  backend.use(
    responding(['get', calls.me], 200, admin),
    responding(['get', todayPath], 200, today),
    responding(['get', vehicleUrl], 200, vehicle),
    responding(['get', vehiclePaths.list], 200, { data: vehicles, total: vehicles.length }),
    responding(['get', withId(vehiclePaths.odometer, vehicle?.id ?? 0)], 200, { data: [] }),
    ...[auditPaths, commentPaths, defectPaths, reportPaths].map(({ list }) =>
      responding(['get', list], 200, { data: [], total: 0 }),
    ),
    responding(['get', companyPath], 200, storedCompany),
    responding(['get', footerUrl], 200, footerSection),
    // Keeps the preview from showing another error.
    responding(['post', withId(contentPaths.preview, 'contacts')], 200, { address: '/?preview=1' }),
    http.get('http://localhost/', () => HttpResponse.html('<div id="root"><main></main></div>')),
    responding(['get', supportUrl], 200, { ...footerSection, id: 'support', content: {} }),
  );
  const storage = createMemorySessionStorage({ ...session, user: admin });
  const store = makeOfficeStore(storage, { settings: testSettings });
  restoreSession(store, storage);
  render(
    <Office store={store} staff={{ account: admin, role: 'admin' }} company={anotherCompany} />,
  );
}

const pages = [
  {
    page: 'a vehicle',
    path: `/vehicles/${vehicle?.id ?? 0}`,
    save: ['patch', vehicleUrl, vehicle] as const,
    label: 'Plate',
    savedText: /^saved/i,
  },
  {
    page: 'the company',
    path: '/company',
    save: ['put', companyPath, { ...storedCompany, version: 3 }] as const,
    label: 'Tagline',
    savedText: /^saved/i,
  },
  {
    page: 'a section of the site',
    path: '/site/footer',
    section: 'Contacts in the footer',
    save: ['put', footerUrl, { ...footerSection, version: 2 }] as const,
    label: /^Address/,
    savedText: /^saved/i,
  },
];

test.each(pages)(
  'a failed save of $page keeps the typed text, leaving the page shows a warning, and signing in again after the session has ended allows the save',
  async ({ path, section, save: [method, url, stored], label, savedText }) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(path);
    if (section) await userEvent.click(await screen.findByRole('button', { name: section }));
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, 'Typed words');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const failures = [
      { reply: () => new HttpResponse(null, { status: 500 }), message: /server failed \(500\)/ },
      {
        reply: () => HttpResponse.html('<h1>Sign in to the network</h1>'),
        message: /could not be reached/,
      },
      { reply: () => HttpResponse.error(), message: 'No connection. Please try again.' },
      {
        reply: () => HttpResponse.json({ detail: 'Rosa Diaz changed this.' }, { status: 409 }),
        message: /Rosa Diaz changed this/,
      },
      {
        reply: () => new HttpResponse(null, { status: 401 }),
        message: /Your session has ended\. /,
      },
    ];
    for (const [index, { reply, message }] of failures.entries()) {
      backend.use(
        http[method](apiUrl(url), reply),
        responding(['post', calls.refresh], 401, { detail: 'No.' }),
      );
      await save();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getAllByText(message)).toHaveLength(1);
      expect(screen.queryByText(savedText)).not.toBeInTheDocument();
      expect(field).toHaveValue('Typed words');
      if (index === failures.length - 1) break;
      await userEvent.click(screen.getByRole('menuitem', { name: 'Today', hidden: true }));
      await waitFor(() => expect(confirm).toHaveBeenCalledTimes(index + 1));
      expect(field).toBeInTheDocument();
    }

    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    const signIn = () => userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await userEvent.type(within(dialog).getByLabelText(/Password/), 'wrong');
    backend.use(responding(['post', calls.login], 400, { detail: 'Wrong login or password.' }));
    await signIn();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Wrong login or password.');

    const seen: { body: unknown; authorization: string | null; method: string }[] = [];
    backend.use(
      responding(['post', calls.login], 200, { access: 'a2', refresh: 'r2', user: admin }),
      responding([method, url], 200, stored, seen),
    );
    await signIn();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field).toHaveValue('Typed words');
    await save();
    expect(await screen.findByText(savedText)).toBeVisible();
    expect(seen).toMatchObject([{ authorization: 'Bearer a2' }]);
    expect(JSON.stringify(seen[0]?.body)).toContain('Typed words');
  },
);

test.each([
  {
    page: 'the company',
    path: '/company',
    call: ['put', companyPath] as const,
    label: 'Tagline',
    theirs: { ...storedCompany, name: 'Southway Freight', version: 3 },
    changed: 'Changed: name from Northway Freight to Southway Freight.',
  },
  {
    page: 'a section of the site',
    path: '/site/footer',
    section: 'Contacts in the footer',
    call: ['put', footerUrl] as const,
    label: /^Address/,
    theirs: {
      ...footerSection,
      version: 2,
      content: { ...footerSection.content, phone2: '+1 (555) 010-0111' },
    },
    changed: 'Changed: Second phone.',
  },
])(
  'a conflict while saving $page names who changed it and only the fields whose values differ',
  async ({ path, section, call: [method, url], label, theirs, changed }) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(path);
    if (section) await userEvent.click(await screen.findByRole('button', { name: section }));
    await userEvent.type(await screen.findByLabelText(label), ' typed');
    backend.use(
      responding([method, url], 409, { detail: 'Rosa Diaz changed this.' }),
      responding(['get', url], 200, theirs),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByText(/Rosa Diaz changed this\./);
    expect(conflict).toHaveTextContent(`Rosa Diaz changed this. ${changed} Save again`);
  },
);
