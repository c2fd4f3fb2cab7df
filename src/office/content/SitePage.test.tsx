import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, TestMemoryRouter, testDataProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { earlierLocations, footerSection } from '@/testing/fixtures/officeContent';
import { i18nProvider } from '../messages';
import { SitePage } from './SitePage';

const support = {
  ...footerSection,
  id: 'support',
  content: { support_email: '', support_phone: '5' },
};
const restored = {
  ...footerSection,
  version: 2,
  content: { ...footerSection.content, phone2: '7' },
};

function open(address = '/site/footer') {
  const send = jest.fn<Promise<unknown>, [string, string]>().mockResolvedValue(restored);
  const read = jest.fn(async (url: string) => {
    if (url.includes('versions')) return earlierLocations;
    return url.includes('support') ? support : footerSection;
  });
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext
        dataProvider={{ ...testDataProvider(), read, send }}
        i18nProvider={i18nProvider}
      >
        <Link to="/">Today</Link>
        <Routes>
          <Route path="/site/footer" element={<SitePage page="footer" />} />
          <Route path="/" element={<p>The first page</p>} />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { send };
}

const heading = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(heading(name));
const contacts = 'Contacts in the footer';

const restores = (send: jest.Mock<Promise<unknown>, [string, string]>) =>
  send.mock.calls.filter(([, url]) => url.includes('restore')).length;

async function typeAddress() {
  await press(contacts);
  const address = await screen.findByLabelText(/^Address/);
  await userEvent.clear(address);
  await userEvent.type(address, '12 Mill Road');
}

test("a link to a field of the site's content opens the field's section and focuses the field", async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  open('/site/footer?section=contacts&field=phone2');
  await waitFor(() => expect(screen.getByLabelText('Second phone')).toHaveFocus());
  expect(heading(/support/i)).toHaveAttribute('aria-expanded', 'false');
});

test('a section of the site that is closed and opened again still has the typed text', async () => {
  open();
  await typeAddress();
  await press(contacts);
  await waitFor(() => expect(heading(contacts)).toHaveAttribute('aria-expanded', 'false'));
  await press(contacts);
  expect(await screen.findByLabelText(/^Address/)).toHaveValue('12 Mill Road');
});

test("leaving a page of the site's content with unsaved text asks for confirmation even after another section is opened", async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  open();
  await typeAddress();
  await press(contacts);
  await press(/support/i);
  await screen.findByDisplayValue('5');
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('The first page')).not.toBeInTheDocument();
  confirm.mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(await screen.findByText('The first page')).toBeVisible();
});

test("'Restore' asks for confirmation before it replaces unsaved text", async () => {
  const { send } = open();
  await typeAddress();
  await press('History');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(screen.getByText('What you typed since the last save will be lost.')).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText(/will be lost/)).not.toBeInTheDocument());
  expect(restores(send)).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await press('Restore');
  expect(await screen.findByDisplayValue('7')).toBeVisible();
  expect(restores(send)).toBe(1);
  expect(screen.getByLabelText(/^Address/)).toHaveValue('1200 West Harrison Street, Chicago');
});

test("'Restore' asks for no confirmation if nothing was typed", async () => {
  open();
  await press(contacts);
  await screen.findByLabelText(/^Address/);
  await press('History');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByDisplayValue('7')).toBeVisible();
});
