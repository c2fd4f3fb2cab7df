import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { withId } from '@/contract/calls';
import { companyPath } from '@/contract/office/company';
import { contentPaths } from '@/contract/office/content/calls';
import { commentPaths } from '@/contract/office/comments';
import { defectPaths } from '@/contract/office/defects';
import { mediaPaths } from '@/contract/office/media';
import { peoplePaths } from '@/contract/office/people';
import { vehiclePaths } from '@/contract/office/vehicles';
import { defectHistory } from '@/testing/fixtures/defectStates';
import { mediaFiles } from '@/testing/fixtures/inbox';
import { openDefect, vehicles } from '@/testing/fixtures/office';
import { footerSection, storedCompany } from '@/testing/fixtures/officeContent';
import { noConnection, officeAt } from '@/testing/stories/officeStories';

const noList = { data: [], total: 0 };
const defect = { ...openDefect, history: defectHistory };

test.each([
  ['/defects', defectPaths.list, { data: [openDefect], total: 1 }, 'Leaks at the lower hose'],
  ['/comments', commentPaths.list, noList, 'No comments yet.'],
  ['/media', mediaPaths.list, { data: mediaFiles, total: 1 }, 'cab-at-dawn.jpg'],
  ['/defects/3/show', withId(defectPaths.record, 3), defect, 'Leaks at the lower hose'],
  ['/vehicles/1', withId(vehiclePaths.record, 1), vehicles[0], 'Truck T-204'],
  ['/company', companyPath, storedCompany, /^Address, phones/],
])(
  '%s shows only an error if it cannot be loaded, and a retry loads it',
  async (path, call, response, shown) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const Page = officeAt(path, {
      responses: { [call]: () => (isAway ? noConnection : response) },
    });
    render(<Page />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(noConnection.message);
    expect(screen.queryByText(/^no .*yet|^nothing|exist/i)).not.toBeInTheDocument();
    expect(screen.getAllByText(noConnection.message)).toHaveLength(1);

    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  ['/vehicles/404/show', withId(vehiclePaths.record, 404), 'vehicle', 'Vehicles'],
  ['/people/404', withId(peoplePaths.record, 404), 'person', 'People'],
])(
  '%s says that the record does not exist, and offers a link to the list instead of a retry',
  async (path, call, name, list) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = officeAt(path, { responses: { [call]: new HttpError('Not found.', 404) } });
    render(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent(`This ${name} does not exist.`);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: `Go to ${list}` }));
    expect(await screen.findByRole('heading', { level: 1, name: list })).toBeVisible();
  },
);

test('a section of the site that cannot be loaded shows an error, and a retry loads it', async () => {
  const url = withId(contentPaths.record, 'contacts');
  let isAway = true;
  const Page = officeAt('/site/footer', {
    responses: { [url]: () => (isAway ? noConnection : footerSection) },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Contacts in the footer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(noConnection.message);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Address/)).toBeVisible();
});
