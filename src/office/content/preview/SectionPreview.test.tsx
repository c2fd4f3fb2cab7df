import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, testDataProvider } from 'react-admin';
import type { SectionRecord } from '@/contract/office/content/calls';
import { i18nProvider } from '../../messages';
import { SectionForm } from '../SectionForm';

const services: SectionRecord = {
  id: 'services',
  version: 3,
  saved_at: null,
  saved_by: null,
  content: {
    services_text: '<h2>What we haul</h2><p>Steel.</p>',
    is_shown: true,
    services: [],
  },
};

const pageWith = (section: string) =>
  `<html><head><style>h2 { color: red }</style></head><body><div id="root"><main>${section}</main></div><script>throw 1</script></body></html>`;
const sectionWith = (text: string) => `<section data-section="services"><h2>${text}</h2></section>`;

function open(sectionsByPage: Record<string, string>, pages: Record<string, string> = {}) {
  const fetched = jest.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const path = typeof address === 'string' ? address : '';
    const section = sectionsByPage[path];
    const html = section === undefined ? pages[path] : pageWith(section);
    return html === undefined ? new Response('', { status: 404 }) : new Response(html);
  });
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const send = jest.fn().mockResolvedValue({ address: '/?preview=1' });
  render(
    <AdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={i18nProvider}>
      <SectionForm page="home" section={services} onSaved={() => undefined} />
    </AdminContext>,
  );
  return { send, fetched };
}

const shown = () => screen.getByTitle<HTMLIFrameElement>('Preview of Services').contentDocument;

test("a section's preview shows the stored section, and then the unsaved content, as the server renders it but without scripts", async () => {
  const { send } = open({
    '/': sectionWith('What we haul'),
    '/?preview=1': sectionWith('Freight'),
  });
  await waitFor(() => expect(shown()?.body).toHaveTextContent('What we haul'));
  expect(shown()?.querySelector('style')).not.toBeNull();
  expect(send).not.toHaveBeenCalled();

  const heading = screen.getByLabelText('Heading');
  await userEvent.clear(heading);
  await userEvent.paste('Freight');
  await waitFor(() => expect(shown()?.body).toHaveTextContent('Freight'));
  expect(send).toHaveBeenLastCalledWith('POST', '/api/office/content/services/preview/', {
    body: {
      page: 'home',
      services_text: '<h2>Freight</h2><p>Steel.</p>',
      is_shown: true,
      services: [],
    },
    response: expect.anything(),
  });
  expect(shown()?.querySelector('script')).toBeNull();
  expect(screen.getByTitle('Preview of Services')).toHaveAttribute('sandbox', 'allow-same-origin');
});

test("a section's preview says that visitors do not see a section that the page leaves out, and if its call fails, that it could not be loaded", async () => {
  const { send } = open({ '/': '' });
  expect(await screen.findByText(/Visitors do not see this section/)).toBeVisible();
  // react-admin logs the failed call.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockRejectedValue(new Error('No connection.'));
  await userEvent.type(screen.getByLabelText('Heading'), '!');
  expect(await screen.findByText(/The preview could not be loaded/)).toBeVisible();
});

test('a preview of a page that the server could not render says so, and not that visitors do not see the section', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open({}, { '/': '<html><body><div id="root"><!--page--></div></body></html>' });
  expect(await screen.findByText(/The preview could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/Visitors do not see this section/)).toBeNull();
});

test('a preview of a page with a failed call shows a section that has content, and says of a missing one that the preview could not be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = '<meta name="incomplete-page">';
  open({ '/': failed + sectionWith('What we haul'), '/?preview=1': failed });
  await waitFor(() => expect(shown()?.body).toHaveTextContent('What we haul'));
  await userEvent.type(screen.getByLabelText('Heading'), '!');
  expect(await screen.findByText(/The preview could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/Visitors do not see this section/)).toBeNull();
});

test("switching 'Show on the site' off hides the section in the preview without a save", async () => {
  const { send } = open({ '/': sectionWith('What we haul'), '/?preview=1': '' });
  await waitFor(() => expect(shown()?.body).toHaveTextContent('What we haul'));
  const choice = screen.getByRole('switch', { name: 'Show on the site' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText(/Visitors do not see this section/)).toBeVisible();
  expect(send).toHaveBeenLastCalledWith('POST', '/api/office/content/services/preview/', {
    body: expect.objectContaining({ is_shown: false }),
    response: expect.anything(),
  });
});
